import { expect, test } from 'vitest';
import { fairQueue, type Whose } from './fair-queue.ts';

/** A queue with one place, whose work the test finishes by hand, each piece after so many milliseconds. */
function byHand() {
  let time = 0;
  const begun: { name: string; within: number; finish(took?: number): Promise<void> }[] = [];
  const queue = fairQueue(1, () => time);
  return {
    begun,
    queue,
    names: () => begun.map(({ name }) => name),
    add(name: string, whose: Partial<Whose> = {}, signal = new AbortController().signal) {
      const whole = { address: '::1', person: name, table: name, isAwaited: () => true, ...whose };
      return queue.add(
        whole,
        signal,
        (within) =>
          new Promise<string>((resolve) => {
            const finish = async (took = 100) => {
              time += took;
              resolve(name);
              for (let i = 0; i < 5; i++) await Promise.resolve();
            };
            begun.push({ name, within, finish });
          }),
      );
    },
  };
}

test('sixty tables of one address, and of one person, leave room for another table', async () => {
  for (const of of ['address', 'person'] as const) {
    const { add, begun, names } = byHand();
    for (let i = 0; i < 60; i++) void add(`greedy ${i}`, { [of]: 'greedy' });
    await begun[0]!.finish();
    void add('modest', { [of]: 'modest' });
    await begun[1]!.finish();
    expect(names()[2]).toBe('modest');
  }
});

test('at one address and of one person the tables take turns', async () => {
  const { add, begun, names } = byHand();
  const whose = { address: 'a', person: 'ann' };
  for (const table of ['one', 'one', 'one', 'two', 'two']) void add(table, { ...whose, table });
  for (let i = 0; i < 5; i++) await begun[i]!.finish();
  expect(names()).toEqual(['one', 'two', 'one', 'two', 'one']);
});

test('tables at which nobody is wait until all others are served, and are not forgotten', async () => {
  const { add, begun, names, queue } = byHand();
  let back = false;
  void add('busy');
  void add('empty 1', { isAwaited: () => false });
  void add('empty 2', { isAwaited: () => back });
  void add('people');
  expect(queue.waiting()).toEqual({ awaited: 1, unawaited: 2 });
  back = true;
  for (let i = 0; i < 4; i++) await begun[i]!.finish();
  expect(names()).toEqual(['busy', 'empty 2', 'people', 'empty 1']);
});

test('the more wait the less time each is given, and never nothing', async () => {
  const { add, begun } = byHand();
  void add('alone');
  for (let i = 0; i < 40; i++) void add(`one of many ${i}`);
  await begun[0]!.finish();
  expect(begun[0]!.within).toBe(2000);
  expect(begun[1]!.within).toBe(50);
  for (let i = 0; i < 1000; i++) void add(`crowd ${i}`);
  await begun[1]!.finish();
  expect(begun[2]!.within).toBe(10);
});

test('what is given up while it waits is not begun; how long something waits does not end it', async () => {
  const { add, begun, names, queue } = byHand();
  void add('first');
  const given = new AbortController();
  const second = add('second', {}, given.signal);
  const third = add('third');
  given.abort(new Error('not needed any more'));
  await expect(second).rejects.toThrow('not needed any more');
  expect(queue.waiting()).toEqual({ awaited: 1, unawaited: 0 });
  await begun[0]!.finish(3_600_000);
  await begun[1]!.finish();
  expect(await third).toBe('third');
  expect(names()).toEqual(['first', 'third']);
});

test('however many wait, whoever comes next is found without reckoning what each of them has had', async () => {
  let looks = 0;
  const queue = fairQueue(1, () => ++looks);
  let finish = (_: number): void => {};
  const work = () =>
    new Promise<number>((resolve) => {
      finish = resolve;
    });
  const add = (name: string) =>
    queue.add({ address: 'a', person: 'ann', table: name, isAwaited: () => true }, new AbortController().signal, work);
  const first = add('first');
  for (let i = 0; i < 1000; i++) void add(`table ${i}`);
  looks = 0;
  finish(1);
  await first;
  await Promise.resolve();
  expect(looks).toBeLessThan(20);
  expect(queue.waiting().awaited).toBe(999);
});
