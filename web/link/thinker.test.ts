import type { Task } from '@gilt/bots/bot';
import { afterEach, expect, test, vi } from 'vitest';
import { thinker } from './thinker.ts';
import type { Order, Thought } from './thinker-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Bots in a worker that is played by the test. */
function withWorker() {
  const orders: Order[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (order: Order) => orders.push(order),
    terminate: vi.fn(),
  });
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  const says = (data: Thought): boolean => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { bots: thinker(), orders, says, worker };
}

const task = { seat: 1 } as Task;

test('each thought is answered by its own number, whichever comes first', async () => {
  const { bots, orders, says } = withWorker();
  const { signal } = new AbortController();
  const thoughts = [bots.think('easy', task, signal), bots.think('hard', task, signal)];
  expect(orders).toEqual([
    { type: 'think', id: 0, bot: 'easy', task },
    { type: 'think', id: 1, bot: 'hard', task },
  ]);
  says({ id: 1, choice: 11 });
  says({ id: 0, choice: 10 });
  says({ id: 7, choice: 17 });
  expect(await Promise.all(thoughts)).toEqual([10, 11]);
});

test('a bot that fails in the worker fails here, and does not keep the table waiting', async () => {
  const { bots, says } = withWorker();
  const thought = bots.think('easy', task, new AbortController().signal);
  says({ id: 0, fault: 'RangeError: too deep' });
  await expect(thought).rejects.toThrow('RangeError: too deep');
});

test('what need not be thought about any more is stopped, and when all is closed the worker ends', () => {
  const { bots, orders, worker } = withWorker();
  const controller = new AbortController();
  void bots.think('easy', task, new AbortController().signal);
  void bots.think('hard', task, controller.signal);
  controller.abort();
  expect(orders.slice(2)).toEqual([{ type: 'stop', id: 1 }]);
  bots.close();
  expect(worker.terminate).toHaveBeenCalledOnce();
});
