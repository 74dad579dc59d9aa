import { botsFor } from '@gilt/bots/all';
import { thumb } from '@gilt/bots/thumb';
import { below, randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { describe, expect, test } from 'vitest';
import { figuresOf, type Plan, playBatch, readPlan } from './simulation.ts';
import { shareOf } from './statistics.ts';

describe('a share', () => {
  test('has Wilson’s interval', () => {
    const { share, low, high } = shareOf(50, 100);
    expect(share).toBe(0.5);
    expect(low).toBeCloseTo(0.4038, 3);
    expect(high).toBeCloseTo(0.5962, 3);
  });

  test('of nothing and of everything stays within 0 and 1', () => {
    expect(shareOf(0, 10)).toMatchObject({ share: 0, low: 0 });
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 3);
    expect(shareOf(10, 10).high).toBeCloseTo(1);
    expect(shareOf(10, 10).high).toBeLessThanOrEqual(1);
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  test('contains the true share about 95 times in 100', () => {
    const random = randomFrom(1);
    let inside = 0;
    for (let i = 0; i < 2000; i++) {
      let wins = 0;
      for (let k = 0; k < 60; k++) if (below(random, 10) < 3) wins++;
      const { low, high } = shareOf(wins, 60);
      if (low <= 0.3 && 0.3 <= high) inside++;
    }
    expect(inside / 2000).toBeGreaterThan(0.93);
    expect(inside / 2000).toBeLessThan(0.97);
  });
});

const plan = (bots: string[], more: Partial<Plan> = {}): Plan => ({
  game: 'dungeon-busters',
  players: bots.length,
  options: {},
  bots,
  seed: 'lab',
  keepRecords: false,
  ...more,
});

describe('a simulation', () => {
  test('gives the same figures however it is cut into batches', async () => {
    const some = plan(['random', 'thumb', 'random']);
    const whole = figuresOf(some, [await playBatch(some, 0, 12)], 1);
    const parts = [await playBatch(some, 7, 12), await playBatch(some, 0, 3), await playBatch(some, 3, 7)];
    expect(figuresOf(some, parts, 1)).toEqual(whole);
  });

  test('keeps records only where they are wanted', async () => {
    expect((await playBatch(plan(['random', 'random', 'random']), 0, 2)).records).toEqual([]);
    const kept = await playBatch(plan(['random', 'random', 'random'], { keepRecords: true }), 0, 2);
    expect(kept.records).toHaveLength(2);
    expect(JSON.parse(kept.records[0]!)).toMatchObject({ game: 'dungeon-busters', players: 3, chance: 'run-on' });
  });

  test('refuses a plan that does not fit', () => {
    expect(() => readPlan(plan(['random', 'genius', 'random']))).toThrow("no bot 'genius'");
    expect(() => readPlan(plan(['random', 'random']))).toThrow('3 to 5 players');
  });
});

describe('rules of thumb', () => {
  /** Enough for an interval that leaves no doubt; a game of Shadowgate takes long, and its interval leaves none sooner. */
  const gamesOf = (id: string): number => (id === 'shadowgate' ? 300 : 1000);
  const played = games.filter((game) => botsFor(game).includes(thumb));

  test.each(played.map((game) => [game.id, game] as const))(
    'win 1.5 times their fair share against random ones: %s',
    async (id, game) => {
      const players = Math.min(4, game.seats.most);
      const some = plan(['thumb', ...Array.from({ length: players - 1 }, () => 'random')], { game: id });
      const { seats } = figuresOf(some, [await playBatch(some, 0, gamesOf(id))], 1);
      expect(seats[0]!.low * players, 'thumb against random, of its fair share').toBeGreaterThan(1.5);
    },
  );
});
