import { PENDING, SEALED } from '@gilt/engine/question';
import type { Now, TableSight } from '@gilt/protocol/sight';
import type { ToClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Passage } from '../player/passage.ts';
import type { Picture, Showing } from '../player/player.ts';
import type { Listener } from './link.ts';
import { type TableStore, tableStore } from './table-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const table = {
  you: 0,
  status: 'playing',
  outcome: null,
  seats: [{ kind: 'person', name: 'Ann' }],
} as unknown as TableSight;
const now = (asked: number, answers: number[]): Now =>
  ({
    view: { seat: 0, flow: { players: 2, asked, stack: [], answers }, game: { cards: 0 } },
    asked: { number: asked, where: 'a.b', rule: 'X-1', names: ['1', '2'] },
    chosen: null,
    deadline: null,
    asleep: false,
  }) as Now;

function opened() {
  const sent: ToServer[] = [];
  let listener!: Listener;
  const held: (number | null)[] = [];
  let closed = 0;
  const store = tableStore((given) => {
    listener = given;
    return {
      send: (request) => sent.push(request),
      hold: (seat) => held.push(seat),
      again: () => undefined,
      close: () => closed++,
    };
  });
  const hear = (message: Partial<ToClient> & { type: ToClient['type'] }): void => listener.hear(message as ToClient);
  hear({ type: 'welcome', n: 2, fresh: true, past: [], table, now: now(1, [PENDING, PENDING]) });
  return { store, hear, sent, held, listener, closed: () => closed };
}

/** All cards are turned up, and there is another question. */
const reveal = (n: number, asked: number): ToClient =>
  ({
    type: 'happened',
    n,
    at: 0,
    what: { type: 'chosen', seat: 1, question: asked - 1 },
    events: [{ type: 'reveal', rule: 'X-1' }],
    changes: [[[['game', 'cards'], n]]],
    now: now(asked, [PENDING, PENDING]),
  }) as ToClient;

const scenes = ({ happened }: Passage): Showing =>
  happened.events ? { beats: [{ name: 'turn', shown: 1, ms: 400 }], stays: 0 } : { beats: [], stays: 0 };

const shown = ({ player }: TableStore): Picture => player.picture()!;
const nowIn = (store: TableStore): Now => shown(store).moment.now!;

test('who has chosen, or taken it back, is known without being sent the rest', () => {
  const { store, hear } = opened();
  hear({ type: 'happened', n: 3, at: 0, what: { type: 'chosen', seat: 1, question: 1 } });
  expect(nowIn(store).view.flow.answers).toEqual([PENDING, SEALED]);
  expect(nowIn(store).chosen).toBeNull();
  hear({ type: 'happened', n: 4, at: 0, what: { type: 'chosen', seat: 0, question: 1, choice: '2' } });
  expect(nowIn(store).chosen).toBe('2');
  hear({ type: 'happened', n: 5, at: 0, what: { type: 'tookBack', seat: 0, question: 1 } });
  expect(nowIn(store).chosen).toBeNull();
  expect(nowIn(store).view.flow.answers).toEqual([PENDING, SEALED]);
});

test('a scene holds the picture, not what is known; the next one comes when it is over', () => {
  const { store, hear } = opened();
  store.player.surround(scenes);
  hear(reveal(3, 2));
  hear(reveal(4, 3));
  expect(store.known().past).toHaveLength(2);
  expect(store.known().latest!.n).toBe(4);
  expect(shown(store).scene!.passage.happened.n).toBe(3);
  expect(shown(store).moment.n).toBe(3);
  expect(shown(store).past.map(({ n }) => n)).toEqual([3]);
  store.player.goOn();
  expect(shown(store).scene!.passage.happened.n).toBe(4);
  vi.advanceTimersByTime(400);
  expect(shown(store).scene).toBeNull();
  expect(shown(store).moment).toBe(store.known().latest);
  expect(shown(store).past).toEqual(store.known().past);
});

test('a passage begins where the last ended, with the answer that closed the question', () => {
  const { store, hear } = opened();
  const begun: Passage[] = [];
  store.player.surround((passage) => {
    begun.push(passage);
    return { beats: [], stays: 0 };
  });
  hear({ type: 'happened', n: 3, at: 0, what: { type: 'chosen', seat: 0, question: 1, choice: '2' } });
  hear(reveal(4, 2));
  const [, last] = begun;
  expect(last!.before).toMatchObject({ n: 3, now: { chosen: '2', view: { flow: { answers: [SEALED, SEALED] } } } });
  expect(last!.after).toMatchObject({ n: 4, now: { chosen: null, view: { flow: { answers: [PENDING, PENDING] } } } });
});

test('in a scene the view is as it stood then', () => {
  const { store, hear } = opened();
  const together = { name: 'together', shown: 0, ms: 100 };
  store.player.surround((passage) => ({ ...scenes(passage), beats: [together, ...scenes(passage).beats] }));
  hear(reveal(3, 2));
  expect(nowIn(store)).toMatchObject({
    asked: null,
    view: { game: { cards: 0 }, flow: { answers: [PENDING, SEALED] } },
  });
  vi.advanceTimersByTime(100);
  expect(nowIn(store)).toMatchObject({ asked: null, view: { game: { cards: 3 } } });
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
  expect(shown(store).past.map(({ n }) => n)).toEqual([3, 4]);
});

test('whoever comes anew is told everything once, and sees at once where the table stands', () => {
  const { store, hear } = opened();
  store.player.surround(scenes);
  hear(reveal(3, 2));
  const past = [{ n: 3, at: 0, what: { type: 'started' } as const }];
  hear({ type: 'welcome', n: 9, fresh: true, past, table, now: now(5, []) });
  expect(store.known().past).toEqual(past);
  expect(shown(store)).toMatchObject({ scene: null, moment: { n: 9 }, past });
  vi.advanceTimersByTime(10_000);
  expect(shown(store).moment.n).toBe(9);
});

test('another name counts at once, for what is known and for what is shown', () => {
  const { store, hear } = opened();
  store.player.surround(scenes);
  hear(reveal(3, 2));
  hear({ type: 'table', table: { ...table, seats: [{ kind: 'person', name: 'Bea' } as never] } });
  for (const { seats } of [store.known().latest!.table, shown(store).moment.table])
    expect(seats).toMatchObject([{ name: 'Bea' }]);
  expect(shown(store).scene).not.toBeNull();
});

test('requests are numbered, and refusals counted', () => {
  const { store, sent, hear } = opened();
  store.send({ type: 'answer', question: 1, choice: '1' });
  store.send({ type: 'takeBack', question: 1 });
  expect(sent.map((request) => 'request' in request && request.request)).toEqual([0, 1]);
  hear({ type: 'refused', why: 'too late' });
  hear({ type: 'refused', why: 'not you' });
  expect(store.known().refused).toEqual({ why: 'not you', count: 2 });
});

test('whoever takes the device is not told what the one before was refused', () => {
  const { store, hear, held } = opened();
  hear({ type: 'refused', why: 'too late' });
  store.hold(1);
  expect(store.known().refused).toBeNull();
  expect(held).toEqual([1]);
});

test('when it is closed nothing goes on, neither the line nor a scene', () => {
  const { store, hear, closed } = opened();
  store.player.surround(scenes);
  hear(reveal(3, 2));
  store.close();
  expect(closed()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
