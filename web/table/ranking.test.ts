import { expect, test } from 'vitest';
import { ranking } from './ranking.ts';

const score = (total: number, ties: number) => ({
  total,
  lines: [],
  tieBreaks: [{ what: 'trophies', points: ties, rule: 'DB-28' }],
});

test('the most points first, then the tie-break; those who are level share a rank', () => {
  const scores = [score(10, 1), score(12, 0), score(12, 3), score(10, 1)];
  expect(ranking({ winners: [2], scores })).toEqual([
    { seat: 2, rank: 1 },
    { seat: 1, rank: 2 },
    { seat: 0, rank: 3 },
    { seat: 3, rank: 3 },
  ]);
});
