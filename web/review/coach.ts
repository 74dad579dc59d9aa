import type { Advice } from '@gilt/bots/review/advice';
import type { Care } from '@gilt/bots/review/review';
import type { Open } from './afresh.ts';
import type { Order, Word } from './worker.ts';

/** Carries an order out beside the page, so that it never stops for it. What comes back is a way to have it stop. */
export function carryOut(order: Order, hear: (word: Word) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.type !== 'progress') worker.terminate();
    hear(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    hear({ type: 'fault', fault: event.message ?? 'the coach could not be loaded' });
  });
  worker.postMessage(order);
  return () => worker.terminate();
}

/** The same for orders that are answered with one word. */
const answered = (order: Order, signal: AbortSignal): Promise<Word> =>
  new Promise((resolve, reject) => {
    const stop = carryOut(order, (word) => {
      if (word.type === 'fault') reject(new Error(word.fault));
      else resolve(word);
    });
    signal.addEventListener('abort', stop);
  });

/** What there is to say of a question. */
export async function advice(open: Open, care: Care, entry: number, signal: AbortSignal): Promise<Advice> {
  const word = await answered({ type: 'advise', open, care, entry }, signal);
  if (word.type !== 'advice') throw new Error(`an advice is no ${word.type}`);
  return word.advice;
}

/** The position of a question with the others' cards drawn afresh, and what they may play: see `afresh` of the worker. */
export async function drawnAfresh(open: Open, seed: number, signal: AbortSignal): Promise<string> {
  const word = await answered({ type: 'afresh', open, seed }, signal);
  if (word.type !== 'position') throw new Error(`a position is no ${word.type}`);
  return word.text;
}
