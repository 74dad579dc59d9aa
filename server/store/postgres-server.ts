import type { Socket } from 'node:net';
import { Refusal } from '@gilt/engine/fault';
import type pg from 'pg';
import { POSTGRES_STEPS } from './postgres-schema.ts';

/** The library, read only by those who need it. */
export const postgresModule = async (): Promise<typeof pg> => (await import('pg')).default;

/** What is said of a database in messages: its address without the password. */
export function nameOf(url: string): string {
  const address = new URL(url);
  address.password = '';
  address.search = '';
  return address.href;
}

export const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** Whoever is not connected after so long is not going to be, in milliseconds; and so long a statement may take. */
export const CONNECTING = 5_000;
export const ANSWERING = 15_000;
/** A connection of which nothing has been heard for so long is asked whether it is still there, in milliseconds; the system gives it up in the end. */
const SILENCE = 10_000;

/** How a connection is made. Numbers come as numbers: times are far from where those of JavaScript get inexact. */
export const connectionTo = (url: string, { types }: typeof pg): pg.PoolConfig => ({
  connectionString: url,
  application_name: 'gilt',
  connectionTimeoutMillis: CONNECTING,
  query_timeout: ANSWERING,
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENCE,
  types: {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text'),
  },
});

/** So long a server may take to say goodbye, in milliseconds. */
const FAREWELL = 1000;

/** The library's connection, which ends also where nobody answers any more: or a program that has such a one would never end. */
export function clientOf({ Client }: typeof pg): typeof pg.Client {
  class Ending extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: it is called in two ways, and answers in two
    override end(...done: any[]): any {
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      const timer = setTimeout(() => stream.destroy(), FAREWELL).unref();
      stream.once('close', () => clearTimeout(timer));
      return super.end(...(done as []));
    }
  }
  return Ending;
}

/** Has things done one after another, as a connection wants its statements: whatever became of the one before. */
export function oneAfterAnother(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  };
}

/** What a server complains of, as one sentence for whoever runs Gilt; null if it is something else. */
export function postgresTrouble(url: string, error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  const said = TROUBLES.find(([pattern]) => pattern.test(`${code} ${message}`));
  return said ? new Refusal(`${nameOf(url)}: ${said[1]}`) : null;
}

/** By the codes of PostgreSQL (appendix A of its manual) and of Node. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [/^3D000/, 'there is no such database; make one with createdb'],
  [/^28P01|password must be a string|no password/i, 'the password is wrong, or there is none'],
  [/^28/, 'the server does not let this user in (pg_hba.conf)'],
  [/^42501/, 'this user may not make tables there; the database should belong to them'],
  [/^42P01|^42703/, 'its tables are not as this version of Gilt makes them'],
  [/^42P07/, 'it holds tables of another program; make a database for Gilt alone'],
  // A new connection writes a file of its own into a new database, and cannot say why it did not succeed.
  [/^53100|No space left|could not write init file/, 'cannot be written: the disk is full'],
  [/^25006/, 'can only be read; Gilt needs the server that writes'],
  [/^53300/, 'the server has no connection left for Gilt (max_connections)'],
  [/^57P0/, 'the server just starts or stops; try again'],
  [/^ENOTFOUND|^EAI_AGAIN/, 'there is no such computer'],
  [/^ECONN|^EHOST|^ENET|^ENOENT|^ETIMEDOUT|timeout|terminated|cannot be reached/i, 'nobody answers there'],
];

/** Any number, the same for all: whoever changes the schema holds it, and whoever serves holds the other. */
const MIGRATING = 7_102_001;
const SERVING = 7_102_002;

/**
 * Brings the schema up to date, whoever comes first. It is one transaction: whatever goes wrong, nothing has changed. A database of a newer
 * Gilt is left alone.
 */
export async function migratePostgres(url: string, steps = POSTGRES_STEPS): Promise<void> {
  const module = await postgresModule();
  // The database may be large: however long it takes.
  const client = new (clientOf(module))({ ...connectionTo(url, module), query_timeout: 0 });
  client.on('error', () => {});
  try {
    await client.connect();
    await mustServe(client, url);
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('CREATE TABLE IF NOT EXISTS gilt_schema (step INTEGER NOT NULL)');
    const { rows } = await client.query('SELECT step FROM gilt_schema');
    const done: number = rows[0]?.step ?? 0;
    if (done > steps.length) throw new Refusal(`${nameOf(url)} was written by a newer version of Gilt`);
    if (done > 0 && done < steps.length) await mustBeUnserved(client, url);
    for (const step of steps.slice(done)) await client.query(step);
    if (done < steps.length) {
      await client.query('DELETE FROM gilt_schema');
      await client.query('INSERT INTO gilt_schema VALUES ($1)', [steps.length]);
    }
    await client.query('COMMIT');
  } catch (error) {
    throw postgresTrouble(url, error) ?? error;
  } finally {
    // What was not committed is forgotten with the connection.
    await client.end().catch(() => {});
  }
}

/** Refuses a server on which Gilt could not keep its promises. */
async function mustServe(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
     current_setting('synchronous_commit') AS waits`,
  );
  const { version, encoding, waits } = rows[0] as { version: number; encoding: string; waits: string };
  if (version < 140_000) throw new Refusal(`${nameOf(url)}: Gilt needs PostgreSQL 14 or newer`);
  if (encoding !== 'UTF8')
    throw new Refusal(
      `${nameOf(url)}: its encoding is ${encoding}; make a database with createdb -E UTF8 -T template0`,
    );
  if (waits === 'off')
    throw new Refusal(`${nameOf(url)}: synchronous_commit is off, so that what was acknowledged could be lost`);
}

/** Servers of an older version must not go on with tables that they do not know. */
async function mustBeUnserved(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS got', [SERVING]);
  if (!rows[0].got)
    throw new Refusal(`servers of an older version of Gilt still run on ${nameOf(url)}; stop them first`);
}

/** So long a server that was just killed may keep its lock, in milliseconds. */
const LINGERING = 5_000;

/** Takes a database alone, or as one of several who serve it. */
export type Taking = 'alone' | 'serving';
const LOCKS: Record<Taking, string> = {
  alone: 'SELECT pg_try_advisory_lock($1) AS got',
  serving: 'SELECT pg_try_advisory_lock_shared($1) AS got',
};

/**
 * Takes a database as long as the connection lasts. Should that break it is taken again; if somebody has it for themselves meanwhile the log
 * of each table still takes every line once.
 */
export async function lockDatabase(
  url: string,
  taking: Taking,
  onTrouble: (error: Error) => void,
  patience = LINGERING,
): Promise<() => Promise<void>> {
  const module = await postgresModule();
  let held: pg.Client | null = null;
  let closed = false;
  const taken = () =>
    new Refusal(
      taking === 'alone' ? `a server already runs on ${nameOf(url)}` : `something is being moved into ${nameOf(url)}`,
    );

  async function take(patience: number): Promise<void> {
    const client = new (clientOf(module))(connectionTo(url, module));
    client.on('error', () => {});
    try {
      await client.connect();
      for (const end = Date.now() + patience; ; await new Promise((go) => setTimeout(go, 200))) {
        const { rows } = await client.query(LOCKS[taking], [SERVING]);
        if (rows[0].got) break;
        if (Date.now() >= end) throw taken();
      }
    } catch (error) {
      await client.end().catch(() => {});
      throw postgresTrouble(url, error) ?? error;
    }
    // Meanwhile it may not be wanted any more.
    if (closed) return void client.end().catch(() => {});
    held = client;
    client.once('end', takeAgain);
  }

  function takeAgain(): void {
    if (closed) return;
    take(0).catch((error: Error) => {
      onTrouble(error);
      setTimeout(takeAgain, 1000).unref();
    });
  }

  await take(patience);
  return async () => {
    closed = true;
    await held?.end().catch(() => {});
  };
}
