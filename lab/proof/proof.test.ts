import { chance, randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import { expect, test } from 'vitest';
import { chances, type Fortune, fortunes, luck, sums } from './experiments.ts';
import { fitted } from './fit.ts';
import { type Finds, verdictOn } from './judge.ts';
import { knownIn } from './known-best.ts';
import { mixedIn } from './mixtures.ts';

const NOTHING: Finds = {
  sums: [],
  luck: [],
  chances: [],
  errors: [],
  fortunes: [],
  care: [],
  known: [],
  mixed: [],
};

test.each(games.map((game) => [game.id, game] as const))('the parts of a result add up to it: %s', async (_, game) => {
  expect((await sums.find(game, 1)).off).toBeLessThan(1e-9);
});

test('the luck of the deal is nothing on the average, and chances of winning come true', async () => {
  const lucks = [];
  const positions = [];
  for (let number = 0; number < 20; number++) lucks.push(await luck.find(dungeonBusters, number));
  for (let number = 0; number < 60; number++) positions.push(await chances.find(dungeonBusters, number));
  const { luck: found, calibration } = verdictOn({ ...NOTHING, luck: lucks, chances: positions });
  // Four intervals of 95%, twice as wide: this fails by chance in less than one sample of two thousand, and the sample is always the same.
  for (const { mean, low, high } of found!.seats) expect(Math.abs(mean)).toBeLessThan(high - low);
  expect(found!.seats).toHaveLength(4);
  expect(calibration!.error).toBeLessThan(2 * calibration!.byChance);
});

test('without luck the results of a bot differ less, and the better bot stays as far ahead', async () => {
  const finds = [];
  for (let number = 0; number < 24; number++) finds.push(await fortunes.find(dungeonBusters, number));
  const { ratio, raw, without } = verdictOn({ ...NOTHING, fortunes: finds }).adjusted!;
  expect(ratio).toBeLessThan(0.85);
  expect(without.error).toBeLessThan(raw.error);
  expect(Math.abs(without.by - raw.by)).toBeLessThan(2 * raw.error);
});

test('the judge takes off what luck explains, and nothing where it explains nothing', () => {
  const ratio = (explained: number): number => {
    const random = randomFrom(3);
    const finds = Array.from({ length: 80 }, (_, i): Fortune => {
      const [luck, own] = [chance(random), chance(random)];
      const result = explained * luck + (1 - explained) * own;
      return { often: i % 2 === 0 ? 0 : 0.2, result, deal: [luck, 0], choices: [0, 0] };
    });
    return verdictOn({ ...NOTHING, fortunes: finds }).adjusted!.ratio;
  };
  expect(ratio(1)).toBeLessThan(0.001);
  expect(ratio(0)).toBeGreaterThan(0.9);
});

test('a last choice that is known to be best is named', async () => {
  const found = [];
  for (let number = 0; found.length < 2; number++) found.push(...(await knownIn(dungeonBusters, number)));
  for (const { best, named } of found) expect(named).toBe(best);
});

test('no card of a mixture is called a cost, and cards that are none are', () => {
  const found = Array.from({ length: 13 }, (_, number) => mixedIn(number)).filter((each) => each !== null);
  expect(found.length).toBeGreaterThan(1);
  for (const { wrong } of found) expect(wrong).toEqual([]);
  expect(found.some(({ verdicts }) => verdicts.includes('cost'))).toBe(true);
});

test('the judge sees an order that is wrong, chances that do not come true, and luck that favours', () => {
  const games = (lost: number[]) => Array.from({ length: 20 }, () => lost.map((each) => [{ lost: each, stake: 1 }]));
  const order = (lost: number[]) => {
    const { order: found } = verdictOn({ ...NOTHING, errors: games(lost) });
    return found!.right;
  };
  expect(order([0, 0.1, 0.2, 0.3])).toBe(1);
  expect(order([0, 0.2, 0.1, 0.3])).toBe(0);
  const favoured = Array.from({ length: 100 }, (_, i) => ({ deal: [0.1 + (i % 2) / 100, 0] }));
  const surprised = Array.from({ length: 100 }, (_, i) => ({ chances: [0.9, 0.1], result: [i % 2, 1 - (i % 2)] }));
  const { calibration, luck: found } = verdictOn({ ...NOTHING, luck: favoured, chances: surprised });
  expect(calibration!.error).toBeCloseTo(0.4);
  expect(calibration!.byChance).toBeLessThan(0.1);
  expect(found!.seats.map(({ low }) => low > 0)).toEqual([true, false]);
  expect([found!.outside, found!.outsideAll]).toEqual([1, 1]);
});

test('what a lead is worth can be found from games: less points are as good as a win, the further the game', () => {
  const { early, late, top } = fitted(greedyDelvers, 150);
  expect(early).toBeGreaterThan(4 * late);
  expect([late > 6, late < 30, top > 120, top < 240]).toEqual([true, true, true, true]);
});
