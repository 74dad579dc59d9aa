import { studentQuantile } from './student.ts';

/** What is decided between, and with what errors. Shares are of the win, between 0 and 1. */
export interface Bounds {
  /** The share under the null hypothesis, and the one that is worth finding. */
  readonly none: number;
  readonly some: number;
  /** How often the test may pass what is no better, and fail what is as good as that. */
  readonly falsePass: number;
  readonly falseFail: number;
}

export type Verdict = 'pass' | 'fail' | 'open';

/** How a sequential test stands. */
export interface Standing {
  readonly rounds: number;
  readonly mean: number;
  /** The logarithm of the likelihood ratio, and where it stops: below is a fail, above a pass. */
  readonly evidence: number;
  readonly fail: number;
  readonly pass: number;
  readonly verdict: Verdict;
}

export interface SequentialTest {
  /** Takes a round, and says how the test stands then. */
  add(share: number): Standing;
}

/** In place of counts of values that have not been seen yet, as fishtest does: no likelihood is ever 0. */
const UNSEEN = 1e-3;
/** The limits are those of smaller errors, for the spread of rounds is learned from the same rounds: npm run soak -- sprt. */
const IN_HAND = 0.8;
/** Below so many rounds nothing is known of how they spread. */
const LEAST_ROUNDS = 10;

/**
 * Wald's sequential test in the generalised form (Van den Bergh, as used by fishtest): the likelihood ratio of the best distributions
 * of rounds with one mean and with the other. One may look after every round: the limits allow for it.
 */
export function sequentialTest({ none, some, falsePass, falseFail }: Bounds): SequentialTest {
  const [passError, failError] = [IN_HAND * falsePass, IN_HAND * falseFail];
  const pass = Math.log((1 - failError) / passError);
  const fail = Math.log(failError / (1 - passError));
  const counts = new Map<number, number>([
    [0, UNSEEN],
    [1, UNSEEN],
  ]);
  let rounds = 0;
  let sum = 0;
  let stopped: Verdict = 'open';
  return {
    add(share) {
      rounds++;
      sum += share;
      // Shares are sums of halves, thirds and quarters: those that differ by rounding only are one.
      const value = Math.round(share * 1e6) / 1e6;
      counts.set(value, (counts.get(value) ?? 0) + 1);
      const evidence = rounds < LEAST_ROUNDS ? 0 : logLikelihoodRatio(counts, none, some);
      if (stopped === 'open') stopped = evidence >= pass ? 'pass' : evidence <= fail ? 'fail' : 'open';
      return { rounds, mean: sum / rounds, evidence, fail, pass, verdict: stopped };
    },
  };
}

/** Of the likeliest distributions with the one mean and with the other. */
export function logLikelihoodRatio(counts: ReadonlyMap<number, number>, none: number, some: number): number {
  const [tiltNone, tiltSome] = [tiltFor(counts, none), tiltFor(counts, some)];
  let ratio = 0;
  for (const [value, count] of counts)
    ratio += count * (Math.log1p(tiltNone * (value - none)) - Math.log1p(tiltSome * (value - some)));
  return ratio;
}

/** The likeliest distribution with a given mean is n / (1 + λ (value − mean)); this finds λ, between its poles. */
function tiltFor(counts: ReadonlyMap<number, number>, mean: number): number {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let i = 0; i < 50; i++) {
    const tilt = (low + high) / 2;
    let sum = 0;
    for (const [value, count] of counts) sum += (count * (value - mean)) / (1 + tilt * (value - mean));
    if (sum > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}

/** How many rounds a test of a fixed length would need for the same errors, given how much rounds spread. */
export function fixedRounds({ none, some, falsePass, falseFail }: Bounds, variance: number): number {
  const normal = (error: number): number => studentQuantile(1 - error, 1e7);
  return Math.ceil((variance * (normal(falsePass) + normal(falseFail)) ** 2) / (some - none) ** 2);
}
