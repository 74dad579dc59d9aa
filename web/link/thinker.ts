import type { Task } from '@gilt/bots/bot';
import type { Order, Thought } from './thinker-worker.ts';

/** Bots that think beside the page, so that it never stops for them. */
export interface Thinker {
  think(bot: string, task: Task): Promise<number>;
  close(): void;
}

export function thinker(): Thinker {
  const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (choice: number) => void>();
  let orders = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.id)?.(data.choice);
    waiting.delete(data.id);
  });
  return {
    think: (bot, task) =>
      new Promise((resolve) => {
        const id = orders++;
        waiting.set(id, resolve);
        worker.postMessage({ id, bot, task } satisfies Order);
      }),
    close: () => worker.terminate(),
  };
}
