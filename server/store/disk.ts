import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { type Database, sqliteModule } from './sqlite-module.ts';

/** Makes a file, and the folder it is in, that only their owner can read: everything about everybody is in it. */
export function ownerOnly(file: string): void {
  makeFolder(resolve(dirname(file)));
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** One after another: where no folder can be made, as in /proc, Node's own way of making them all tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another program may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

/** What a database complains of, as one sentence for whoever runs the server; null if it is something else. */
export function diskTrouble(file: string, error: unknown): Refusal | null {
  const { message = '', code = '' } = error as NodeJS.ErrnoException;
  const said = DISK_TROUBLES.find(([pattern]) => pattern.test(`${code} ${message}`));
  return said ? new Refusal(`${file} ${said[1]}`) : null;
}

const DISK_TROUBLES: readonly (readonly [RegExp, string])[] = [
  [/not a database/, 'is no database of Gilt'],
  [/malformed|SQLITE_CORRUPT|disk image/, 'is damaged: put a backup in its place'],
  [/disk is full|ENOSPC/, 'cannot be written: the disk is full'],
  [
    /readonly|read-only|EROFS|EACCES|EPERM|unable to open/,
    'cannot be written: it is read-only, or belongs to somebody else',
  ],
  [/ENOENT|ENOTDIR|EEXIST/, 'cannot be written: there is no such folder'],
  [/locked|busy/, 'is in use by another program'],
  [/disk I\/O|EIO/, 'cannot be read or written: the disk fails, or is full'],
];

/** Refuses a database that is damaged. */
export function mustBeSound(database: Database, file: string): void {
  const found = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string } | undefined;
  if (found?.quick_check !== 'ok') throw new Refusal(`${file} is damaged: put a backup in its place`);
}

/**
 * Takes a folder for this program alone, until it ends in whatever way: the lock is one of the operating system's, held through a database
 * that holds nothing.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'gilt.lock');
  const { DatabaseSync } = await sqliteModule();
  let database: Database;
  try {
    ownerOnly(file);
    database = new DatabaseSync(file);
  } catch (error) {
    throw diskTrouble(file, error) ?? error;
  }
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
  } catch (error) {
    database.close();
    if (/locked|busy/.test((error as Error).message)) throw new Refusal(`another server already runs on ${folder}`);
    throw diskTrouble(file, error) ?? error;
  }
  return () => database.close();
}
