import { availableParallelism } from 'node:os';
import type { Task } from '@gilt/bots/bot';
import { Piscina } from 'piscina';
import thinkHere from './thinker-worker.ts';

/** Has bots think, elsewhere if possible, so that no table waits for another's bot. */
export interface Thinker {
  think(bot: string, task: Task, signal: AbortSignal): Promise<number>;
  /** How many tasks wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** A bot that has not answered by then is stopped, in milliseconds; then chance chooses. */
const LONGEST_THOUGHT = 60_000;

/** Threads that think for all tables, with a queue. */
export function pool(worker: URL, threads = Math.max(1, availableParallelism() - 1)): Thinker {
  const piscina = new Piscina({ filename: worker.href, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 });
  return {
    think: (bot, task, signal) =>
      piscina.run({ bot, task }, { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_THOUGHT)]) }),
    waiting: () => piscina.queueSize,
    close: () => piscina.destroy(),
  };
}

/** Thinks in the same thread: for tests, and for whoever has only quick bots. */
export const inline: Thinker = {
  think: (bot, task, signal) => thinkHere({ bot, task }, signal),
  waiting: () => 0,
  close: async () => {},
};
