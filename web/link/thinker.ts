import type { Task } from '@gilt/bots/bot';
import type { Order, Thought } from './thinker-worker.ts';

/** Bots that think beside the page, so that it never stops for them. */
export interface Thinker {
  /** One of the task's options. A bot may fail; it gives up when the signal says so. */
  think(bot: string, task: Task, signal: AbortSignal): Promise<number>;
  close(): void;
}

/** A bot keeps to its time by itself. A worker that has been silent for so many milliseconds while somebody waits is stuck. */
const LONGEST_SILENCE = 15_000;

/**
 * Bots in a worker. One that breaks, or never comes to an end, takes the worker with it: whoever waits is told so, and the next thought
 * has a new one.
 */
export function thinker(): Thinker {
  const waiting = new Map<number, (thought: Thought) => void>();
  let worker: Worker | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let orders = 0;

  function start(): Worker {
    const started = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Thought>) => settle(data));
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (started === worker) giveUp(`the bots' worker broke: ${event.message ?? 'it could not be loaded'}`);
    });
    return started;
  }

  function settle(thought: Thought): void {
    waiting.get(thought.id)?.(thought);
    waiting.delete(thought.id);
    listen();
  }

  /** Counts the silence from now on, if somebody waits. */
  function listen(): void {
    clearTimeout(silence);
    if (waiting.size > 0) silence = setTimeout(() => giveUp('the bots have not answered'), LONGEST_SILENCE);
  }

  function giveUp(fault: string): void {
    close();
    for (const id of [...waiting.keys()]) settle({ id, fault });
  }

  function close(): void {
    clearTimeout(silence);
    worker?.terminate();
    worker = null;
  }

  return {
    think: (bot, task, signal) =>
      new Promise((resolve, reject) => {
        const id = orders++;
        waiting.set(id, (thought) => {
          if ('choice' in thought) resolve(thought.choice);
          else reject(new Error(thought.fault));
        });
        worker ??= start();
        const order = (it: Order): void => worker?.postMessage(it);
        signal.addEventListener('abort', () => order({ type: 'stop', id }));
        order({ type: 'think', id, bot, task });
        listen();
      }),
    close,
  };
}
