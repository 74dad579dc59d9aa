import { type Random, weighted } from '@gilt/engine/random';
import { type Bounds, fixedRounds, sequentialTest } from './statistics/sequential.ts';

/** What a sequential test does when it is tried very often on rounds whose true mean is known. */
export interface Trial {
  readonly runs: number;
  readonly passed: number;
  /** Runs that were given up. */
  readonly open: number;
  /** On the average, and what a test of a fixed length would need. */
  readonly rounds: number;
  readonly fixed: number;
}

/** Draws rounds like those measured, but with another mean, until the test stops; and again. */
export function tryTest(
  measured: readonly number[],
  mean: number,
  bounds: Bounds,
  runs: number,
  random: Random,
): Trial {
  const values = [...new Set(measured)].sort((a, b) => a - b);
  const weights = tilted(values, measured, mean);
  const variance = values.reduce((sum, value, i) => sum + weights[i]! * (value - mean) ** 2, 0);
  const fixed = fixedRounds(bounds, variance);
  const sum = { passed: 0, open: 0, rounds: 0 };
  for (let run = 0; run < runs; run++) {
    const test = sequentialTest(bounds);
    let standing = test.add(values[weighted(random, weights)]!);
    while (standing.verdict === 'open' && standing.rounds < 10 * fixed)
      standing = test.add(values[weighted(random, weights)]!);
    if (standing.verdict === 'pass') sum.passed++;
    if (standing.verdict === 'open') sum.open++;
    sum.rounds += standing.rounds;
  }
  return { runs, passed: sum.passed, open: sum.open, rounds: sum.rounds / runs, fixed };
}

/** How likely each value is: as often as it was measured, tilted towards the high or the low ones until the mean is the wanted one. */
function tilted(values: readonly number[], measured: readonly number[], mean: number): number[] {
  const counts = values.map((value) => measured.filter((each) => each === value).length);
  const by = (slope: number): number[] => {
    const all = values.map((value, i) => counts[i]! * Math.exp(slope * value));
    const sum = all.reduce((a, b) => a + b, 0);
    return all.map((each) => each / sum);
  };
  let [low, high] = [-50, 50];
  for (let i = 0; i < 80; i++) {
    const slope = (low + high) / 2;
    const reached = by(slope).reduce((sum, weight, k) => sum + weight * values[k]!, 0);
    if (reached < mean) low = slope;
    else high = slope;
  }
  return by((low + high) / 2);
}
