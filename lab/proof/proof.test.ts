import { gameNamed } from '@gilt/engine/game';
import { chance, randomFrom } from '@gilt/engine/random';
import { whatIf } from '@gilt/engine/what-if';
import { games } from '@gilt/games/all';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import { expect, test } from 'vitest';
import { countedOut } from './counted-out.ts';
import { chances, type Fortune, fortunes, luck, sums } from './experiments.ts';
import { fitted } from './fit.ts';
import { calibrationOf, type Finds, pooled, verdictOn } from './judge.ts';
import { knownPositions } from './known/all.ts';
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

test.each(Object.keys(knownPositions))('ten choices that are known to be best, counted out, are named: %s', (id) => {
  const game = gameNamed(id, games);
  const positions = knownPositions[id]!;
  expect(new Set(positions.map(({ text }) => text)).size).toBe(10);
  for (const number of positions.keys()) {
    // The proof itself deals a hundred times.
    const { best, counted, named, options } = knownIn(game, number, 5);
    expect(options).toBeGreaterThan(1);
    expect([number, counted, named]).toEqual([number, best, best]);
  }
});

test('nothing is called best that others may spoil, that brings no more than another, or that is not followed to its end', () => {
  const counted = (text: string) => countedOut(dungeonBusters, whatIf(text, [dungeonBusters]).state, 0, 2);
  const last = (ann: string, bob: string, cid: string) => `
    monster: poison-slime
    deck: -
    leader: Ann
    Ann: ${ann}
    Bob: ${bob}
    Cid: ${cid}`;
  // The 2 wins most often, but there are answers to which the 3 is better.
  const close = last('hand 2 3 7, gems 2R 1Y 1B', 'hand 2 5 6, gems 2R 2Y 1B', 'hand 3 5 6, gems 1R 1Y 1B');
  expect(counted(close)!.best).toBeNull();
  const ahead = last('hand 5 6 7, gems 9B', 'hand 2 3 4, gems 1R', 'hand 2 3 4, gems 1Y');
  expect(counted(ahead)!.best).toBeNull();
  expect(counted('players: 3')!.best).toBeNull();
  const { best, least } = counted(knownPositions['dungeon-busters']![0]!.text)!;
  expect([best, least[2]! > least[1]!]).toEqual([2, true]);
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

test('positions that were judged apart are judged together without their finds', () => {
  const random = randomFrom(8);
  const lots = [30, 70].map((count) =>
    Array.from({ length: count }, (_, i) => ({ chances: [chance(random), chance(random)], result: [i % 2, 0] })),
  );
  const { byChance: _, ...together } = calibrationOf(lots.flat());
  const found = pooled(lots.map((lot) => calibrationOf(lot)));
  expect(found.positions).toBe(100);
  expect(found.error).toBeCloseTo(together.error, 9);
  expect(found.bins.map((bin) => bin?.count)).toEqual(together.bins.map((bin) => bin?.count));
});

test('what a lead is worth can be found from games: less points are as good as a win, the further the game', () => {
  const { early, late, top } = fitted(greedyDelvers, 150);
  expect(early).toBeGreaterThan(4 * late);
  expect([late > 6, late < 30, top > 120, top < 240]).toEqual([true, true, true, true]);
});
