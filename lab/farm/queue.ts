import { Refusal } from '@gilt/engine/fault';
import type { Shard } from '../run/shards.ts';

/** What is asked of a connection to PostgreSQL: as much of a client of pg as is needed. */
export interface Connection {
  // biome-ignore lint/suspicious/noExplicitAny: rows are what the statement makes them
  query(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
  end(): Promise<void>;
}

/** Connects somebody to the queue, by the name that its server is to know them by. */
export type Connect = (name: string) => Promise<Connection>;

/** The queue does not answer, or not any more. Whoever was at work waits and tries again. */
export class Unreachable extends Refusal {}

/** Of these tables. Another number stands for other tables. */
const VERSION = 1;
/** Any number, the same for all: whoever makes the tables holds it. */
const MAKING = 7_102_011;

/**
 * The tables, in a schema of their own, so that a database can hold a queue beside anything else. A shard is
 *
 *   free      worker is null; whoever has its row locked plays it
 *   played    what it comes to, a text for each of its parts, as the worker tells
 *   checked   somebody else played one part again and found this digest
 *   settled   whoever wants the run has seen that both say the same
 */
const TABLES = `
  CREATE TABLE gilt_lab.runs (
    run TEXT PRIMARY KEY,
    plan TEXT NOT NULL,
    rules TEXT NOT NULL
  );
  CREATE TABLE gilt_lab.shards (
    run TEXT NOT NULL REFERENCES gilt_lab.runs ON DELETE CASCADE,
    number INTEGER NOT NULL,
    cell INTEGER NOT NULL,
    first INTEGER NOT NULL,
    beyond INTEGER NOT NULL,
    worker TEXT,
    parts TEXT[],
    milliseconds REAL,
    checker TEXT,
    part INTEGER,
    found TEXT,
    settled BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (run, number)
  );
  CREATE INDEX shards_free ON gilt_lab.shards (run, number) WHERE worker IS NULL;
  CREATE INDEX shards_unchecked ON gilt_lab.shards (run, number) WHERE worker IS NOT NULL AND checker IS NULL;
  CREATE TABLE gilt_lab.faults (
    run TEXT NOT NULL REFERENCES gilt_lab.runs ON DELETE CASCADE,
    worker TEXT NOT NULL,
    kind TEXT NOT NULL,
    why TEXT NOT NULL,
    number INTEGER,
    PRIMARY KEY (run, worker)
  );
  CREATE TABLE gilt_lab.version (version INTEGER NOT NULL);
  INSERT INTO gilt_lab.version VALUES (${VERSION});
`;

/** Makes the tables where there are none; refuses those of another version. */
export async function openQueue(connection: Connection): Promise<void> {
  await transaction(connection, async () => {
    await connection.query('SELECT pg_advisory_xact_lock($1)', [MAKING]);
    await connection.query('CREATE SCHEMA IF NOT EXISTS gilt_lab');
    const { rows: there } = await connection.query(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'gilt_lab' ORDER BY tablename",
    );
    if (there.length === 0) {
      await connection.query(TABLES);
      return;
    }
    const ours = there.some(({ tablename }) => tablename === 'version');
    const { rows } = ours ? await connection.query('SELECT version FROM gilt_lab.version') : { rows: [] };
    if (rows[0]?.version !== VERSION)
      throw new Refusal(
        `the queue's schema gilt_lab is ${ours ? `of another version of Gilt (${rows[0]?.version}, not ${VERSION})` : 'not one that Gilt made'}; use another database`,
      );
  });
}

/** Between its first and last statement; whatever goes wrong, nothing has changed. */
export async function transaction<T>(connection: Connection, act: () => Promise<T>): Promise<T> {
  await connection.query('BEGIN');
  try {
    const result = await act();
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** A row of the table of shards, as far as it says what is to be played. */
export interface ShardRow {
  readonly run: string;
  readonly number: number;
  readonly cell: number;
  readonly first: number;
  readonly beyond: number;
}

export const shardIn = ({ cell, first, beyond }: ShardRow): Shard => ({ cell, from: first, to: beyond });

/** What is to be done first: shards that others have played, then those that nobody has. */
export type Kind = 'check' | 'play';
const OPEN: Readonly<Record<Kind, string>> = {
  check: 's.worker IS NOT NULL AND s.worker <> $2 AND s.checker IS NULL',
  play: 's.worker IS NULL',
};

/**
 * Takes a shard that nobody else has; it is held as long as the transaction lasts, and free again when the connection is gone. What a
 * worker is named for keeps it out of that run.
 */
export async function take(
  connection: Connection,
  kind: Kind,
  runs: readonly string[],
  name: string,
): Promise<ShardRow | null> {
  const { rows } = await connection.query(
    `SELECT s.run, s.number, s.cell, s.first, s.beyond FROM gilt_lab.shards s
     WHERE s.run = ANY($1) AND ${OPEN[kind]}
       AND NOT EXISTS (SELECT FROM gilt_lab.faults f WHERE f.run = s.run AND f.worker = $2)
     ORDER BY s.run, s.number LIMIT 1 FOR UPDATE OF s SKIP LOCKED`,
    [runs, name],
  );
  return rows[0] ?? null;
}

/** What a worker is named for. */
export interface Fault {
  readonly worker: string;
  /** It told what is not so; it plays by other rules; it refuses to play. */
  readonly kind: 'lie' | 'rules' | 'refusal';
  readonly why: string;
  /** The shard that it refuses to play. */
  readonly number: number | null;
}

export async function nameWorker(connection: Connection, run: string, fault: Fault): Promise<void> {
  const { worker, kind, why, number } = fault;
  await connection.query(
    `INSERT INTO gilt_lab.faults (run, worker, kind, why, number) SELECT run, $2, $3, $4, $5 FROM gilt_lab.runs WHERE run = $1
     ON CONFLICT (run, worker) DO UPDATE SET kind = $3, why = $4, number = $5`,
    [run, worker, kind, why, number],
  );
}
