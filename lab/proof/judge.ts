import type { Loss } from '@gilt/bots/review/accuracy';
import { pick, randomFrom, weighted } from '@gilt/engine/random';
import { estimate } from '../statistics/estimate.ts';
import { type Care, type Fortune, LEVELS, RIVALS } from './experiments.ts';
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
  readonly luck: readonly { deal: number[] }[];
  readonly chances: readonly { chances: number[]; result: number[] }[];
  readonly errors: readonly Loss[][][];
  readonly fortunes: readonly Fortune[];
  readonly care: readonly Care[];
  readonly known: readonly Known[];
  readonly mixed: readonly Mixed[];
}

const SAMPLE = 20;
const SAMPLES = 1000;
/** Figures that are there by chance alone are looked at so often. */
const SHAMS = 200;

/** What the finds of one game say. */
export function verdictOn({ sums, luck, chances, errors, fortunes, care, known, mixed }: Finds) {
  return {
    sums: sums.length > 0 ? { records: sums.length, worst: Math.max(...sums.map(({ off }) => off)) } : null,
    luck: luck.length > 1 ? luckOf(luck) : null,
    calibration: chances.length > 0 ? calibrationOf(chances) : null,
    order: errors.length >= SAMPLE ? orderOf(errors) : null,
    adjusted: fortunes.length > 2 * RIVALS.length ? adjustedOf(fortunes) : null,
    known: known.length > 0 ? partOf(known, ({ best, counted, named }) => best === counted && best === named) : null,
    mixtures: mixed.length > 0 ? partOf(mixed, ({ wrong }) => wrong.length === 0) : null,
    care: care.length > 0 ? careOf(care) : null,
  };
}

const partOf = <T>(all: readonly T[], isRight: (each: T) => boolean) => ({
  positions: all.length,
  right: all.filter(isRight).length,
});

/** Whether the deal favours a seat. Of many intervals of 95% one in twenty is off by chance: `all` are so much wider that with 95% all of them hold. */
function luckOf(finds: Finds['luck']) {
  const seats = finds[0]!.deal.map((_, seat) => estimate(finds.map(({ deal }) => deal[seat]!)));
  const wider = WIDER_FOR_TWENTY;
  return {
    games: finds.length,
    seats: seats.map(({ mean, low, high }) => ({ mean, low, high })),
    outside: seats.filter(({ low, high }) => low > 0 || high < 0).length,
    outsideAll: seats.filter(({ mean, high }) => Math.abs(mean) > wider * (high - mean)).length,
  };
}

/** Bonferroni's: 99.75% of a normal distribution against 95%, for the twenty seats of five games. */
const WIDER_FOR_TWENTY = 3.0233 / 1.96;

/** The expected error of chances in ten bins, over everybody's at each position; and what error chances have that are exactly right, for there are only so many positions. */
export function calibrationOf(finds: Finds['chances']) {
  const random = randomFrom(1);
  const shams = Array.from({ length: SHAMS }, () => {
    const drawn = finds.map(({ chances }) => {
      const winner = weighted(random, chances);
      return { chances, result: chances.map((_, seat) => (seat === winner ? 1 : 0)) };
    });
    return errorOf(binned(drawn));
  });
  const bins = binned(finds);
  return {
    positions: finds.length,
    error: errorOf(bins),
    byChance: mean(shams),
    bins: bins.map(({ count, said, came }) => (count ? { count, said: said / count, came: came / count } : null)),
  };
}

/** The same of several lots of positions that were judged apart. */
export function pooled(lots: readonly Omit<ReturnType<typeof calibrationOf>, 'byChance'>[]) {
  const bins = Array.from({ length: 10 }, (_, place): Bin => {
    const all = lots.flatMap((lot) => lot.bins[place] ?? []);
    const sum = (of: (each: Bin) => number): number => all.reduce((total, each) => total + of(each), 0);
    const count = sum((each) => each.count);
    return { count, said: sum((each) => each.count * each.said), came: sum((each) => each.count * each.came) };
  });
  return {
    positions: lots.reduce((sum, { positions }) => sum + positions, 0),
    error: errorOf(bins),
    bins: bins.map(({ count, said, came }) => (count ? { count, said: said / count, came: came / count } : null)),
  };
}

interface Bin {
  count: number;
  said: number;
  came: number;
}

function binned(finds: Finds['chances']): Bin[] {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));
  for (const { chances, result } of finds) {
    chances.forEach((chance, seat) => {
      const bin = bins[Math.min(9, Math.floor(10 * chance))]!;
      bin.count++;
      bin.said += chance;
      bin.came += result[seat]!;
    });
  }
  return bins;
}

const errorOf = (bins: readonly Bin[]): number =>
  bins.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) /
  bins.reduce((sum, { count }) => sum + count, 0);

const accuracyAt = (games: Finds['errors'], level: number): number => {
  const seats = games.flatMap((levels) => levels[level]!);
  return 1 - seats.reduce((sum, { lost }) => sum + lost, 0) / seats.reduce((sum, { stake }) => sum + stake, 0);
};

/** How often samples of games put the bots in the right order; a sample may have a game twice, as it stands for games that were not played. */
function orderOf(finds: Finds['errors']) {
  const random = randomFrom(1);
  let right = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const some = Array.from({ length: SAMPLE }, () => pick(random, finds));
    const each = LEVELS.map((_, level) => accuracyAt(some, level));
    if (each.every((accuracy, level) => level === 0 || accuracy < each[level - 1]!)) right++;
  }
  return { games: finds.length, right: right / SAMPLES, accuracy: LEVELS.map((_, level) => accuracyAt(finds, level)) };
}

/**
 * Results without luck: of the luck of the deal, and of what everybody happened to choose, as much is taken off as helps most, found in one half of the games and used in the other. All of it
 * is nothing on the average, so what is left is right on the average, however wrong the forecasts are.
 */
function adjustedOf(finds: readonly Fortune[]) {
  const halves = [0, 1].map((half) =>
    RIVALS.flatMap((often) => finds.filter((each) => each.often === often).filter((_, i) => i % 2 === half)),
  );
  const adjusted = halves.flatMap((half, i) => {
    const shares = sharesOfLuck(halves[1 - i]!);
    return half.map((each) => {
      const luck = luckIn(each).reduce((sum, part, place) => sum + shares[place]! * part, 0);
      return { ...each, result: each.result - luck };
    });
  });
  const ratio = spread(adjusted) / spread(finds);
  const ahead = (from: readonly Fortune[]) => {
    const [better, worse] = RIVALS.map((often) => resultsOf(from, often)) as [number[], number[]];
    const variances = [better, worse].map((results) => variance(results) / results.length);
    return { by: mean(better) - mean(worse), error: Math.sqrt(variances[0]! + variances[1]!) };
  };
  return {
    games: finds.length,
    ratio,
    fewer: 1 / ratio,
    raw: ahead(finds),
    without: ahead(adjusted),
    ways: ['soon', 'end'].map((way, place) => ({ way, ...goingAlong(finds, place) })),
  };
}

/** How far luck of one kind differs between games, and results; and how much the one goes along with the other. */
function goingAlong(finds: readonly Fortune[], place: number) {
  const luck = finds.map((each) => luckIn(each)[place]!);
  const results = finds.map(({ result }) => result);
  const [variances, both] = [[luck, results].map(variance), covariance(luck, results)];
  return { luck: variances[0]!, results: variances[1]!, correlation: both / Math.sqrt(variances[0]! * variances[1]!) };
}

/** All luck of a game, as it is judged soon and as it ends. */
const luckIn = ({ deal, choices }: Fortune): number[] => deal.map((value, way) => value + choices[way]!);

const resultsOf = (finds: readonly Fortune[], often: number): number[] =>
  finds.filter((each) => each.often === often).map(({ result }) => result);

/** How far results of one bot are apart. */
const spread = (finds: readonly Fortune[]): number => mean(RIVALS.map((often) => variance(resultsOf(finds, often))));

/** How much of each kind of luck to take off: least squares, each bot for itself. */
function sharesOfLuck(finds: readonly Fortune[]): number[] {
  const columns = (some: readonly Fortune[]) => some.map((each) => [...luckIn(each), each.result]);
  const covered = (one: number, other: number): number =>
    RIVALS.reduce((sum, often) => {
      const rows = columns(finds.filter((each) => each.often === often));
      const [a, b] = [one, other].map((column) => rows.map((row) => row[column]!)) as [number[], number[]];
      return sum + covariance(a, b);
    }, 0);
  const kinds = luckIn(finds[0]!).map((_, kind) => kind);
  const RESULT = kinds.length;
  return solvedFor(
    kinds.map((one) => kinds.map((other) => covered(one, other))),
    kinds.map((one) => covered(one, RESULT)),
  );
}

/** Gauss and Jordan. What another column says already counts for nothing. */
function solvedFor(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const pivot = rows[at]![at]!;
    if (pivot <= 1e-9) {
      rows[at]!.fill(0);
      continue;
    }
    rows[at] = rows[at]!.map((value) => value / pivot);
    rows.forEach((row, i) => {
      if (i !== at) rows[i] = row.map((value, column) => value - row[at]! * rows[at]![column]!);
    });
  }
  return rows.map((row) => row[size]!);
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
