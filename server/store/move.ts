import { createHash } from 'node:crypto';
import { Refusal } from '@gilt/engine/fault';
import type pg from 'pg';
import {
  clientOf,
  connectionTo,
  lockDatabase,
  migratePostgres,
  nameOf,
  postgresModule,
  postgresTrouble,
} from './postgres-server.ts';
import { openSqlite } from './sqlite.ts';
import { type Database, sqliteModule } from './sqlite-module.ts';
import { pressed } from './volume.ts';

/** What is copied: by table its columns with their types, those of the key first. */
const KINDS = {
  settings: { key: 'text', value: 'text' },
  people: { person: 'text', name: 'text', seen: 'bigint', mark: 'text' },
  links: { hash: 'text', person: 'text', expires: 'bigint' },
  tables: {
    code: 'text',
    game: 'text',
    status: 'text',
    listed: 'bool',
    seats: 'text',
    clock: 'int',
    restless: 'bool',
    touched: 'bigint',
  },
  sits: { person: 'text', code: 'text' },
  log: { code: 'text', n: 'int', at: 'bigint', happening: 'text', told: 'text' },
  sayings: { code: 'text', n: 'int', person: 'text', text: 'text' },
  snapshots: { code: 'text', n: 'int', stamp: 'text', data: 'bytea' },
  asides: { code: 'text', why: 'text', at: 'bigint' },
  volumes: { code: 'text', n: 'int', data: 'bytea' },
  mailboxes: { endpoint: 'text', person: 'text', p256dh: 'text', auth: 'text', since: 'bigint' },
  notices: { person: 'text', code: 'text', what: 'text', question: 'int', due: 'bigint', tries: 'int' },
} as const satisfies Record<string, Record<string, 'text' | 'bigint' | 'int' | 'bool' | 'bytea'>>;
export type Kind = keyof typeof KINDS;

/** The keys of two columns. */
const KEYS: Partial<Record<Kind, string[]>> = {
  sits: ['person', 'code'],
  log: ['code', 'n'],
  sayings: ['code', 'n'],
  notices: ['person', 'code'],
};
/** So many rows are under way at a time. */
const BATCH = 500;

type Row = unknown[];

/**
 * Copies the SQLite database of a file into an empty PostgreSQL database, reads all of it back and compares. It is one transaction: whatever
 * goes wrong, that database is as empty as before. By kind: how many rows there are.
 */
export async function moveDatabase(file: string, address: string): Promise<Record<Kind, number>> {
  // An older database is brought up to date, and a damaged one refused, as at the start of a server.
  await (await openSqlite(file)).close();
  await migratePostgres(address);
  const release = await lockDatabase(address, 'alone', () => {});
  const [{ DatabaseSync }, module] = await Promise.all([sqliteModule(), postgresModule()]);
  const source = new DatabaseSync(file);
  const target = new (clientOf(module))({ ...connectionTo(address, module), query_timeout: 0 });
  target.on('error', () => {});
  try {
    await target.connect();
    await target.query('BEGIN');
    const counts = {} as Record<Kind, number>;
    for (const kind of Object.keys(KINDS) as Kind[]) counts[kind] = await moveKind(source, target, kind, address);
    await target.query('COMMIT');
    return counts;
  } catch (error) {
    throw postgresTrouble(address, error) ?? error;
  } finally {
    source.close();
    await target.end().catch(() => {});
    await release();
  }
}

async function moveKind(source: Database, target: pg.Client, kind: Kind, address: string): Promise<number> {
  const { rows: found } = await target.query(`SELECT FROM ${kind} LIMIT 1`);
  if (found.length > 0) throw new Refusal(`${nameOf(address)} is not empty; make another database with createdb`);
  const columns = Object.keys(KINDS[kind]);
  const types = Object.values<string>(KINDS[kind]);
  const key = KEYS[kind] ?? [columns[0]!];
  const insert = `INSERT INTO ${kind} (${columns}) SELECT * FROM unnest(${types.map((type, i) => `$${i + 1}::${type}[]`)})`;
  const written = fingerprint();
  const stored = source.prepare(`SELECT ${columns} FROM ${kind} ORDER BY ${key}`);
  for (const batch of batches(stored.iterate() as Iterable<Record<string, unknown>>)) {
    const rows = batch.map((row) => columns.map((column, i) => asPostgres(row[column], types[i]!)));
    for (const row of rows) written.add(row);
    await target.query(
      insert,
      columns.map((_, i) => rows.map((row) => row[i])),
    );
  }
  const read = fingerprint();
  const order = key.map((column) => (column === 'n' ? column : `${column} COLLATE "C"`));
  await target.query(`DECLARE moved CURSOR FOR SELECT ${columns} FROM ${kind} ORDER BY ${order}`);
  for (;;) {
    const { rows } = await target.query({ text: `FETCH ${BATCH} FROM moved`, rowMode: 'array' });
    if (rows.length === 0) break;
    for (const row of rows as Row[]) read.add(row);
  }
  await target.query('CLOSE moved');
  if (read.text() !== written.text())
    throw new Refusal(`${nameOf(address)}: what was written to ${kind} is not what is read; nothing was moved`);
  return written.count();
}

function asPostgres(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'bool') return value === 1;
  if (type !== 'bytea') return value;
  // Snapshots of an older Gilt were not compressed.
  return typeof value === 'string' ? pressed(value) : Buffer.from(value as Uint8Array);
}

function* batches<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const each of all) {
    batch.push(each);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A checksum of rows in their order. */
function fingerprint() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(row: Row): void {
      hash.update(JSON.stringify(row.map((each) => (Buffer.isBuffer(each) ? each.toString('base64') : each))));
      count++;
    },
    count: () => count,
    text: () => `${count} ${hash.digest('hex')}`,
  };
}
