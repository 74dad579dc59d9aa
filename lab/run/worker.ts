import { Refusal } from '@gilt/engine/fault';
import { keepShard } from './folder.ts';
import { playRounds } from './mass.ts';
import type { Cell } from './plan.ts';
import type { Shard } from './shards.ts';
import type { Totals } from './totals.ts';

/** A shard to be played, and kept where it says. */
export interface ShardJob {
  readonly shard: Shard;
  readonly cell: Cell;
  readonly keep?: { readonly folder: string; readonly identity: string };
}

/** A shard that was played, and how long it took. */
export interface PlayedShard {
  readonly totals: Totals;
  readonly milliseconds: number;
}

/** Whoever plays a shard also keeps it, so that nothing which is finished waits for anything else. */
export async function playShard({ shard, cell, keep }: ShardJob): Promise<PlayedShard> {
  const start = performance.now();
  const totals = await playRounds(cell, shard.from, shard.to);
  if (keep) keepShard(keep.folder, keep.identity, shard, totals);
  return { totals, milliseconds: performance.now() - start };
}

/** What a thread of a run does. A refusal would come out of it as any error, so it is told as what it is. */
export default async (job: ShardJob): Promise<PlayedShard | string> => {
  try {
    return await playShard(job);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
