import { expect, test } from 'vitest';
import { temporaryFolder } from './test/serving.ts';
import { underAttack, verdictOf } from './test/under-attack.ts';

test('under attack, and killed meanwhile, the server loses nothing, and people go on playing', async () => {
  const outcome = await underAttack({
    data: temporaryFolder(),
    minutes: 0.5,
    tables: 6,
    hostile: 12,
    kills: 3,
    seed: 1,
  });
  expect([outcome.kills, outcome.lost]).toEqual([3, 0]);
  expect(outcome.acknowledged).toBeGreaterThan(50);
  expect(outcome.attack.answers).toBeGreaterThan(10);
  // How long people wait is a matter of `npm run ordeal`: here other tests run beside it.
  expect(verdictOf({ ...outcome, attack: { ...outcome.attack, p99: 0 } })).toEqual([]);
}, 120_000);
