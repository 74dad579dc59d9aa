import { expect, test } from 'vitest';
import { heightsOf, labelsOf } from './lines.ts';

const chances = [
  [0.5, 0.25, 0.25],
  [0.5, 0.4, 0.1],
  [0.45, 0.5, 0.05],
  [0.6, 0.38, 0.02],
  [1, 0, 0],
].map((shares, entry) => ({ entry, shares }));

test('each name stands where its line runs farthest from the others, and no two names meet', () => {
  const labels = labelsOf(chances, [1, 2], { across: 0.2, down: 0.1 });
  expect(labels.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 3],
    [2, 2],
  ]);
  const narrow = labelsOf(chances, [1, 2], { across: 0.6, down: 1 });
  expect(narrow.length).toBe(1);
});

test('a line is told by its start, its height and its end', () => {
  expect(heightsOf(chances, 1)).toEqual({ start: 0.25, most: 0.5, end: 0 });
});
