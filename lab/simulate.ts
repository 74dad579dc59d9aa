import { Refusal } from '@gilt/engine/fault';
import { Piscina } from 'piscina';
import { type Batch, type Figures, figuresOf, type Plan, playBatch } from './simulation.ts';

/** Games a worker plays at a time. */
const BATCH = 50;

export interface Simulation {
  readonly plan: Plan;
  readonly games: number;
  readonly threads: number;
  /** The file of lab/worker.ts, bundled. */
  readonly worker: URL;
  /** Called as games are finished. */
  readonly progress: (done: number) => void;
  /** Called with each batch, in no particular order. */
  readonly onBatch?: (batch: Batch) => void;
}

/** Simulates many games, on several threads if wanted; the figures do not depend on how many. */
export async function simulate({ plan, games, threads, worker, progress, onBatch }: Simulation): Promise<Figures> {
  const start = performance.now();
  const batches: Batch[] = [];
  let done = 0;
  const take = (batch: Batch): void => {
    onBatch?.(batch);
    batches.push({ ...batch, records: [] });
    done += batch.shares.length;
    progress(done);
  };
  const ranges = rangesOf(games);
  if (threads === 1) {
    for (const [from, to] of ranges) take(await playBatch(plan, from, to));
  } else {
    const pool = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads });
    await Promise.all(
      Array.from({ length: Math.min(threads, Math.ceil(games / BATCH)) }, async () => {
        for (const [from, to] of ranges) {
          const batch: Batch | string = await pool.run({ plan, from, to });
          if (typeof batch === 'string') throw new Refusal(batch);
          take(batch);
        }
      }),
    );
    await pool.destroy();
  }
  return figuresOf(plan, batches, (performance.now() - start) / 1000);
}

/** The games in batches: from one number to before another. Threads take them in turn out of one bag. */
function* rangesOf(games: number): Generator<readonly [number, number], void> {
  for (let from = 0; from < games; from += BATCH) yield [from, Math.min(games, from + BATCH)];
}
