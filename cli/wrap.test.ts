import { expect, test } from 'vitest';
import { table } from './output.ts';
import { wrap } from './wrap.ts';

test('text is broken at words, and goes on under itself', () => {
  expect(wrap('the quick brown fox jumps over it', 2, 22)).toBe('the quick brown fox\n  jumps over it');
  expect(wrap('one antidisestablishmentarianism two', 0, 20)).toBe('one\nantidisestablishmentarianism\ntwo');
});

test('text that goes into a file or a pipe stays whole', () => {
  const long = 'word '.repeat(100).trim();
  expect(wrap(long, 7, undefined)).toBe(long);
});

test('a table lines up its columns, numbers to the right, whatever colour they have', () => {
  const rows = [
    ['name', 'n'],
    ['\u001b[31mred\u001b[39m', 5],
    ['yellow', 12],
  ];
  expect(table(rows)).toBe('name     n\n\u001b[31mred\u001b[39m      5\nyellow  12');
});
