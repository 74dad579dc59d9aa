import { expect, test } from 'vitest';
import { takeTurn } from './turn.ts';

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

test('a turn is timed by the processor, not by the clock: who had to wait is not slower for it', () => {
  const wait = new Int32Array(new SharedArrayBuffer(4));
  let waited = 0;
  const start = performance.now();
  const { games, decisions, seconds } = takeTurn({
    play() {
      const busy = processorMs() + 20;
      while (processorMs() < busy) {}
      Atomics.wait(wait, 0, 0, 20);
      waited += 20;
      return 3;
    },
  });
  expect(decisions).toBe(3 * games);
  expect(seconds).toBeGreaterThanOrEqual(0.4);
  expect(performance.now() - start).toBeGreaterThanOrEqual(1000 * seconds + waited / 2);
});
