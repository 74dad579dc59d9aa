import type { Review } from '@gilt/bots/review/review';
import { expect, test } from 'vitest';
import { partsOf, signed } from './parts.ts';

const estimate = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const review = { start: 0.254, deal: estimate(0.054), own: estimate(-0.106), others: estimate(0.798), result: 1 };

test('whole hundredths add up: each bar begins where the one before it ends', () => {
  const [start, deal, own, others, result] = partsOf(review as Review);
  expect([deal!.from, own!.from, others!.from]).toEqual([start!.to, deal!.to, own!.to]);
  expect(others!.to).toBe(result!.to);
  const sum = [start, deal, own, others].reduce((all, part) => all + part!.to - part!.from, 0);
  expect(sum).toBe(100);
});

test('a figure says its sign, and nothing has none', () => {
  expect([signed(4), signed(-7), signed(0)]).toEqual(['+4', '−7', '0']);
});
