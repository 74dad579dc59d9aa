import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Postgres, startPostgres } from '../../scripts/postgres.ts';
import { postgresModule } from '../../server/store/postgres-server.ts';
import { aligned, figure } from '../columns.ts';
import { median } from '../median.ts';
import { OURS } from './contestants.ts';
import { gather } from './crowd.ts';
import { pace, rush } from './drive.ts';
import type { Plan } from './measure.ts';
import { cpuSecondsOf, type ServerProcess, startServer } from './server-process.ts';
import { startUp } from './stored-tables.ts';

/** One server on SQLite beside one and two nodes on PostgreSQL, in turns, and where the processor's time goes. */
export interface Setting {
  readonly name: string;
  /** On PostgreSQL so many; none: on SQLite. */
  readonly nodes: number;
  /** The people of a table are at one node, or seat after seat at another. */
  readonly by?: 'table' | 'seat';
}

const SETTINGS: readonly Setting[] = [
  { name: 'SQLite', nodes: 0 },
  { name: 'PostgreSQL, one node', nodes: 1 },
  { name: 'two nodes, a table at one', nodes: 2, by: 'table' },
  { name: 'two nodes, a table at both', nodes: 2, by: 'seat' },
];

interface Round {
  readonly answersPerSecond: number;
  /** Milliseconds of processor time for each answer. */
  readonly nodes: number;
  readonly database: number;
  readonly driver: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Several {
  readonly rounds: number;
  readonly settings: readonly (Setting & { rounds: Round[] })[];
  /** Seconds until somebody who comes to a table is told all of it, and with how many stored tables. */
  readonly start: number;
  readonly stored: number;
}

export interface SeveralSize extends Plan {
  readonly rounds: number;
  readonly stored: number;
}

/** On the server of that address, where the user may make databases, or (`own`) on one of the machine's own binaries. */
export async function several(address: string, size: SeveralSize, progress: (text: string) => void): Promise<Several> {
  const own = address === 'own' ? await startPostgres() : null;
  if (own && 'reason' in own) throw new Error(own.reason);
  const url = own?.url ?? address;
  const settings = SETTINGS.map((each) => ({ ...each, rounds: [] as Round[] }));
  try {
    for (let round = 1; round <= size.rounds; round++)
      for (const setting of settings) {
        const measured = await withDatabase(url, (database) => measure(setting, database, own, size));
        setting.rounds.push(measured);
        progress(`round ${round}: ${setting.name}: ${measured.answersPerSecond.toFixed(0)} answers/s`);
      }
    progress(`a start with ${size.stored} stored tables`);
    const { answers } = await withDatabase(url, (database) => startUp(OURS[0].file, size.stored, database));
    return { rounds: size.rounds, settings, start: answers, stored: size.stored };
  } finally {
    await own?.stop();
  }
}

let made = 0;
async function withDatabase<T>(url: string, work: (database: string) => Promise<T>): Promise<T> {
  const name = `gilt_bench_${process.pid}_${++made}`;
  const run = async (text: string): Promise<void> => {
    const { Client } = await postgresModule();
    const client = new Client(url);
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await run(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  try {
    return await work(address.href);
  } finally {
    await run(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function measure(
  { nodes, by }: Setting,
  database: string,
  postgres: Postgres | null,
  plan: Plan,
): Promise<Round> {
  const [game] = OURS[0].args as [string];
  const servers: ServerProcess[] = [];
  const start = (...more: string[]): Promise<ServerProcess> => startServer(OURS[0].file, [game, ...more]);
  if (nodes === 0) servers.push(await start());
  for (let i = 0; i < nodes; i++) servers.push(await start('', database));
  // As many tables at each: so each has as much to do, and has been warmed up as well, as one that is alone.
  const places = (await servers[0]!.open(plan.tables * servers.length)).map((seats, table) =>
    seats.map((place, seat) => ({ ...place, port: servers[(by === 'seat' ? seat : table) % servers.length]!.port })),
  );
  const crowd = await gather(servers[0]!.port, OURS[0].tongue, places);
  const told = (): number => crowd.tables.reduce((sum, table) => sum + table.told, 0);
  const used = (): number[] => [
    servers.reduce((sum, server) => sum + (server.cpuSeconds() ?? Number.NaN), 0),
    nodes > 0 && postgres ? databaseSeconds(postgres) : 0,
    (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  ];
  const [before, from] = [used(), told()];
  const { answersPerSecond } = await rush(crowd, servers[0]!, plan);
  const [after, to] = [used(), told()];
  const [own = 0, stored = 0, driver = 0] = after.map((each, i) => (1000 * (each - before[i]!)) / (to - from));
  const { p50, p99 } = await pace(crowd, plan.perSecond, plan.seconds);
  for (const server of servers) await server.stop();
  return { answersPerSecond, nodes: own, database: stored, driver, p50, p99 };
}

/** Of the server and of all that it forked, those that have gone among them. */
function databaseSeconds({ data }: Postgres): number {
  const pid = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]!;
  const children = readdirSync('/proc').filter((each) => {
    try {
      return parentOf(each) === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children].reduce((sum, each) => sum + (cpuSecondsOf(Number(each), each === pid) ?? 0), 0);
}
const parentOf = (pid: string): string | undefined =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1];

/** For people. */
export function tableOfSeveral({ settings, rounds, start, stored }: Several, perSecond: number): string {
  const of = (i: number, what: keyof Round): number => median(settings[i]!.rounds.map((each) => each[what]));
  const ratio = (i: number, to: number): number =>
    median(
      settings[i]!.rounds.map((each, round) => each.answersPerSecond / settings[to]!.rounds[round]!.answersPerSecond),
    );
  const rows = settings.map(({ name, nodes }, i) => [
    name,
    figure(of(i, 'answersPerSecond')),
    `${figure(ratio(i, 0))}×`,
    nodes > 0 ? `${figure(ratio(i, 1))}×` : '',
    ...(['nodes', 'database', 'driver'] as const).map((what) => figure(of(i, what))),
    `${figure(of(i, 'p50'))} ms`,
    `${figure(of(i, 'p99'))} ms`,
  ]);
  const head = [
    '',
    'answers/s',
    'of SQLite',
    'of one',
    'ms of nodes',
    'database',
    'driver',
    `p50 at ${figure(perSecond)}/s`,
    'p99',
  ];
  const [one, both] = [1000 / of(1, 'nodes'), 2000 / of(2, 'nodes')];
  return [
    `Medians of ${rounds}, on ${cpus().length} processors that all share; milliseconds of processor time are for each answer.`,
    aligned([head, ...rows]),
    `Each node with a processor of its own, and the database and the driver elsewhere: one node could do ${figure(one)} answers/s, two ${figure(both)} (${figure(both / one)}×). A processor of the database is busy at ${figure(1000 / of(2, 'database'))}.`,
    `Start with ${figure(stored)} stored tables, until somebody who comes to one is told all of it: ${figure(start)} s.`,
    '',
  ].join('\n\n');
}
