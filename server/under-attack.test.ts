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
  // How long people wait, and how often enemies try, is a matter of `npm run ordeal`: here other tests run beside it.
  const { attack, attacks, memory } = outcome;
  const quiet = { attack: { ...attack, p99: 0 }, attacks: { ...attacks, clients: 0 } };
  // Where starts take long there may have been no moment to ask how much memory it had at first.
  const asked = [memory[0] || memory[1], memory[1]] as const;
  expect(verdictOf({ ...outcome, ...quiet, memory: asked })).toEqual([]);
}, 120_000);

test('nobody may wait longer than three times as long as in peace, or 30 ms; and it counts only if enemies came to try', () => {
  const waits = (p99: number) => ({ p50: 1, p99, answers: 1000 });
  const faults = (peace: number, attack: number, perMinute = 600): number =>
    verdictOf({
      peace: waits(peace),
      attack: waits(attack),
      late: 1,
      attacks: { sum: 6000, perMinute, clients: 100, tally: {} },
      kills: 0,
      acknowledged: 2000,
      lost: 0,
      memory: [100, 100],
    }).length;
  expect([faults(6, 30), faults(6, 31), faults(20, 60), faults(20, 61)]).toEqual([0, 1, 0, 1]);
  expect(faults(6, 6, 100)).toBe(1);
});
