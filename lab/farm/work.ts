import { randomInt } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { Refusal } from '@gilt/engine/fault';
import { type Cell, cellsOf, readRunPlan } from '../run/plan.ts';
import { identityOf, rulesOf } from '../run/result.ts';
import type { Shard } from '../run/shards.ts';
import { type Totals, totalsText } from '../run/totals.ts';
import { digestOfPart, partsOf } from './parts.ts';
import {
  type Connect,
  type Connection,
  type Fault,
  nameWorker,
  type ShardRow,
  shardIn,
  take,
  transaction,
  Unreachable,
} from './queue.ts';

/** Plays some rounds of a cell, on a thread or here. */
export type Play = (cell: Cell, shard: Shard) => Promise<Totals>;

export interface Worker {
  /** By which it is named if it tells what is not so. */
  readonly name: string;
  /** How many shards it plays at a time, each over a connection of its own. */
  readonly hands: number;
  readonly connect: Connect;
  readonly play: Play;
  readonly signal: AbortSignal;
  /** Hears what it does, in words. */
  readonly notice: (words: string) => void;
}

/** What the server knows a worker's connections as. */
export const applicationOf = (name: string): string => `gilt lab worker ${name}`;

/** How long somebody waits who has nothing to do, in milliseconds, and how long while nobody answers. */
const IDLE = 250;
const AGAIN = 2_000;
/**
 * Whoever says nothing for so long has died, or their machine has, and the server gives the shard back; a connection that breaks is noticed
 * at once. While a shard is played something is said this often.
 */
const SILENCE = 60_000;
const BEAT = 10_000;

/** Plays and checks shards of all runs that there are, until it is told to stop. */
export async function work(worker: Worker): Promise<void> {
  const known = new Map<string, Known>();
  await Promise.all(Array.from({ length: worker.hands }, () => hand(worker, known)));
}

async function hand(worker: Worker, known: Map<string, Known>): Promise<void> {
  const { connect, name, signal, notice } = worker;
  while (!signal.aborted) {
    let connection: Connection | undefined;
    // What was under way goes back with the connection.
    const leave = (): void => void connection?.end().catch(() => {});
    try {
      connection = await connect(applicationOf(name));
      signal.addEventListener('abort', leave);
      while (!signal.aborted) {
        if (!(await turn(connection, worker, known))) await rest(IDLE, undefined, { signal });
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Unreachable)) throw error;
      notice(`${error.message}; trying again`);
      await rest(AGAIN, undefined, { signal }).catch(() => {});
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  }
}

/** A run that was read; null if this worker cannot take part in it. */
type Known = { readonly cells: readonly Cell[] } | null;

/** One shard, played or checked. False: there is nothing to do. */
async function turn(connection: Connection, worker: Worker, known: Map<string, Known>): Promise<boolean> {
  const { rows } = await connection.query('SELECT run FROM gilt_lab.runs');
  for (const { run } of rows) if (!known.has(run)) known.set(run, await readRun(connection, run, worker));
  const runs = rows.map(({ run }) => run).filter((run) => known.get(run));
  return (
    (await check(connection, worker, (row) => known.get(row.run)!.cells[row.cell]!, runs)) ||
    (await playNext(connection, worker, known, runs))
  );
}

/** Reads a plan, and sees whether the rules are the same here. */
async function readRun(connection: Connection, run: string, { name, notice }: Worker): Promise<Known> {
  const { rows } = await connection.query('SELECT plan, rules FROM gilt_lab.runs WHERE run = $1', [run]);
  if (rows.length === 0) return null;
  let why: string;
  try {
    const plan = readRunPlan(JSON.parse(rows[0].plan));
    if (identityOf(plan) === run) return { cells: cellsOf(plan) };
    why = `it has other rules: ${JSON.stringify(rulesOf(plan))} where the run has ${rows[0].rules}`;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    why = `it does not know the plan: ${error.message}`;
  }
  await nameWorker(connection, run, { worker: name, kind: 'rules', why, number: null });
  notice(`takes no part in run ${run.slice(0, 8)}, because ${why}`);
  return null;
}

async function playNext(
  connection: Connection,
  worker: Worker,
  known: Map<string, Known>,
  runs: readonly string[],
): Promise<boolean> {
  const { name, play, notice } = worker;
  const done = await held(connection, async (): Promise<boolean | (Fault & { readonly run: string })> => {
    const row = await take(connection, 'play', runs, name);
    if (!row) return false;
    const cell = known.get(row.run)!.cells[row.cell]!;
    const start = performance.now();
    const parts: string[] = [];
    try {
      for (const part of partsOf(shardIn(row))) parts.push(totalsText(await play(cell, part)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { run: row.run, worker: name, kind: 'refusal', why: error.message, number: row.number };
    }
    await connection.query(
      'UPDATE gilt_lab.shards SET worker = $3, parts = $4, milliseconds = $5 WHERE run = $1 AND number = $2',
      [row.run, row.number, name, parts, performance.now() - start],
    );
    notice(`played ${wordsFor(row)}`);
    return true;
  });
  if (typeof done === 'boolean') return done;
  await nameWorker(connection, done.run, done);
  notice(`takes no more part in run ${done.run.slice(0, 8)}: ${done.why}`);
  return true;
}

/** Plays a part again, drawn by lot, of a shard that somebody else has played. What they told of it is not looked at. */
export async function check(
  connection: Connection,
  { name, play, notice }: Pick<Worker, 'name' | 'play' | 'notice'>,
  cellOf: (row: ShardRow) => Cell,
  runs: readonly string[],
): Promise<boolean> {
  return held(connection, async () => {
    const row = await take(connection, 'check', runs, name);
    if (!row) return false;
    const parts = partsOf(shardIn(row));
    const part = randomInt(parts.length);
    const found = digestOfPart(totalsText(await play(cellOf(row), parts[part]!)));
    await connection.query(
      'UPDATE gilt_lab.shards SET checker = $3, part = $4, found = $5 WHERE run = $1 AND number = $2',
      [row.run, row.number, name, part, found],
    );
    notice(`checked ${wordsFor(row)}`);
    return true;
  });
}

/** A shard belongs to a transaction; while it lasts the server hears from us now and then. */
async function held<T>(connection: Connection, act: () => Promise<T>): Promise<T> {
  return transaction(connection, async () => {
    await connection.query(`SET LOCAL idle_in_transaction_session_timeout = ${SILENCE}`);
    const beat = setInterval(() => void connection.query('SELECT 1').catch(() => {}), BEAT);
    try {
      return await act();
    } finally {
      clearInterval(beat);
    }
  });
}

const wordsFor = ({ run, cell, first, beyond }: ShardRow): string =>
  `rounds ${first + 1} to ${beyond} of cell ${cell + 1} of run ${run.slice(0, 8)}`;
