import type { Code } from '@gilt/protocol/words';
import { hasEnded } from '@gilt/table/sight';
import { packed, packedEnded, unpacked } from '@gilt/table/snapshot';
import type { Table } from '@gilt/table/table';
import type { Hall } from './hall.ts';
import type { Resident } from './resident.ts';

/** The table of the last snapshot; null if there is none that is of use. */
export async function keptTable({ store, games, log }: Hall, code: Code): Promise<Table | null> {
  try {
    const snapshot = await store.snapshot(code);
    return snapshot && unpacked(snapshot, games);
  } catch (error) {
    log.error({ error, code }, 'a snapshot is of no use');
    return null;
  }
}

/** Keeps a snapshot, so that the table need not be played again from the beginning. */
export async function keep({ store }: Hall, each: Resident): Promise<void> {
  const { table } = each;
  if (table.n === each.kept || table.status === 'frozen') return;
  each.kept = table.n;
  await store.keepSnapshot(table.code, hasEnded(table) ? packedEnded(table) : packed(table));
}

/** The same. A table that cannot be kept is still in its log, and keeps no other from being kept. */
export const keepOrLog = (hall: Hall, each: Resident): Promise<void> =>
  keep(hall, each).catch((error: unknown) =>
    hall.log.error({ error, code: each.table.code }, 'a table could not be kept'),
  );
