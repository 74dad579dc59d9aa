import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

/** Lines that come when they are typed. */
function keyboard() {
  const waiting: ((line: IteratorResult<string>) => void)[] = [];
  return {
    next: () => new Promise<IteratorResult<string>>((resolve) => waiting.push(resolve)),
    type: (text: string) => waiting.shift()!({ value: text, done: false }),
    end: () => waiting.shift()!({ value: undefined, done: true }),
  };
}

test('lines are read one by one, for as long as it takes', async () => {
  const keys = keyboard();
  const nextLine = linesOf(keys);
  const first = nextLine(null);
  keys.type('exchange');
  expect(await first).toEqual({ text: 'exchange' });
  const last = nextLine(60_000);
  keys.end();
  expect(await last).toBe('ended');
});

test('a line that is not there in time is late, and is read next time', async () => {
  const keys = keyboard();
  const nextLine = linesOf(keys);
  expect(await nextLine(0)).toBe('late');
  expect(await nextLine(-5)).toBe('late');
  const next = nextLine(60_000);
  keys.type('rush');
  expect(await next).toEqual({ text: 'rush' });
});
