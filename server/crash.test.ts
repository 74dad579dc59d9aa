import { expect, test } from 'vitest';
import { ordeal } from './test/ordeal.ts';
import { temporaryFolder } from './test/serving.ts';

test('killed ten times under load, the program loses nothing that it has acknowledged, and every game comes to its end', async () => {
  const survived = await ordeal({ data: temporaryFolder(), kills: 10, seed: 8 });
  expect(survived.kills).toBe(10);
  expect(survived.games).toBeGreaterThanOrEqual(6);
  expect(survived.acknowledged).toBeGreaterThan(100);
});
