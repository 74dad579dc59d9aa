import type { Task } from '@gilt/bots/bot';
import type { Order, Thought } from './thinker-worker.ts';

/** Bots that think beside the page, so that it never stops for them. */
export interface Thinker {
  /** One of the task's options. A bot may fail; it gives up when the signal says so. */
  think(bot: string, task: Task, signal: AbortSignal): Promise<number>;
  close(): void;
}

export function thinker(): Thinker {
  const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (thought: Thought) => void>();
  let orders = 0;
  const order = (it: Order): void => worker.postMessage(it);
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return {
    think: (bot, task, signal) =>
      new Promise((resolve, reject) => {
        const id = orders++;
        waiting.set(id, (thought) => {
          if ('choice' in thought) resolve(thought.choice);
          else reject(new Error(thought.fault));
        });
        signal.addEventListener('abort', () => order({ type: 'stop', id }));
        order({ type: 'think', id, bot, task });
      }),
    close: () => worker.terminate(),
  };
}
