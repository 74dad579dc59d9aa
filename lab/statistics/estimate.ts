import { studentQuantile, twoSided } from './student.ts';

/** A mean of rounds, with the interval that contains the true one in 95 of 100 cases. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How likely rounds at least as far from the null hypothesis are, if it holds. */
  readonly p: number;
  readonly rounds: number;
}

/** The sum of rounds and of their squares: all that an estimate needs, however many there were. */
export interface Sums {
  rounds: number;
  sum: number;
  squares: number;
}

export const noRounds = (): Sums => ({ rounds: 0, sum: 0, squares: 0 });

export function addRound(sums: Sums, value: number): void {
  sums.rounds++;
  sums.sum += value;
  sums.squares += value * value;
}

/**
 * What rounds say about their mean, by Student's t. The unit is the round, in which every seat has had the same deal, for the games
 * of one are not independent. `expected` is the mean under the null hypothesis.
 */
export function estimateOf({ rounds, sum, squares }: Sums, expected = 0): Estimate {
  if (rounds < 2) return { mean: rounds === 0 ? 0 : sum, low: -1, high: 1, p: 1, rounds };
  const mean = sum / rounds;
  const variance = Math.max(0, (squares - rounds * mean * mean) / (rounds - 1));
  const error = Math.sqrt(variance / rounds);
  const reach = studentQuantile(0.975, rounds - 1) * error;
  const away = mean - expected;
  // Rounds that are all alike: no doubt if they differ from what was expected, and none to be had if they do not.
  const p = error > 1e-12 ? twoSided(away / error, rounds - 1) : Math.abs(away) < 1e-12 ? 1 : 0;
  return { mean, low: mean - reach, high: mean + reach, p, rounds };
}

export function estimate(values: readonly number[], expected = 0): Estimate {
  const sums = noRounds();
  for (const value of values) addRound(sums, value);
  return estimateOf(sums, expected);
}
