import { expect, test } from 'vitest';
import { whyNoPostgres } from '../scripts/postgres.ts';
import { clusterOrdeal } from './test/cluster-ordeal.ts';
import { FAULTS } from './test/faulty-cluster.ts';
import { temporaryFolder } from './test/serving.ts';

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
