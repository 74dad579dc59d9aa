import { setTimeout as rest } from 'node:timers/promises';
import { Refusal } from '@gilt/engine/fault';
import { forgetShard, keepResult, keepShard, keptShard, openFolder } from '../run/folder.ts';
import { type Cell, cellsOf, type RunPlan } from '../run/plan.ts';
import { identityOf, type RunResult, resultOf, rulesOf } from '../run/result.ts';
import { gamesOf, type Shard, shardsOf } from '../run/shards.ts';
import { timeLeft } from '../run/time-left.ts';
import { type Totals, totalsText } from '../run/totals.ts';
import { digestOfPart, mustBeChecked, partsOf, sumOfParts } from './parts.ts';
import {
  type Connect,
  type Connection,
  type Fault,
  nameWorker,
  openQueue,
  type ShardRow,
  shardIn,
  transaction,
  Unreachable,
} from './queue.ts';
import { applicationOf, check, type Play } from './work.ts';

export interface FarmRun {
  readonly plan: RunPlan;
  /** Where finished shards are kept, as by a run on one machine. */
  readonly folder?: string;
  readonly connect: Connect;
  /** Settles what workers say differently. */
  readonly play: Play;
  readonly progress: (done: number, of: number, left: number | null) => void;
  /** Hears, in words, what whoever runs it should know. */
  readonly notice: (words: string) => void;
  readonly shards?: readonly Shard[];
}

export interface FarmResult {
  readonly result: RunResult;
  /** Workers that told what is not so, have other rules, or would not play. */
  readonly named: readonly Fault[];
}

/** The name under which whoever wants the run checks what no worker does. No worker can be called so. */
const JUDGE = 'the run itself';
/** How often the queue is looked at, in milliseconds, and how long is waited while it does not answer. */
const LOOK = 250;
const AGAIN = 2_000;
/** So often somebody who cannot begin tries again. */
const TRIES = 3;
/** After so long without a worker somebody is told. */
const LONELY = 10_000;

/**
 * Has a plan played by whoever takes part, and believes nobody: of every shard one part in ten, drawn by lot after it was told, is played
 * again elsewhere, and where two differ it is played here. All that a named worker has played or checked is played or checked again.
 */
export async function runByQueue(wanted: FarmRun): Promise<FarmResult> {
  const { plan, folder, connect, progress, notice, shards = shardsOf(plan) } = wanted;
  const cells = cellsOf(plan);
  mustBeChecked(cells);
  const run = identityOf(plan);
  if (folder) openFolder(folder, plan);
  const settled = new Map<number, Totals>();
  if (folder)
    for (const [number, shard] of shards.entries()) {
      const totals = keptShard(folder, run, shard);
      if (totals) settled.set(number, totals);
    }
  const missing = shards.filter((_, number) => !settled.has(number));
  const standing: Standing = {
    ...wanted,
    shards,
    cells,
    run,
    settled,
    left: timeLeft(missing, 1),
    busy: 0,
    start: performance.now(),
  };
  progress(gamesIn(standing), gamesIn(standing, shards.keys()), null);
  let connection = await beginAtLast(standing, connect);
  let heard = performance.now();
  while (settled.size < shards.length) {
    try {
      const moved = await look(connection, standing);
      if (moved) heard = performance.now();
      else if (performance.now() - heard > LONELY) {
        heard = performance.now();
        if (await isAlone(connection)) notice('no worker takes part: start some with gilt lab worker --queue …');
      }
      if (!moved) await rest(LOOK);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      notice(`${error.message}; trying again`);
      await connection.end().catch(() => {});
      await rest(AGAIN);
      connection = await begin(standing, connect).catch((again) => {
        if (again instanceof Unreachable) return connection;
        throw again;
      });
    }
  }
  const named = await faultsIn(connection, run);
  await connection.query('DELETE FROM gilt_lab.runs WHERE run = $1', [run]);
  await connection.end();
  const result = resultOf(
    plan,
    [...settled].map(([number, totals]) => [shards[number]!, totals] as const),
  );
  if (folder) keepResult(folder, result);
  return { result, named };
}

/** A queue that is just being started again is tried again; one that cannot be reached is refused after that. */
async function beginAtLast(standing: Standing, connect: Connect): Promise<Connection> {
  for (let left = TRIES; ; left--)
    try {
      return await begin(standing, connect);
    } catch (error) {
      if (!(error instanceof Unreachable) || left === 0) throw error;
      await rest(AGAIN);
    }
}

/** How far it is. */
interface Standing extends FarmRun {
  readonly shards: readonly Shard[];
  readonly cells: readonly Cell[];
  readonly run: string;
  /** What is certain, by number of the shard. */
  readonly settled: Map<number, Totals>;
  readonly left: ReturnType<typeof timeLeft>;
  /** Milliseconds that workers have spent on what is settled, since when. */
  busy: number;
  readonly start: number;
}

const gamesIn = ({ shards, cells, settled }: Standing, numbers: Iterable<number> = settled.keys()): number =>
  [...numbers].reduce((sum, number) => sum + gamesOf(shards[number]!, cells[shards[number]!.cell]!), 0);

/** Connects, and puts what is missing into the queue, as far as it is not there yet. */
async function begin({ plan, run, shards, settled }: Standing, connect: Connect): Promise<Connection> {
  const connection = await connect('gilt lab run');
  try {
    await openQueue(connection);
    const { rows } = await connection.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got', [run]);
    if (!rows[0].got) throw new Refusal('another gilt lab run already looks after this plan in this queue');
    await transaction(connection, async () => {
      await connection.query('INSERT INTO gilt_lab.runs VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        run,
        JSON.stringify(plan),
        JSON.stringify(rulesOf(plan)),
      ]);
      const missing = [...shards.entries()].filter(([number]) => !settled.has(number));
      const column = (of: (number: number, shard: Shard) => number): number[] =>
        missing.map(([number, shard]) => of(number, shard));
      await connection.query(
        `INSERT INTO gilt_lab.shards (run, number, cell, first, beyond)
         SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[]) ON CONFLICT DO NOTHING`,
        [
          run,
          column((number) => number),
          column((_, { cell }) => cell),
          column((_, { from }) => from),
          column((_, { to }) => to),
        ],
      );
      // What was settled when it stopped before, but is not kept here, is looked at again.
      await connection.query('UPDATE gilt_lab.shards SET settled = false WHERE run = $1 AND number = ANY($2)', [
        run,
        column((number) => number),
      ]);
    });
    return connection;
  } catch (error) {
    await connection.end().catch(() => {});
    throw error;
  }
}

interface CheckedRow extends ShardRow {
  readonly worker: string;
  readonly parts: readonly string[];
  readonly milliseconds: number;
  readonly checker: string;
  readonly part: number;
  readonly found: string;
}

/** Settles what was checked, takes back what named workers did, and checks what nobody else does. False: there was nothing to do. */
async function look(connection: Connection, standing: Standing): Promise<boolean> {
  const { run, cells, play } = standing;
  const { rows } = await connection.query(
    `SELECT run, number, cell, first, beyond, worker, parts, milliseconds, checker, part, found FROM gilt_lab.shards
     WHERE run = $1 AND checker IS NOT NULL AND NOT settled ORDER BY number LIMIT 20`,
    [run],
  );
  for (const row of rows as CheckedRow[]) await settle(connection, standing, row);
  const back = (await mindRefusals(connection, standing)) + (await takeBack(connection, standing));
  if (rows.length > 0 || back > 0) return true;
  const { rows: free } = await connection.query(
    'SELECT FROM gilt_lab.shards WHERE run = $1 AND worker IS NULL LIMIT 1',
    [run],
  );
  if (free.length > 0) return false;
  return check(connection, { name: JUDGE, play, notice: () => {} }, (row) => cells[row.cell]!, [run]);
}

/** Where two say the same it is so; where they do not, it is played here. */
async function settle(connection: Connection, standing: Standing, row: CheckedRow): Promise<void> {
  const { run, cells, settled, folder, left, progress, shards, play } = standing;
  const shard = shardIn(row);
  const cell = cells[row.cell]!;
  const told = row.parts[row.part] === undefined ? '' : digestOfPart(row.parts[row.part]!);
  const part = partsOf(shard)[row.part];
  const of = `rounds ${(part?.from ?? row.first) + 1} to ${part?.to ?? row.beyond} of cell ${row.cell + 1}`;
  const lie = (worker: string, why: string): Promise<void> =>
    nameWorker(connection, run, { worker, kind: 'lie', why, number: null });
  if (told !== row.found) {
    const truth = part ? digestOfPart(totalsText(await play(cell, part))) : null;
    if (truth === null || row.found !== truth) await lie(row.checker, `checking ${of} it found what is not so`);
    if (truth !== null && told !== truth) await lie(row.worker, `it told what is not so of ${of}`);
    return;
  }
  const totals = sumOfParts(row.parts, shard, cell);
  if (!totals) {
    await lie(
      row.worker,
      `what it told of rounds ${row.first + 1} to ${row.beyond} of cell ${row.cell + 1} cannot be read`,
    );
    return;
  }
  if (folder) keepShard(folder, run, shard, totals);
  settled.set(row.number, totals);
  await connection.query('UPDATE gilt_lab.shards SET settled = true WHERE run = $1 AND number = $2', [run, row.number]);
  standing.busy += row.milliseconds;
  const alone = left.after(shard, row.milliseconds);
  const atOnce = standing.busy / (performance.now() - standing.start);
  progress(gamesIn(standing), gamesIn(standing, shards.keys()), alone === null ? null : alone / Math.max(0.01, atOnce));
}

/** Whatever named workers have played is free again, and what they have checked is unchecked. */
async function takeBack(connection: Connection, standing: Standing): Promise<number> {
  const { run, settled, folder, shards, left } = standing;
  const among = (who: string): string =>
    `number IN (SELECT number FROM gilt_lab.shards WHERE run = $1
     AND ${who} IN (SELECT worker FROM gilt_lab.faults WHERE run = $1 AND kind = 'lie') FOR UPDATE SKIP LOCKED)`;
  const unchecked = 'checker = NULL, part = NULL, found = NULL, settled = false';
  const { rows: played } = await connection.query(
    `UPDATE gilt_lab.shards SET worker = NULL, parts = NULL, milliseconds = NULL, ${unchecked} WHERE run = $1 AND ${among('worker')} RETURNING number`,
    [run],
  );
  const { rows: checked } = await connection.query(
    `UPDATE gilt_lab.shards SET ${unchecked} WHERE run = $1 AND ${among('checker')} RETURNING number`,
    [run],
  );
  for (const { number } of [...played, ...checked]) {
    if (!settled.delete(number)) continue;
    left.wanted(shards[number]!);
    if (folder) forgetShard(folder, shards[number]!);
  }
  return played.length + checked.length;
}

/** Whoever refuses to play what can be played here is named and no more; what cannot be played here either stops the run. */
async function mindRefusals(connection: Connection, standing: Standing): Promise<number> {
  const { run, shards, cells, play } = standing;
  const faults = (await faultsIn(connection, run)).filter(({ kind, number }) => kind === 'refusal' && number !== null);
  for (const fault of faults) {
    const shard = shards[fault.number!]!;
    await play(cells[shard.cell]!, shard);
    await nameWorker(connection, run, { ...fault, number: null });
  }
  return faults.length;
}

async function faultsIn(connection: Connection, run: string): Promise<Fault[]> {
  const { rows } = await connection.query(
    'SELECT worker, kind, why, number FROM gilt_lab.faults WHERE run = $1 ORDER BY worker',
    [run],
  );
  return rows;
}

async function isAlone(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE $1 LIMIT 1',
    [applicationOf('%')],
  );
  return rows.length === 0;
}
