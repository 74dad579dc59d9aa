import { describe, expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { corrected, correctedIfIndependent } from './false-discoveries.ts';
import { logLikelihoodRatio, sequentialTest } from './sequential.ts';
import { studentCdf, studentQuantile, twoSided } from './student.ts';

describe('Student’s t', () => {
  // Fisher and Yates, Statistical Tables, table III; the last row is the normal distribution's.
  test.each([
    [1, 0.975, 12.706],
    [2, 0.95, 2.92],
    [5, 0.975, 2.571],
    [10, 0.995, 3.169],
    [30, 0.975, 2.042],
    [120, 0.95, 1.658],
    [1e7, 0.975, 1.96],
  ])('with %d degrees of freedom has the printed quantile of %d', (freedom, probability, printed) => {
    expect(studentQuantile(probability, freedom)).toBeCloseTo(printed, 3);
    expect(studentCdf(studentQuantile(probability, freedom), freedom)).toBeCloseTo(probability, 9);
  });

  test('is Cauchy’s with one degree of freedom, far out too', () => {
    for (const t of [-3, -0.5, 0, 1, 8]) expect(studentCdf(t, 1)).toBeCloseTo(0.5 + Math.atan(t) / Math.PI, 12);
    expect(twoSided(1e4, 1)).toBeCloseTo(2 / Math.PI / 1e4, 9);
  });
});

describe('an estimate', () => {
  test('of Student’s own sleep data is the one he published', () => {
    // Student, The probable error of a mean (1908): the additional hours of sleep, paired.
    const { mean, low, high, p } = estimate([1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]);
    expect(mean).toBeCloseTo(1.58, 9);
    expect(low).toBeCloseTo(0.7001142, 6);
    expect(high).toBeCloseTo(2.4598858, 6);
    expect(p).toBeCloseTo(0.002833, 6);
  });

  test('of rounds that are all alike has no doubt, and of one round none to go by', () => {
    expect(estimate([0, 0, 0])).toMatchObject({ mean: 0, low: 0, high: 0, p: 1 });
    expect(estimate([1, 1, 1])).toMatchObject({ p: 0 });
    expect(estimate([1])).toMatchObject({ p: 1, rounds: 1 });
  });
});

describe('the correction for many claims', () => {
  // Benjamini and Hochberg (1995), section 3.1: fifteen claims of the thrombolysis study, of which four are found.
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ];
  test('finds the four that Benjamini and Hochberg find, whatever their order', () => {
    expect(correctedIfIndependent(p).filter((q) => q <= 0.05)).toHaveLength(4);
    expect(correctedIfIndependent(p)[3]).toBeCloseTo((0.0095 * 15) / 4, 12);
    expect(correctedIfIndependent(p.toReversed()).reverse()).toEqual(correctedIfIndependent(p));
  });

  test('is stricter where claims may hang together, and never beyond 1', () => {
    expect(corrected(p).filter((q) => q <= 0.05)).toHaveLength(3);
    expect(Math.max(...corrected(p))).toBe(1);
    expect(corrected([])).toEqual([]);
  });
});

describe('a sequential test', () => {
  test('has the binomial likelihood ratio where rounds are won or lost', () => {
    const counts = new Map([
      [0, 30],
      [1, 20],
    ]);
    const binomial = 20 * Math.log(0.5 / 0.25) + 30 * Math.log(0.5 / 0.75);
    expect(logLikelihoodRatio(counts, 0.25, 0.5)).toBeCloseTo(binomial, 6);
  });

  test('stops at Wald’s limits, with a fifth of the error in hand, and stays with its verdict', () => {
    const bounds = { none: 0.25, some: 0.5, falsePass: 0.05, falseFail: 0.05 };
    const better = sequentialTest(bounds);
    let standing = better.add(1);
    expect(standing.pass).toBeCloseTo(Math.log(0.96 / 0.04), 9);
    expect(standing.fail).toBeCloseTo(-Math.log(0.96 / 0.04), 9);
    expect(standing.verdict, 'one round is none to go by').toBe('open');
    for (let i = 0; i < 30; i++) standing = better.add(i % 3 === 0 ? 0 : 1);
    expect(standing.verdict).toBe('pass');
    for (let i = 0; i < 200; i++) standing = better.add(0);
    expect(standing.verdict).toBe('pass');
    const worse = sequentialTest(bounds);
    for (let i = 0; i < 60; i++) standing = worse.add(i % 5 === 0 ? 1 : 0);
    expect(standing.verdict).toBe('fail');
  });
});
