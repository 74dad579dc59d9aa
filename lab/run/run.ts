import { inOrder } from '../threads.ts';
import { keepResult, keptShard, openFolder } from './folder.ts';
import { cellsOf, type RunPlan } from './plan.ts';
import { identityOf, type RunResult, resultOf } from './result.ts';
import { gamesOf, type Shard, shardsOf } from './shards.ts';
import { timeLeft } from './time-left.ts';
import type { Totals } from './totals.ts';
import { type PlayedShard, playShard, type ShardJob } from './worker.ts';

export interface Run {
  readonly plan: RunPlan;
  /** Where finished shards are kept, so that it can be gone on with; without it, nothing is. */
  readonly folder?: string;
  readonly threads: number;
  /** The file of lab/run/worker.ts, bundled. */
  readonly worker: URL;
  /** Games that are done, of how many, and how many seconds the rest will take, once that is known. */
  readonly progress: (done: number, of: number, left: number | null) => void;
  readonly shards?: readonly Shard[];
}

/** Plays a plan, on several threads if wanted. What was finished before is verified and not played again. */
export async function run({
  plan,
  folder,
  threads,
  worker,
  progress,
  shards = shardsOf(plan),
}: Run): Promise<RunResult> {
  const cells = cellsOf(plan);
  const identity = identityOf(plan);
  if (folder) openFolder(folder, plan);
  const played: [Shard, Totals][] = [];
  const missing: Shard[] = [];
  for (const shard of shards) {
    const totals = folder ? keptShard(folder, identity, shard) : null;
    if (totals) played.push([shard, totals]);
    else missing.push(shard);
  }
  const games = (some: readonly Shard[]): number =>
    some.reduce((sum, shard) => sum + gamesOf(shard, cells[shard.cell]!), 0);
  const all = games(shards);
  let done = all - games(missing);
  const left = timeLeft(missing, threads);
  progress(done, all, null);
  const jobs = missing.map(
    (shard): ShardJob => ({
      shard,
      cell: cells[shard.cell]!,
      ...(folder ? { keep: { folder, identity } } : {}),
    }),
  );
  let next = 0;
  for await (const { totals, milliseconds } of inOrder<ShardJob, PlayedShard>({
    jobs,
    threads,
    worker,
    here: playShard,
  })) {
    const shard = missing[next++]!;
    played.push([shard, totals]);
    done += games([shard]);
    progress(done, all, left.after(shard, milliseconds));
  }
  const result = resultOf(plan, played);
  if (folder) keepResult(folder, result);
  return result;
}
