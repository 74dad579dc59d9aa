import { inOrder } from './threads.ts';
import { measureWorth, type Worth, type WorthBatch, type WorthPlan, worthsOf } from './worth.ts';

/** Rounds a thread plays at a time. */
const BATCH = 5;

/** Deals of a plan to be measured. */
export interface Measuring {
  readonly plan: WorthPlan;
  readonly rounds: number;
  readonly threads: number;
  /** The file of lab/worth-worker.ts, bundled. */
  readonly worker: URL;
  readonly progress: (done: number) => void;
}

/** Measures what items are worth, on several threads if wanted. */
export async function measure({ plan, rounds, threads, worker, progress }: Measuring): Promise<{
  rounds: number;
  games: number;
  worths: Worth[];
}> {
  const batches: WorthBatch[] = [];
  let done = 0;
  const jobs = Array.from({ length: Math.ceil(rounds / BATCH) }, (_, i) => ({
    plan,
    from: i * BATCH,
    to: Math.min(rounds, (i + 1) * BATCH),
  }));
  for await (const batch of inOrder<(typeof jobs)[number], WorthBatch>({
    jobs,
    threads,
    worker,
    here: ({ from, to }) => measureWorth(plan, from, to),
  })) {
    batches.push(batch);
    done += batch.rounds;
    progress(done);
  }
  return worthsOf(batches, plan.players);
}
