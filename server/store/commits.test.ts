import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/serving.ts';
import { commits } from './commits.ts';
import { type Database, sqliteModule } from './sqlite-module.ts';
import { atOnce, toDisk } from './to-disk.ts';

/** A database with a table of numbers, and a count of its transactions. */
async function numbers(disk = atOnce) {
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
  return { counted, add, all, ...commits(watched as Database, disk) };
}

test('what is written in one turn is one transaction, and what cannot be put off takes along what can', async () => {
  const { counted, add, all, now, soon } = await numbers();
  await Promise.all([1, 2, 3].map((n) => soon(add(n))));
  expect([counted.begun, all()]).toEqual([1, [1, 2, 3]]);
  const putOff = [soon(add(4)), soon(add(5))];
  await now(add(6));
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
  await expect(now(() => [add(3)(), add(3)()])).rejects.toThrow();
  expect((await putOff).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(all()).toEqual([]);
});

test('nobody is told before the disk has it, and a disk that refuses is told to everybody', async () => {
  const told: string[] = [];
  const waits: { done(): void; refuse(error: Error): void }[] = [];
  const disk = { ...atOnce, safe: () => new Promise<void>((done, refuse) => waits.push({ done, refuse })) };
  const { add, now, soon } = await numbers(disk);
  const putOff = soon(add(1)).then(() => told.push('put off'));
  const written = now(add(2)).then(() => told.push('at once'));
  await new Promise(setImmediate);
  expect([waits.length, told]).toEqual([1, []]);
  waits[0]!.done();
  await Promise.all([putOff, written]);
  expect(told.toSorted()).toEqual(['at once', 'put off']);
  const outcomes = Promise.allSettled([soon(add(3)), now(add(4))]);
  await new Promise(setImmediate);
  waits[1]!.refuse(new Error('EIO'));
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('what is committed while the disk works waits for the next time, together', async () => {
  const file = join(temporaryFolder(), 'log');
  writeFileSync(file, 'a line');
  const disk = toDisk(file);
  const order: string[] = [];
  const note = (what: string) => () => order.push(what);
  const first = disk.safe().then(note('first'));
  const [second, third] = [disk.safe(), disk.safe()];
  expect(second).toBe(third);
  await Promise.all([disk.quiet().then(note('quiet')), second.then(note('second')), first]);
  expect(order).toEqual(['first', 'second', 'quiet']);
  await disk.close();
  await expect(toDisk(join(temporaryFolder(), 'none')).safe()).rejects.toThrow('ENOENT');
});
