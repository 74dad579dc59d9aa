import { availableParallelism } from 'node:os';
import type { Task } from '@gilt/bots/bot';
import { Piscina } from 'piscina';
import { fairQueue, type Whose } from './fair-queue.ts';
import thinkHere from './thinker-worker.ts';

/** Has bots think, elsewhere if possible, so that no table waits for another's bot. */
export interface Thinker {
  think(bot: string, task: Task, signal: AbortSignal, whose: Whose): Promise<number>;
  /** How many tasks wait for a thread: of tables where somebody is, and of others. */
  waiting(): { readonly awaited: number; readonly unawaited: number };
  close(): Promise<void>;
}

/** A bot keeps to its time by itself. One that has not answered so long after it began is stopped, in milliseconds; then chance chooses. */
const LONGEST_THOUGHT = 15_000;

/** Threads that think for all tables, with a queue that is fair to them. */
export function pool(worker: URL, threads = Math.max(1, availableParallelism() - 1)): Thinker {
  const piscina = new Piscina({ filename: worker.href, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 });
  const queue = fairQueue(threads, () => performance.now());
  return {
    think: (bot, task, signal, whose) =>
      queue.add(whose, signal, (within) =>
        piscina.run({ bot, task, within }, { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_THOUGHT)]) }),
      ),
    waiting: queue.waiting,
    close: () => piscina.destroy(),
  };
}

/** Thinks in the same thread: for tests, and for whoever has only quick bots. */
export const inline: Thinker = {
  think: (bot, task, signal) => thinkHere({ bot, task }, signal),
  waiting: () => ({ awaited: 0, unawaited: 0 }),
  close: async () => {},
};
