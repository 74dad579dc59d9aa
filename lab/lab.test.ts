import { botsFor } from '@gilt/bots/all';
import { thumb } from '@gilt/bots/thumb';
import { below, randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { describe, expect, test } from 'vitest';
import { figuresOf, type Plan, playBatch, readPlan } from './simulation.ts';
import { shareOf, shareOfRounds } from './statistics.ts';

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

describe('a share of rounds', () => {
  test('contains the true share about 95 times in 100, also where the games of a round go alike', () => {
    const random = randomFrom(2);
    let [inside, narrower] = [0, 0];
    for (let i = 0; i < 1000; i++) {
      const rounds = Array.from({ length: 60 }, () => {
        const dealt = below(random, 10) < 3 ? 1 : 0;
        return Array.from({ length: 4 }, () => (below(random, 2) === 0 ? dealt : below(random, 10) < 3 ? 1 : 0));
      });
      const { low, high } = shareOfRounds(rounds);
      if (low <= 0.3 && 0.3 <= high) inside++;
      const one = shareOf(
        rounds.flat().reduce((sum: number, each) => sum + each, 0),
        240,
      );
      if (one.low <= 0.3 && 0.3 <= one.high) narrower++;
    }
    expect(inside / 1000).toBeGreaterThan(0.93);
    expect(narrower / 1000).toBeLessThan(0.9);
  });

  test('is no surer than so many games would be', () => {
    const alike = Array.from({ length: 20 }, () => [1, 0, 0, 0]);
    expect(shareOfRounds(alike)).toEqual(shareOf(20, 80));
    expect(shareOfRounds([...alike, [1, 1, 0, 0]]).low).toBeCloseTo(shareOf(22, 84).low);
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
