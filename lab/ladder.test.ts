import { describe, expect, test } from 'vitest';
import { climb } from './climb.ts';
import { type Pairing, playRound, type Round, readPairing, rungOf, worstOf } from './ladder.ts';

const pairing = (bot: string, against: string, game = 'dungeon-busters'): Pairing => ({
  game,
  players: 4,
  options: {},
  bot,
  against,
  seed: 'ladder test',
});

const worker = new URL('file:///not-needed-on-one-thread');

describe('a ladder', () => {
  test('has the bot sit in every seat, and what comes of it depends on the number of the round alone', async () => {
    const { shares, choices } = await playRound(pairing('thumb', 'random'), 3);
    expect(shares).toHaveLength(4);
    expect(choices).toBeGreaterThan(30);
    expect((await playRound(pairing('thumb', 'random'), 3)).shares).toEqual(shares);
  });

  test('of a bot against its like is a control that could fail: seats share a deal, and not their luck', async () => {
    const rounds = await Promise.all(Array.from({ length: 30 }, (_, i) => playRound(pairing('thumb', 'thumb'), i)));
    const sums = rounds.map(({ shares }) => shares.reduce((sum, share) => sum + share, 0));
    expect(new Set(sums).size).toBeGreaterThan(2);
    const { low, high, fair } = rungOf(pairing('thumb', 'thumb'), rounds);
    expect(low).toBeLessThan(fair);
    expect(high).toBeGreaterThan(fair);
  });

  test('goes on from the rounds that were kept, and comes to the same', async () => {
    const told: number[] = [];
    const plan = { pairing: pairing('thumb', 'random'), rounds: 4, threads: 1, worker };
    const whole = await climb({ ...plan, kept: [], onRound: ({ number }) => told.push(number) });
    expect(told).toEqual([0, 1, 2, 3]);
    const rest: number[] = [];
    const resumed = await climb({
      ...plan,
      kept: [whole[2]!, whole[0]!],
      onRound: ({ number }) => rest.push(number),
    });
    expect(rest).toEqual([1, 3]);
    const sharesOf = (rounds: readonly Round[]) =>
      rounds.toSorted((a, b) => a.number - b.number).map(({ shares }) => shares);
    expect(sharesOf(resumed)).toEqual(sharesOf(whole));
  });

  test('says what was won of the fair share, and how long it took', () => {
    const round = (number: number, ...shares: number[]): Round => ({
      number,
      shares,
      choices: 10,
      time: 50,
      longest: 9 + number,
    });
    const rung = rungOf(pairing('hard', 'thumb'), [round(0, 1, 0, 1, 0.5), round(1, 0, 0, 0.5, 0)]);
    expect(rung).toMatchObject({ bot: 'hard', against: 'thumb', games: 8, fair: 0.25, perChoice: 5, longest: 10 });
    expect(rung.share).toBeCloseTo(3 / 8);
    expect(rung.low).toBeLessThan(3 / 8);
    expect(rung.bySeat).toEqual([0.5, 0, 0.75, 0.25]);
    const worse = rungOf(pairing('hard', 'mixer'), [round(0, 1, 0, 0, 0), round(1, 0, 0, 0.5, 0)]);
    expect(worstOf([rung, worse, rung])).toBe(worse);
  });

  test('refuses bots that there are not', () => {
    expect(() => readPairing(pairing('genius', 'thumb'))).toThrow("no bot 'genius'");
    expect(() => readPairing(pairing('thumb', 'hard@0'))).toThrow("'0' is no budget");
  });
});

/** Coarse and cheap; the figures are in docs/bots.md. */
describe('strength', () => {
  test.each([
    ['dungeon-busters', 'hard@60', 'thumb', 10],
    ['greed', 'hard@12', 'thumb', 5],
    ['greedquest', 'easy', 'random', 5],
  ] as const)('at %s %s wins more than its share against %s', async (game, bot, against, rounds) => {
    const plan = { pairing: pairing(bot, against, game), rounds, threads: 1, worker };
    const played = await climb({ ...plan, kept: [], onRound: () => {} });
    expect(rungOf(plan.pairing, played).share).toBeGreaterThan(0.25);
  });
});
