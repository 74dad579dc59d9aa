import { randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import { tryTest } from './sequential-trial.ts';

// Rounds of Goofspiel for two, rules of thumb among their like: npm run soak -- sprt draws far more, of three games.
const measured = [0, 0.25, 0.25, ...Array.from({ length: 14 }, () => 0.5), 0.75, 0.75, 1];
const bounds = { none: 0.5, some: 0.56, falsePass: 0.05, falseFail: 0.05 };

test('a sequential test passes seldom what is no better, finds what is, and needs at most 60% of the games of a fixed one', () => {
  const nothing = tryTest(measured, bounds.none, bounds, 300, randomFrom(5));
  const something = tryTest(measured, bounds.some, bounds, 300, randomFrom(6));
  expect(nothing.passed / nothing.runs).toBeLessThan(0.07);
  expect(something.passed / something.runs).toBeGreaterThan(0.93);
  expect(nothing.rounds / nothing.fixed).toBeLessThan(0.6);
  expect(something.rounds / something.fixed).toBeLessThan(0.6);
  expect(nothing.open + something.open).toBe(0);
});
