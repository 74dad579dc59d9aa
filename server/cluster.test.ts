import { randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import { whyNoPostgres } from '../scripts/postgres.ts';
import { clusterOrdeal } from './test/cluster-ordeal.ts';
import { awayOf, byLength, lengthOf, type Part, wordsFor } from './test/endured.ts';
import { FAULTS } from './test/faulty-cluster.ts';
import { served, temporaryFolder } from './test/serving.ts';
import { annAndBob } from './test/tables.ts';
import { playOn, witness } from './test/witness.ts';

const none = whyNoPostgres();

test.skipIf(none)(
  `three nodes of which everything befalls one after another lose nothing, and every game comes to its end${none === null ? '' : ` (skipped: ${none})`}`,
  async () => {
    const endured = await clusterOrdeal({
      data: temporaryFolder(),
      tables: 6,
      faults: FAULTS.length,
      seed: 3,
      lasting: () => 700,
      thinking: 200,
      every: 300,
      settings: { fsync: 'off', full_page_writes: 'off' },
    });
    expect(Object.keys(endured.faults).toSorted()).toEqual([...FAULTS].toSorted());
    expect(endured.games).toBeGreaterThanOrEqual(6);
    expect(endured.acknowledged).toBeGreaterThan(100);
  },
);

test('how long people were away is kept in steps, and what 99 of 100 did not exceed is found in that', () => {
  const times = Array.from({ length: 200 }, (_, i) => i + 1);
  const away = byLength([0, ...times.slice(1)]);
  expect(away).toEqual({ 50: 50, 100: 50, 150: 50, 200: 50 });
  expect([0, 0.25, 0.26, 0.75, 0.99, 1].map((share) => lengthOf(away, share))).toEqual([50, 50, 100, 150, 200, 200]);
  expect(lengthOf(byLength([...Array(99).fill(10), 9000]), 0.99)).toBe(50);
  expect(lengthOf({}, 0.99)).toBe(0);
});

test('people who were kept waiting by other programs are not counted among those whom a kill kept away', () => {
  const part = (load: number, away: Record<string, number>): Part => ({
    ...{ tables: 1, seed: 1, minutes: 1, load, processors: 2, faults: { 'a node killed': 1 }, acknowledged: 1 },
    ...{ games: 1, happenings: 1, away, deafest: 0, stoodStill: 0 },
  });
  const parts = [part(10, { 50: 3, 700: 1 }), part(10.1, { 9000: 7 })];
  expect([awayOf(parts, 0.5), awayOf(parts), awayOf(parts.slice(1))]).toEqual([50, 700, 0]);
  expect(wordsFor(parts)).toContain('4 people were away, half of them for at most 50 ms, 99 of 100 for at most 700 ms');
});

test('whoever thinks when the connection breaks does not think on before coming back', async () => {
  const server = await served();
  const { ann, code } = await annAndBob(server);
  const player = witness(ann, code, randomFrom(1));
  let thinks = (): void => {};
  const thinking = new Promise<void>((go) => {
    thinks = go;
  });
  const playing = playOn(player, {
    thinks() {
      thinks();
      return 1e9;
    },
  });
  await thinking;
  server.running.hall.readAgain(code);
  await expect(playing).rejects.toThrow('the connection ended');
  expect(player.stayed).toBeGreaterThan(0);
});
