import { PENDING, SEALED } from '@gilt/engine/question';
import type { Happened, Now, TableSight } from '@gilt/protocol/sight';
import type { ToClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';
import { expect, test, vi } from 'vitest';
import type { Listener } from './link.ts';
import { tableStore } from './table-store.ts';

const table = { you: 0, status: 'playing' } as unknown as TableSight;
const now = (asked: number, answers: number[]): Now =>
  ({
    view: { seat: 0, flow: { players: 2, asked, stack: [], answers }, game: {} },
    asked: { number: asked, where: 'a.b', rule: 'X-1', names: ['1', '2'] },
    chosen: null,
    deadline: null,
    asleep: false,
  }) as Now;

function opened() {
  const sent: ToServer[] = [];
  let listener!: Listener;
  const store = tableStore((given) => {
    listener = given;
    return { send: (request) => sent.push(request), again: () => undefined, close: () => undefined };
  });
  const hear = (message: Partial<ToClient> & { type: ToClient['type'] }): void => listener.hear(message as ToClient);
  hear({ type: 'welcome', n: 2, fresh: true, past: [], table, now: now(1, [PENDING, PENDING]) });
  return { store, hear, sent, listener };
}

const reveal = (n: number, asked: number): ToClient =>
  ({
    type: 'happened',
    n,
    at: 0,
    what: { type: 'chosen', seat: 1, question: asked - 1 },
    events: [{ type: 'reveal', rule: 'X-1' }],
    now: now(asked, [PENDING, PENDING]),
  }) as ToClient;

test('who has chosen, or taken it back, is known without being sent the rest', () => {
  const { store, hear } = opened();
  hear({ type: 'happened', n: 3, at: 0, what: { type: 'chosen', seat: 1, question: 1 } });
  expect(store.known().shown!.now!.view.flow.answers).toEqual([PENDING, SEALED]);
  hear({ type: 'happened', n: 4, at: 0, what: { type: 'chosen', seat: 0, question: 1, choice: '2' } });
  expect(store.known().shown!.now!.chosen).toBe('2');
  hear({ type: 'happened', n: 5, at: 0, what: { type: 'tookBack', seat: 0, question: 1 } });
  expect(store.known().shown!.now!.chosen).toBeNull();
  expect(store.known().shown!.now!.view.flow.answers).toEqual([PENDING, SEALED]);
});

test('a scene holds the picture, not the log; the next one comes when it is over', () => {
  const { store, hear } = opened();
  store.stageScenes(({ events }: Happened) => events !== undefined);
  hear(reveal(3, 2));
  hear(reveal(4, 3));
  expect(store.known().past).toHaveLength(2);
  expect(store.known().latest!.n).toBe(4);
  expect(store.known().scene!.n).toBe(3);
  expect(store.known().shown!.n).toBe(3);
  store.sceneOver();
  expect(store.known().scene!.n).toBe(4);
  store.sceneOver();
  expect(store.known().scene).toBeNull();
  expect(store.known().shown!.n).toBe(4);
});

test('whoever is far behind is not shown every scene', () => {
  const { store, hear } = opened();
  store.stageScenes(({ events }: Happened) => events !== undefined);
  for (let n = 3; n < 12; n++) hear(reveal(n, n));
  store.sceneOver();
  expect(store.known().scene).toBeNull();
  expect(store.known().shown!.n).toBe(11);
});

test('after a lost line only what was missed is added, and nothing twice', () => {
  const { store, hear, listener } = opened();
  hear(reveal(3, 2));
  listener.line('lost');
  expect(store.known().line).toBe('lost');
  expect(listener.seen()).toBe(3);
  hear({
    type: 'welcome',
    n: 4,
    fresh: false,
    past: [{ n: 4, at: 0, what: { type: 'started' } }],
    table,
    now: now(2, []),
  });
  hear(reveal(4, 3));
  expect(store.known().past.map(({ n }) => n)).toEqual([3, 4]);
});

test('requests are numbered', () => {
  const { store, sent } = opened();
  store.send({ type: 'answer', question: 1, choice: '1' });
  store.send({ type: 'takeBack', question: 1 });
  expect(sent.map((request) => 'request' in request && request.request)).toEqual([0, 1]);
});

test('what others do is looked at in passing, one after the other; the log does not wait', () => {
  vi.useFakeTimers();
  const { store, hear } = opened();
  store.stageScenes(
    () => false,
    (_, waiting) => 400 / (waiting + 1),
  );
  hear(reveal(3, 2));
  hear(reveal(4, 3));
  hear(reveal(5, 4));
  expect(store.known().past).toHaveLength(3);
  expect(store.known().shown!.n).toBe(3);
  vi.advanceTimersByTime(400);
  expect(store.known().shown!.n).toBe(4);
  // One more waits: this beat is half as long.
  vi.advanceTimersByTime(200);
  expect(store.known().shown!.n).toBe(5);
  vi.useRealTimers();
});
