import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/serving.ts';
import { type Fate, FULL, scribe } from './scribe.ts';
import { openSqlite } from './sqlite.ts';
import type { Append } from './store.ts';
import { line } from './suite/opening.ts';

/** A scribe over a real store, with a list of the transactions that it made. */
async function writing() {
  const store = await openSqlite(join(temporaryFolder(), 'gilt.db'));
  onTestFinished(() => store.close());
  const batches: Append[][] = [];
  const faults: unknown[] = [];
  const { append } = store;
  store.append = (lines) => {
    batches.push([...lines]);
    return append(lines);
  };
  return { store, batches, faults, scribe: scribe(store, (error) => faults.push(error)) };
}

test('lines that arrive together are written in one transaction, in their order', async () => {
  const { store, scribe, batches } = await writing();
  const done: string[] = [];
  for (let n = 1; n <= 3; n++)
    for (const code of ['A', 'B']) scribe.write(line(code, n), (fate) => done.push(`${code}${n} ${fate}`));
  await scribe.idle();
  expect(batches.map((batch) => batch.length)).toEqual([6]);
  expect(done).toEqual(['A1 stored', 'B1 stored', 'A2 stored', 'B2 stored', 'A3 stored', 'B3 stored']);
  expect((await store.lines('A', 0)).map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('enough lines are not kept waiting for more', async () => {
  const { scribe, batches } = await writing();
  for (let n = 1; n <= FULL; n++) scribe.write(line('A', n), () => {});
  // No turn of the event loop has gone by.
  await Promise.resolve();
  expect(batches.map((batch) => batch.length)).toEqual([FULL]);
  scribe.write(line('A', FULL + 1), () => {});
  await scribe.idle();
  expect(batches.map((batch) => batch.length)).toEqual([FULL, 1]);
});

test('lines that come while it writes are written together afterwards', async () => {
  const { scribe, batches } = await writing();
  scribe.write(line('A', 1), () => {
    for (const code of ['B', 'C', 'D']) scribe.write(line(code, 1), () => {});
  });
  await scribe.idle();
  expect(batches.map((batch) => batch.map(({ code }) => code))).toEqual([['A'], ['B', 'C', 'D']]);
});

test('nobody is told of a line before the store has it', async () => {
  const { store, scribe } = await writing();
  let release = () => {};
  const gate = new Promise<void>((go) => {
    release = go;
  });
  const { append } = store;
  store.append = async (lines) => {
    await gate;
    return append(lines);
  };
  let told = false;
  scribe.write(line('A', 1), () => {
    told = true;
  });
  for (let i = 0; i < 10; i++) await new Promise(setImmediate);
  expect(told).toBe(false);
  release();
  await scribe.idle();
  expect(told).toBe(true);
});

test('a store that fails refuses the whole transaction, and the next one goes on', async () => {
  const { store, scribe, faults } = await writing();
  const { append } = store;
  store.append = async () => {
    throw new Error('the disk is full');
  };
  const done: Fate[] = [];
  scribe.write(line('A', 1), (fate) => done.push(fate));
  scribe.write(line('B', 1), (fate) => done.push(fate));
  await scribe.idle();
  expect(done).toEqual(['unknown', 'unknown']);
  expect(faults).toHaveLength(1);
  store.append = append;
  scribe.write(line('A', 1), (fate) => done.push(fate));
  await scribe.idle();
  expect(done).toEqual(['unknown', 'unknown', 'stored']);
});

test('after a line that another came before, none that followed from it is tried', async () => {
  const { store, scribe } = await writing();
  const { append } = store;
  await append([line('A', 1, { told: 'by another' })]);
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  store.append = async (lines) => {
    await gate;
    return append(lines);
  };
  const done: string[] = [];
  const write = (code: string, n: number): void =>
    scribe.write(line(code, n), (fate) => void done.push(`${code}${n} ${fate}`));
  write('A', 1);
  write('B', 1);
  await new Promise(setImmediate);
  // These come while the first are being written.
  write('A', 2);
  write('B', 2);
  release();
  await scribe.idle();
  expect(done.toSorted()).toEqual(['A1 refused', 'A2 refused', 'B1 stored', 'B2 stored']);
  expect((await store.lines('A', 0)).map(({ told }) => told)).toEqual(['by another']);
});

test('whoever fails at being told does not keep others from being told, or the scribe from writing', async () => {
  const { scribe, faults } = await writing();
  const done: string[] = [];
  scribe.write(line('A', 1), () => {
    throw new Error('nobody listens');
  });
  scribe.write(line('B', 1), () => done.push('B'));
  await scribe.idle();
  scribe.write(line('C', 1), () => done.push('C'));
  await scribe.idle();
  expect(done).toEqual(['B', 'C']);
  expect(faults).toHaveLength(1);
});
