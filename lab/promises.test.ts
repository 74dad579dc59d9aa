import { games } from '@gilt/games/all';
import { expect, test } from 'vitest';
import { measurePromises } from './promises.ts';
import type { Cell } from './run/plan.ts';

const cellOf = (game: string, players: number, lineup = 'thumb'): Cell => ({
  ...{ game, players, options: {}, rounds: 1, seed: 'promises', measure: 'all' as const },
  lineup: Array.from({ length: players }, () => lineup),
});

test('what excludes each other is kept in parts that make a whole, and what contains each other in order', async () => {
  const figures = await measurePromises(cellOf('dungeon-busters', 3, 'random'), 6);
  const kept = (kind: string) => figures.filter((each) => each.kind === kind).map(({ mean }) => mean);
  expect(kept('exactly')).toHaveLength(6);
  expect(kept('exactly').reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(kept('at-least')[0]).toBe(1);
  expect(kept('at-least')).toEqual(kept('at-least').toSorted((a, b) => b - a));
});

test.each(games.map(({ id, seats }) => [id, seats.least] as const))('in %s', async (id, players) => {
  const figures = await measurePromises(cellOf(id, players), 2);
  expect(figures.length > 0).toBe(id !== 'goofspiel');
  for (const { mean, decided } of figures) {
    expect(mean).toBeGreaterThanOrEqual(0);
    expect(mean).toBeLessThanOrEqual(1);
    expect(decided).toBeGreaterThan(0);
  }
});
