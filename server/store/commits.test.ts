import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/serving.ts';
import { commits } from './commits.ts';
import { type Database, sqliteModule } from './sqlite-module.ts';

/** A database with a table of numbers, and a count of its transactions. */
async function numbers() {
  const { DatabaseSync } = await sqliteModule();
  const database = new DatabaseSync(join(temporaryFolder(), 'numbers.db'));
  onTestFinished(() => database.close());
  database.exec('CREATE TABLE numbers (n INTEGER PRIMARY KEY)');
  const counted = { begun: 0 };
  const watched = {
    exec(text: string) {
      if (text.startsWith('BEGIN')) counted.begun++;
      database.exec(text);
    },
    get isTransaction() {
      return database.isTransaction;
    },
  };
  const add = (n: number) => () => void database.prepare('INSERT INTO numbers VALUES (?)').run(n);
  const all = () =>
    database
      .prepare('SELECT n FROM numbers ORDER BY n')
      .all()
      .map((row) => (row as { n: number }).n);
  return { counted, add, all, ...commits(watched as Database) };
}

test('what is written in one turn is one transaction, and what cannot be put off takes along what can', async () => {
  const { counted, add, all, now, soon } = await numbers();
  await Promise.all([1, 2, 3].map((n) => soon(add(n))));
  expect([counted.begun, all()]).toEqual([1, [1, 2, 3]]);
  const putOff = [soon(add(4)), soon(add(5))];
  now(add(6));
  expect([counted.begun, all()]).toEqual([2, [1, 2, 3, 4, 5, 6]]);
  await Promise.all(putOff);
  await new Promise(setImmediate);
  expect(counted.begun).toBe(2);
});

test('one that fails leaves nothing behind, and the others do not suffer', async () => {
  const { counted, add, all, soon } = await numbers();
  const twice = (n: number) => () => [add(n)(), add(n)()];
  const outcomes = await Promise.allSettled([soon(add(1)), soon(twice(2)), soon(add(3))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([counted.begun, all()]).toEqual([1, [1, 3]]);
});

test('if the transaction fails everybody in it is told so', async () => {
  const { add, all, now, soon } = await numbers();
  const putOff = Promise.allSettled([soon(add(1)), soon(add(2))]);
  expect(() => now(() => [add(3)(), add(3)()])).toThrow();
  expect((await putOff).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(all()).toEqual([]);
});
