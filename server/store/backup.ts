import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { diskTrouble, mustBeSound } from './disk.ts';
import { sqliteModule } from './sqlite-module.ts';

/**
 * Copies a database, as it is at one moment, into a new file, also while a server writes to it. It is one statement that reads what was
 * there when it began, so it ends however busy the server is. The copy is opened and checked before it gets its name.
 */
export async function copyDatabase(from: string, to: string): Promise<{ tables: number }> {
  if (existsSync(to)) throw new Refusal(`${to} exists already`);
  const { DatabaseSync } = await sqliteModule();
  const half = `${to}.half`;
  try {
    rmSync(half, { force: true });
    // Nobody else can read it, from the first byte on.
    closeSync(openSync(half, 'wx', 0o600));
  } catch (error) {
    throw diskTrouble(to, error) ?? error;
  }
  try {
    const source = new DatabaseSync(from);
    try {
      source.exec('PRAGMA busy_timeout = 5000');
      source.prepare('VACUUM INTO ?').run(half);
    } finally {
      source.close();
    }
    const tables = await tryCopy(half);
    renameSync(half, to);
    return { tables };
  } catch (error) {
    rmSync(half, { force: true });
    // It is the copy that needs room.
    throw diskTrouble(/full/.test((error as Error).message) ? to : from, error) ?? error;
  }
}

/** Opens a copy as a server would; says how many tables are in it. */
async function tryCopy(file: string): Promise<number> {
  const { DatabaseSync } = await sqliteModule();
  const copy = new DatabaseSync(file);
  try {
    mustBeSound(copy, file);
    return (copy.prepare('SELECT count(*) AS tables FROM tables').get() as { tables: number }).tables;
  } finally {
    copy.close();
  }
}

/** Copies a database into a folder, named by the time, and keeps the last so many. */
export async function copyInto(
  folder: string,
  keep: number,
  now: number,
  copy: (to: string) => Promise<unknown>,
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `gilt-${new Date(now).toISOString().slice(0, 19).replace(/:/g, '-')}.db`);
  await copy(file);
  const old = readdirSync(folder)
    .filter((name) => /^gilt-[\dT-]+\.db$/.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return file;
}
