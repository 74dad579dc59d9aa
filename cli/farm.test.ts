import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { Refusal } from '@gilt/engine/fault';
import { type FarmResult, runByQueue } from '@gilt/lab/farm/judge';
import { applicationOf, type Play, work } from '@gilt/lab/farm/work';
import { playRounds } from '@gilt/lab/run/mass';
import { type RunPlan, readRunPlan } from '@gilt/lab/run/plan';
import { resultText } from '@gilt/lab/run/result';
import { run } from '@gilt/lab/run/run';
import type { Shard } from '@gilt/lab/run/shards';
import { WIN } from '@gilt/lab/run/totals';
import { postgresModule } from '@gilt/server/store/postgres-server';
import { afterAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../scripts/postgres.ts';
import { connecting } from './farm.ts';

const gilt = join(import.meta.dirname, '..', 'dist', 'gilt.js');
const folder = mkdtempSync(join(tmpdir(), 'gilt-farm-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'plan.json');
const planOf = (rounds: number): RunPlan => {
  const lines = [{ game: 'dungeon-busters', players: [3, 4], lineups: ['random'], rounds }];
  writeFileSync(file, JSON.stringify({ seed: 'farm', lines }));
  return readRunPlan(JSON.parse(readFileSync(file, 'utf8')));
};
const gives = (words: string) => {
  const { status, stderr } = spawnSync(process.execPath, [gilt, 'lab', ...words.split(' ')], { encoding: 'utf8' });
  return [status, stderr];
};

const server = await startPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
const none = 'reason' in server ? server.reason : null;

describe.skipIf(none)(`a farm on PostgreSQL${none === null ? '' : ` (skipped: ${none})`}`, () => {
  const { url: home = '', stop = async () => {} } = none === null ? (server as Postgres) : {};
  afterAll(stop);
  const here: Play = async (cell, { from, to }) => playRounds(cell, from, to);

  // biome-ignore lint/suspicious/noExplicitAny: rows are what the statement makes them
  async function query(url: string, text: string, values: unknown[] = []): Promise<any[]> {
    const { Client } = await postgresModule();
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query(text, values).finally(() => client.end());
    return rows;
  }
  async function database(name: string): Promise<string> {
    await query(home, `CREATE DATABASE ${name}`);
    return home.replace(/postgres$/, name);
  }
  async function until(what: () => Promise<boolean>): Promise<void> {
    while (!(await what())) await rest(20);
  }

  /** Whether a run has put its shards into a queue. */
  const isThere = async (url: string): Promise<boolean> =>
    (await query(url, "SELECT to_regclass('gilt_lab.shards') AS there"))[0].there !== null &&
    (await query(url, 'SELECT 1 FROM gilt_lab.shards LIMIT 1')).length > 0;

  /** A run at a queue, and workers beside it in this process. */
  function farm(url: string, plan: RunPlan, more: { folder?: string; shards?: Shard[] } = {}) {
    const stopped = new AbortController();
    const working: Promise<void>[] = [];
    const quiet = { connect: connecting(url), notice: () => {} };
    const result: Promise<FarmResult> = runByQueue({ ...quiet, ...more, plan, play: here, progress: () => {} });
    return {
      hire(name: string, play: Play) {
        working.push(work({ ...quiet, name, hands: 1, play, signal: stopped.signal }));
      },
      begun: () => Promise.race([result, until(() => isThere(url))]),
      async end() {
        const whole = await result;
        stopped.abort();
        await Promise.all(working);
        return whole;
      },
    };
  }
  const alone = (plan: RunPlan) => run({ plan, threads: 1, worker: new URL('file:///nowhere'), progress: () => {} });

  test('of ten workers five are killed and one lies: the result is that of one machine, and the liar is named', async () => {
    const url = await database('ten');
    const plan = planOf(6500);
    // Five long ones first, so that whoever takes them can be seen with them.
    const lengths = [
      [2000, 2000, 2000, ...new Array<number>(10).fill(50)],
      [2000, 2000, ...new Array<number>(50).fill(50)],
    ];
    const shards = lengths
      .flatMap((some, cell) =>
        some.map((length, i) => {
          const from = some.slice(0, i).reduce((sum, each) => sum + each, 0);
          return { cell, from, to: from + length };
        }),
      )
      .toSorted((a, b) => b.to - b.from - (a.to - a.from));
    const out = join(folder, 'ten.run');
    const { hire, begun, end } = farm(url, plan, { folder: out, shards });
    await begun();

    // Each of five programs is killed when it is seen with a shard.
    const killed = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      child: spawn(process.execPath, [gilt, 'lab', 'worker', '--queue', url, '--name', name, '--threads', '1']),
      application: applicationOf(name),
    }));
    const sessions = (state: string): Promise<{ name: string }[]> =>
      query(url, `SELECT application_name AS name FROM pg_stat_activity WHERE datname = 'ten' AND ${state}`);
    await until(async () => {
      const playing = (await sessions("state = 'idle in transaction'")).map(({ name }) => name);
      for (const { child, application } of killed) if (playing.includes(application)) child.kill('SIGKILL');
      return killed.every(({ child }) => child.killed);
    });
    await until(async () => (await sessions("application_name LIKE 'gilt lab worker %'")).length === 0);
    const free = 'SELECT number FROM gilt_lab.shards WHERE worker IS NULL';
    const rows = await query(url, free);
    expect(rows.length).toBeGreaterThan(10);
    expect(await query(url, `${free} FOR UPDATE SKIP LOCKED`)).toEqual(rows);

    // One lies, and has the queue to itself for a while.
    hire('liar', async (cell, shard) => {
      const totals = await here(cell, shard);
      totals.seats[0]!.wins += WIN;
      return totals;
    });
    const lies =
      "SELECT worker FROM gilt_lab.shards WHERE 'liar' IN (worker, checker) UNION ALL SELECT worker FROM gilt_lab.faults, generate_series(1, 3)";
    await until(async () => (await query(url, lies)).length > 2);
    for (const name of ['f', 'g', 'h', 'i']) hire(name, here);
    const { result, named } = await end();

    const ours = resultText(await alone(plan));
    expect(resultText(result)).toBe(ours);
    expect(readFileSync(join(out, 'result.json'), 'utf8')).toBe(ours);
    expect(named).toMatchObject([{ worker: 'liar', kind: 'lie' }]);
    expect(await query(url, 'SELECT FROM gilt_lab.shards')).toEqual([]);
  });

  test('a worker that finds fault with what is so is named, and so is one that refuses to play; the only honest one is checked by the run itself', async () => {
    const url = await database('few');
    const plan = planOf(40);
    const { hire, begun, end } = farm(url, plan);
    await begun();
    hire('lazy', () => Promise.reject(new Refusal('not today')));
    await until(async () => (await query(url, "SELECT FROM gilt_lab.faults WHERE worker = 'lazy'")).length > 0);
    hire('honest', here);
    await until(async () => (await query(url, "SELECT FROM gilt_lab.shards WHERE worker = 'honest'")).length > 9);
    let played = 0;
    hire('envious', async (cell, shard) => {
      const totals = await here(cell, shard);
      if (played++ === 0) totals.games++;
      return totals;
    });
    const { result, named } = await end();
    expect(resultText(result)).toBe(resultText(await alone(plan)));
    expect(named.map(({ worker, kind }) => [worker, kind])).toEqual([
      ['envious', 'lie'],
      ['lazy', 'refusal'],
    ]);
  });

  test('a run that is stopped goes on where it was, and so it does when the database was away; a worker with other rules is named; two do not look after one run', async () => {
    const url = await database('again');
    const plan = planOf(30);
    const child = spawn(process.execPath, [
      gilt,
      'lab',
      'run',
      file,
      '--queue',
      url,
      '--out',
      join(folder, 'again.run'),
    ]);
    await until(() => isThere(url));
    await expect(farm(url, plan).end()).rejects.toThrow('another gilt lab run already looks after this plan');
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    await until(async () => (await query(url, "SELECT FROM pg_locks WHERE locktype = 'advisory'")).length === 0);
    await query(url, "INSERT INTO gilt_lab.runs SELECT 'x', plan, rules FROM gilt_lab.runs");
    const { hire, end } = farm(url, plan);
    // The database goes away while the worker has a shard, and comes back.
    let taken = false;
    let back = false;
    hire('f', async (cell, shard) => {
      taken = true;
      await until(async () => back);
      return here(cell, shard);
    });
    await until(async () => taken);
    await (server as Postgres).restart();
    back = true;
    expect(resultText((await end()).result)).toBe(resultText(await alone(plan)));
    expect(await query(url, 'SELECT run, worker, kind FROM gilt_lab.faults')).toEqual([
      { run: 'x', worker: 'f', kind: 'rules' },
    ]);
  });

  test('what stands in the way of a queue is said in one sentence', async () => {
    planOf(30);
    const [other, strange] = [await database('other'), await database('strange')];
    await query(
      other,
      'CREATE SCHEMA gilt_lab; CREATE TABLE gilt_lab.version (version INT); INSERT INTO gilt_lab.version VALUES (7)'.replaceAll(
        '  ',
        ' ',
      ),
    );
    await query(strange, 'CREATE SCHEMA gilt_lab; CREATE TABLE gilt_lab.shards (x INT)');
    const run = `run ${file} --out ${join(folder, 'refused')} --queue`;
    expect(gives(`${run} ${other}`)).toEqual([
      2,
      "gilt: the queue's schema gilt_lab is of another version of Gilt (7, not 1); use another database\n",
    ]);
    expect(gives(`worker --queue ${strange}`)).toEqual([
      2,
      "gilt: the queue's schema gilt_lab is not one that Gilt made; use another database\n",
    ]);
    expect(gives(`worker --queue ${home.replace(/postgres$/, 'nothing')}`)[1]).toContain('there is no such database');
  });
});

test.each([
  ['worker --queue postgres://gilt@127.0.0.1:1/none', 'gilt: postgres://gilt@127.0.0.1:1/none: nobody answers there\n'],
  ['worker --queue redis://here', "gilt: --queue 'redis://here' is not like postgres://user:password@host/database\n"],
  ['worker --queue postgres://here --name a/b', "gilt: --name 'a/b' should be up to 40 letters, digits and .:@-\n"],
])('refuses %s', (words, complaint) => {
  expect(gives(words)).toEqual([2, complaint]);
});

test('refuses for a queue a plan whose bots think for a time', async () => {
  const plan = readRunPlan({ lines: [{ game: 'greed', lineups: ['hard@20ms'], rounds: 1 }] });
  const wanted = { plan, connect: () => Promise.reject(), play: () => Promise.reject(), progress() {}, notice() {} };
  await expect(runByQueue(wanted)).rejects.toThrow("'hard@20ms' does not play the same on every machine");
});
