import { expect, test } from 'vitest';
import { spend } from './budget.ts';

test('a budget is used up, or the time that is left for it: then what was found so far has to do', async () => {
  let steps = 0;
  const step = () => void steps++;
  await spend({ iterations: 100 }, step);
  expect(steps).toBe(100);
  // Without a limit this would go on for ever.
  await spend({ iterations: Number.POSITIVE_INFINITY }, step, undefined, 5);
  expect(steps).toBeGreaterThan(100);
});
