import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { below, chance, pick, type Random } from '@gilt/engine/random';
import { type Postgres, startPostgres } from '../../scripts/postgres.ts';
import { postgresModule } from '../store/postgres-server.ts';
import { type Program, start } from './program.ts';
import { type Relay, relay, withoutNotices } from './relay.ts';

/** What can happen to several nodes on one database. */
export const FAULTS = [
  'a node killed',
  'a node stopped',
  'PostgreSQL killed',
  'PostgreSQL restarted',
  'PostgreSQL paused',
  'a node cut off',
  'a node disconnected',
  'notices lost',
  'a bell cut',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Nodes on one PostgreSQL, each behind a line that can be cut, and a router in front of them all, which sends everybody anywhere. */
export interface Cluster {
  /** Where people find it. */
  readonly address: string;
  /** The database itself. */
  readonly url: string;
  /** Everything is well. */
  isWell(): boolean;
  /** What stands still or is broken just now, by node; the database is -1. */
  readonly ailing: ReadonlySet<number>;
  /** Something happens, to that node or to the database, and is over when this resolves. */
  befall(fault: Fault, node: number, random: Random): Promise<void>;
  /** Ends it; the exit codes of the nodes. */
  close(): Promise<(number | null)[]>;
}

/** How long something lasts, in milliseconds. */
export type Lasting = (fault: Fault, random: Random) => number;

/** As HAProxy does it by deploy/haproxy.cfg: so often it looks, and so long it waits for an answer, in milliseconds. */
const LOOK = 500;
const LOOK_PATIENCE = 2000;
const MOST_MISSED = 2;

export async function faultyCluster(
  data: string,
  count: number,
  lasting: Lasting,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const made = await startPostgres({ settings });
  if ('reason' in made) throw new Error(made.reason);
  const postgres: Postgres = made;
  const lines: Relay[] = [];
  for (let i = 0; i < count; i++)
    lines.push(await relay((tried) => (tried.length > 0 ? null : postgres.port), withoutNotices));
  const ailing = new Set<number>();
  let closing = false;
  const launch = (node: number): Promise<Program> => {
    const url = postgres.url.replace(`:${postgres.port}`, `:${lines[node]!.port}`);
    const flags = ['--database', url, '--proxies', '1', '--threads', '1', '--log', 'error'];
    return start(join(data, `node-${node + 1}`), ...flags);
  };
  /** One that finds no database is started again, as by systemd. */
  async function launchAgain(node: number): Promise<Program> {
    for (let tries = 0; ; tries++)
      try {
        return await launch(node);
      } catch (error) {
        if (tries === 60) throw error;
        await wait(300);
      }
  }
  const nodes: Program[] = [];
  for (let i = 0; i < count; i++) nodes.push(await launch(i));
  const portOf = (node: number): number => Number(new URL(nodes[node]!.address).port);

  const missed = nodes.map(() => 0);
  const isUp = (node: number): boolean => missed[node]! < MOST_MISSED;
  let turn = 0;
  // Connection after connection to another node: so the people of a table sit on all of them.
  const router = await relay((tried) => {
    const up = nodes.map((_, i) => i).filter((i) => isUp(i) && !tried.includes(portOf(i)));
    return up.length === 0 ? null : portOf(up[turn++ % up.length]!);
  });
  async function watch(node: number): Promise<void> {
    while (!closing) {
      const signal = AbortSignal.timeout(LOOK_PATIENCE);
      const isWell = await fetch(`${nodes[node]!.address}/healthz`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      missed[node] = isWell ? 0 : missed[node]! + 1;
      if (missed[node] === MOST_MISSED) router.end(portOf(node));
      await wait(LOOK);
    }
  }
  const watching = nodes.map((_, i) => watch(i));

  const faults: Record<Fault, (node: number, time: number, random: Random) => Promise<void>> = {
    async 'a node killed'(node, time) {
      await nodes[node]!.stop('SIGKILL');
      await wait(time);
      nodes[node] = await launchAgain(node);
      missed[node] = 0;
    },
    async 'a node stopped'(node, time) {
      nodes[node]!.signal('SIGSTOP');
      await wait(time);
      nodes[node]!.signal('SIGCONT');
    },
    async 'PostgreSQL killed'() {
      await postgres.kill();
      await postgres.restart();
    },
    'PostgreSQL restarted': () => postgres.restart(),
    async 'PostgreSQL paused'(_node, time) {
      postgres.pause();
      await wait(time);
      postgres.resume();
    },
    'a node cut off': (node, time) => line(node, 'frozen', time),
    'a node disconnected': (node, time) => line(node, 'broken', time),
    'notices lost': (node, time) => line(node, 'deaf', time),
    /** The connection by which a node hears of the others ends. */
    async 'a bell cut'(_node, _time, random) {
      const { Client } = await postgresModule();
      const client = new Client(postgres.url);
      client.on('error', () => {});
      await client.connect();
      const bells = "SELECT pid FROM pg_stat_activity WHERE application_name = 'gilt bell' ORDER BY pid";
      const { rows } = await client.query(bells);
      if (rows.length > 0) await client.query('SELECT pg_terminate_backend($1)', [pick(random, rows).pid]);
      await client.end();
    },
  };
  async function line(node: number, state: Parameters<Relay['set']>[0], time: number): Promise<void> {
    lines[node]!.set(state);
    await wait(time);
    lines[node]!.set('whole');
  }

  return {
    address: `http://127.0.0.1:${router.port}`,
    url: postgres.url,
    ailing,
    isWell: () => ailing.size === 0 && nodes.every((_, i) => missed[i] === 0),
    async befall(fault, node, random) {
      ailing.add(node);
      try {
        await faults[fault](node, lasting(fault, random), random);
      } finally {
        ailing.delete(node);
      }
    },
    async close() {
      closing = true;
      await Promise.all(watching);
      const codes = await Promise.all(nodes.map((node) => node.stop('SIGTERM')));
      for (const [i, node] of nodes.entries()) writeFileSync(join(data, `node-${i + 1}.log`), node.log());
      await router.close();
      for (const each of lines) await each.close();
      await postgres.stop();
      return codes;
    },
  };
}

/** Whom something happens to: somebody who is well, so that one node at least always is. The database is -1; null: there is nobody. */
export function victimOf(fault: Fault, ailing: ReadonlySet<number>, nodes: number, random: Random): number | null {
  if (fault.startsWith('PostgreSQL') || fault === 'a bell cut') return ailing.has(-1) ? null : -1;
  const well = Array.from({ length: nodes }, (_, i) => i).filter((node) => !ailing.has(node));
  return well.length > 1 ? pick(random, well) : null;
}

/** As long as that mostly, and now and then so long that whoever stands still has been given up by all others. */
export const mostly =
  (least: number, most: number, long: number, share: number): ((random: Random) => number) =>
  (random) =>
    chance(random) < share ? long : least + below(random, most - least);
