import { randomFrom, shuffle } from '@gilt/engine/random';
import { estimate } from '../statistics/estimate.ts';
import { type Care, LEVELS, type Played } from './experiments.ts';
import type { Known } from './known-best.ts';
import type { Mixed } from './mixtures.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (values.length - 1);
}

function covariance(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  return one.reduce((sum, each, i) => sum + (each - a) * (other[i]! - b), 0) / (one.length - 1);
}

/** Finds in any order, game by game. */
export interface Finds {
  readonly sums: readonly { off: number }[];
  readonly luck: readonly { deal: number[]; result: number[]; chances: [number, number][] }[];
  readonly errors: readonly Played[][][];
  readonly care: readonly Care[];
  readonly known: readonly Known[];
  readonly mixed: readonly Mixed[];
}

const SAMPLE = 20;
const SAMPLES = 1000;

/** What the finds of one game say. */
export function verdictOn({ sums, luck, errors, care, known, mixed }: Finds) {
  return {
    sums: sums.length > 0 ? { records: sums.length, worst: Math.max(...sums.map(({ off }) => off)) } : null,
    luck: luck.length > 1 ? luckOf(luck) : null,
    calibration: luck.length > 0 ? calibrationOf(luck.flatMap(({ chances }) => chances)) : null,
    order: errors.length >= SAMPLE ? orderOf(errors) : null,
    adjusted: errors.length > 1 ? adjustedOf(errors) : null,
    known: known.length > 0 ? partOf(known, ({ best, named }) => best === named) : null,
    mixtures: mixed.length > 0 ? partOf(mixed, ({ wrong }) => wrong.length === 0) : null,
    care: care.length > 0 ? careOf(care) : null,
  };
}

const partOf = <T>(all: readonly T[], isRight: (each: T) => boolean) => ({
  positions: all.length,
  right: all.filter(isRight).length,
});

function luckOf(finds: Finds['luck']) {
  const seats = finds[0]!.deal.map((_, seat) => estimate(finds.map(({ deal }) => deal[seat]!)));
  return { games: finds.length, seats: seats.map((each) => ({ mean: each.mean, low: each.low, high: each.high })) };
}

/** The expected error of a chance, in ten bins. */
function calibrationOf(chances: readonly (readonly [number, number])[]) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));
  for (const [said, came] of chances) {
    const bin = bins[Math.min(9, Math.floor(10 * said))]!;
    bin.count++;
    bin.said += said;
    bin.came += came;
  }
  const error = bins.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / chances.length;
  return {
    positions: chances.length,
    error,
    bins: bins.map(({ count, said, came }) => (count ? { count, said: said / count, came: came / count } : null)),
  };
}

const accuracyAt = (games: Finds['errors'], level: number): number => {
  const seats = games.flatMap((levels) => levels[level]!);
  return 1 - seats.reduce((sum, { lost }) => sum + lost, 0) / seats.reduce((sum, { stake }) => sum + stake, 0);
};

/** How often samples of games put the bots in the right order; samples are drawn without putting back. */
function orderOf(finds: Finds['errors']) {
  const random = randomFrom(1);
  let right = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const some = shuffle(random, finds.slice()).slice(0, SAMPLE);
    const each = LEVELS.map((_, level) => accuracyAt(some, level));
    if (each.every((accuracy, level) => level === 0 || accuracy < each[level - 1]!)) right++;
  }
  return { games: finds.length, right: right / SAMPLES, accuracy: LEVELS.map((_, level) => accuracyAt(finds, level)) };
}

/**
 * A result without the luck of the deal and without what the others did, which is what own choices changed; of that luck as much is taken off as helps most (a control variate), found in
 * one half of the games and used in the other. That is fair as far as others
 * who play by rules of thumb bring nothing on the average.
 */
function adjustedOf(finds: Finds['errors']) {
  const halves = [0, 1].map((half) => finds.filter((_, i) => i % 2 === half).flatMap((levels) => levels[0]!));
  const even = 1 / finds[0]![0]!.length;
  const luckIn = ({ result, own }: Played): number => result - own - even;
  const adjusted = halves.flatMap((half, i) => {
    const learned = halves[1 - i]!;
    const lucks = learned.map(luckIn);
    const share =
      covariance(
        learned.map(({ result }) => result),
        lucks,
      ) / variance(lucks);
    return half.map((each) => each.result - share * luckIn(each));
  });
  const raw = halves.flat().map(({ result }) => result);
  const ratio = variance(adjusted) / variance(raw);
  return {
    games: finds.length,
    ratio,
    fewer: 1 / ratio,
    meanOfOwn: LEVELS.map((_, level) => mean(finds.flatMap((levels) => levels[level]!.map(({ own }) => own)))),
    meanOfResult: LEVELS.map((_, level) => mean(finds.flatMap((levels) => levels[level]!.map(({ result }) => result)))),
  };
}

function careOf(finds: readonly Care[]) {
  const reach = (of: 'usual' | 'small') => [0, 1, 2].map((i) => mean(finds.map((each) => each[of][i]!)));
  return {
    games: finds.length,
    seconds: Math.max(...finds.map(({ seconds }) => seconds)),
    smallSeconds: Math.max(...finds.map(({ smallSeconds }) => smallSeconds)),
    usual: reach('usual'),
    small: reach('small'),
    choices: mean(finds.map(({ choices }) => choices)),
    costs: mean(finds.map(({ costs }) => costs)),
    smallCosts: mean(finds.map(({ smallCosts }) => smallCosts)),
  };
}
