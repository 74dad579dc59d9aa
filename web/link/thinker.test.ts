import type { Task } from '@gilt/bots/bot';
import { afterEach, expect, test, vi } from 'vitest';
import { thinker } from './thinker.ts';
import type { Order, Thought } from './thinker-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Bots in a worker that is played by the test. */
function withWorker() {
  const orders: Order[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (order: Order) => orders.push(order),
    terminate: vi.fn(),
  });
  const started = vi.fn();
  vi.stubGlobal('Worker', function Worker() {
    started();
    return worker;
  });
  const says = (data: Thought): boolean => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { bots: thinker(), orders, says, worker, started };
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

test('a worker that breaks is told to all who wait, and the next thought has a new one', async () => {
  const { bots, says, worker, started } = withWorker();
  const { signal } = new AbortController();
  const thoughts = [bots.think('easy', task, signal), bots.think('hard', task, signal)];
  worker.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: 'out of memory' }));
  for (const thought of thoughts) await expect(thought).rejects.toThrow("the bots' worker broke: out of memory");
  expect(worker.terminate).toHaveBeenCalledOnce();
  const next = bots.think('easy', task, signal);
  expect(started).toHaveBeenCalledTimes(2);
  says({ id: 2, choice: 5 });
  expect(await next).toBe(5);
});

test('what an old worker still complains of does not concern the new one', async () => {
  const workers: EventTarget[] = [];
  vi.stubGlobal('Worker', function Worker() {
    const worker = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined });
    workers.push(worker);
    return worker;
  });
  const bots = thinker();
  const { signal } = new AbortController();
  const breaks = (worker: EventTarget): boolean => worker.dispatchEvent(new Event('error', { cancelable: true }));
  const first = bots.think('easy', task, signal);
  breaks(workers[0]!);
  await expect(first).rejects.toThrow('it could not be loaded');
  const next = bots.think('easy', task, signal);
  breaks(workers[0]!);
  workers[1]!.dispatchEvent(new MessageEvent('message', { data: { id: 1, choice: 4 } }));
  expect(await next).toBe(4);
});

test('a bot that never comes to an end is given up, but not as long as others answer', async () => {
  vi.useFakeTimers();
  const { bots, says, worker } = withWorker();
  const { signal } = new AbortController();
  const failed = vi.fn();
  const stuck = bots.think('hard', task, signal).catch(failed);
  const quick = bots.think('easy', task, signal);
  vi.advanceTimersByTime(14_000);
  says({ id: 1, choice: 3 });
  expect(await quick).toBe(3);
  vi.advanceTimersByTime(14_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  await stuck;
  expect(failed).toHaveBeenCalledWith(new Error('the bots have not answered'));
  expect(worker.terminate).toHaveBeenCalledOnce();
});
