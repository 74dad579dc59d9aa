import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/serving.ts';
import { copyDatabase } from './backup.ts';
import { STEPS } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { sqliteModule } from './sqlite-module.ts';
import { brief, line } from './suite/opening.ts';
import { storeSuite } from './suite/suite.ts';

storeSuite('SQLite', { open: openSqlite, backup: copyDatabase, openCopy: openSqlite });

const nextStep = "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'";

test('a database of an older step is brought up to date and keeps what it has', async () => {
  const file = join(temporaryFolder(), 'gilt.db');
  const older = await openSqlite(file);
  await older.addPerson({ person: 'ann', name: 'Ann', seen: 1 });
  await older.append([line('A', 1, { brief: brief('A') })]);
  await older.close();
  const newer = await openSqlite(file, [...STEPS, nextStep]);
  expect(await newer.person('ann')).toMatchObject({ name: 'Ann' });
  expect(await newer.lines('A', 0)).toHaveLength(1);
  await newer.close();
  const { DatabaseSync } = await sqliteModule();
  const raw = new DatabaseSync(file);
  expect(raw.prepare('SELECT colour FROM people').get()).toEqual({ colour: 'red' });
  expect(raw.prepare('PRAGMA user_version').get()).toEqual({ user_version: STEPS.length + 1 });
  raw.close();
});

test('a database of a newer Gilt is refused with a sentence, and left alone', async () => {
  const file = join(temporaryFolder(), 'gilt.db');
  await (await openSqlite(file, [...STEPS, nextStep])).close();
  await expect(openSqlite(file)).rejects.toThrow(`${file} was written by a newer version of Gilt`);
  await (await openSqlite(file, [...STEPS, nextStep])).close();
});

test('a step that fails leaves the database as it was', async () => {
  const file = join(temporaryFolder(), 'gilt.db');
  await (await openSqlite(file)).close();
  await expect(openSqlite(file, [...STEPS, 'CREATE TABLE half (x); NONSENSE'])).rejects.toThrow();
  const store = await openSqlite(file);
  expect(await store.append([line('A', 1)])).toEqual([true]);
  await store.close();
  await (await openSqlite(file, [...STEPS, 'CREATE TABLE half (x)'])).close();
});

test('a file that is no database is refused with a sentence', async () => {
  const file = join(temporaryFolder(), 'gilt.db');
  writeFileSync(file, 'once upon a time there was a file that was no database at all');
  await expect(openSqlite(file)).rejects.toThrow(`${file} is no database of Gilt`);
});

test('two programs that open a new database at once both find it whole', async () => {
  const file = join(temporaryFolder(), 'gilt.db');
  const [one, two] = await Promise.all([openSqlite(file), openSqlite(file)]);
  expect(await one.append([line('A', 1)])).toEqual([true]);
  expect(await two.append([line('A', 1)])).toEqual([false]);
  expect(await two.append([line('A', 2)])).toEqual([true]);
  await one.close();
  await two.close();
});
