import './no-browser.ts';
import { random } from '@gilt/bots/random';
import type { AnyGame } from '@gilt/engine/game';
import { bits, pick, type Random, randomFrom } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { rebuilt } from '@gilt/table/log';
import { eventsHeard, nowSeen, whatSeen } from '@gilt/table/sight';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameInfo } from '../games.ts';
import { nextOf } from '../table/passing.ts';
import { localLink } from './local.ts';
import { keptTable, nameAt } from './local-keep.ts';
import { newLocalTable } from './local-new.ts';
import { type TableStore, tableStore } from './table-store.ts';

const NAMES = ['Ada', 'Bob', 'Cleo'];
let dice: Random;

beforeEach(() => {
  vi.useFakeTimers();
  dice = randomFrom(27);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    for (let i = 0; i < (bytes as Uint8Array).length; i++) (bytes as Uint8Array)[i] = bits(dice);
    return bytes;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A table that people pass around, and the page that shows it. */
class Room {
  readonly code: string;
  readonly game: AnyGame;
  store!: TableStore;

  private constructor(code: string, game: AnyGame) {
    this.code = code;
    this.game = game;
  }

  static async set(id: string, seats: readonly string[], options: Record<string, unknown> = {}): Promise<Room> {
    const names = NAMES.slice(0, seats.filter((seat) => seat === 'me').length);
    const code = await newLocalTable({ game: id, seats: [...seats], options }, 'f00', { names });
    const room = new Room(code, await gameInfo(id)!.load());
    await room.open();
    return room;
  }

  /** The page is opened, or loaded again. */
  async open(): Promise<void> {
    const bots = { think: async (_: string, task: never) => random.think(task) as number, close: () => undefined };
    this.store?.close();
    this.store = tableStore((listener) => localLink(keptTable(this.code)!, this.game, listener, bots));
    await vi.advanceTimersByTimeAsync(0);
  }

  get table() {
    return this.store.known().latest!.table;
  }
  get now() {
    return this.store.known().latest!.now!;
  }
  get eyes(): Seat | null {
    return this.table.you;
  }
  get next(): Seat | null {
    return nextOf({ table: this.table, now: this.now as never }, null);
  }
  get what(): string[] {
    return this.store.known().past.map(({ what }) => what.type);
  }

  hold(seat: Seat | null): void {
    this.store.hold(seat);
  }

  answer(choice?: string): void {
    const { number, names } = this.now.asked!;
    this.store.send({ type: 'answer', question: number, choice: choice ?? pick(dice, names) });
  }

  /** All that the page has in it is what the one may know who holds the device: it is worked out anew, from the log. */
  expectNothingElse(): void {
    const kept = keptTable(this.code)!;
    const table = rebuilt(kept.code, kept.lines, [this.game]);
    const { eyes } = this;
    const nameOf = (person: string): string => nameAt(kept, person);
    const known = this.store.known();
    expect(known.latest!.now).toEqual(nowSeen(table, eyes));
    expect(known.past.map(({ what }) => what)).toEqual(
      kept.lines.map(({ happening }) => whatSeen(happening, eyes, nameOf, null)),
    );
    expect(known.past.map(({ events = [] }) => events)).toEqual(
      kept.lines.map(({ told }) => (told === null ? [] : eventsHeard(JSON.parse(told), eyes))),
    );
    // Nor is there anything in what is shown or was: every view is of these eyes, every choice their own.
    for (const each of objectsIn([known, this.store.player.picture()])) {
      if ('flow' in each && 'game' in each) expect(each.seat).toBe(eyes);
      if (each.type === 'chosen' && 'choice' in each) expect(each.seat).toBe(eyes);
    }
  }
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* objectsIn(each);
}

/** People pass the device around, each answers, and now and then somebody looks at their own cards once more. */
async function playOut(room: Room, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let steps = 0; steps < most && room.table.status === 'playing'; steps++) {
    room.expectNothingElse();
    if (room.eyes === null) {
      if (room.next === null) await vi.advanceTimersByTimeAsync(2000);
      else room.hold(room.next);
    } else if (room.now.asked && room.now.chosen === null) room.answer();
    else room.hold(null);
  }
  room.expectNothingElse();
}

test.each([
  ['greed', ['me', 'me', 'me'], 60],
  ['dungeon-busters', ['me', 'normal', 'me', 'me'], 400],
  ['greedy-delvers', ['me', 'me', 'me', 'random'], 60],
  ['greedquest', ['me', 'me', 'random'], 60],
  ['shadowgate', ['me', 'me'], 60],
  ['goofspiel', ['me', 'me', 'me'], 400],
])('at %s the page knows what the one may know who holds it, and nothing else', async (id, seats, most) => {
  const room = await Room.set(id, seats);
  await playOut(room, most);
  if (most === 400) expect(room.table.status).toBe('over');
  room.store.close();
});

test('nobody holds it at first; who takes it sees their own seat, and who has sealed has laid it down', async () => {
  const room = await Room.set('goofspiel', ['me', 'me', 'me'], { cards: 5 });
  expect([room.eyes, room.next]).toEqual([null, 0]);
  expect(room.table.seats).toMatchObject(NAMES.map((name) => ({ name })));
  room.hold(0);
  expect(room.eyes).toBe(0);
  room.answer('4');
  expect([room.eyes, room.next]).toEqual([null, 1]);
  room.hold(1);
  expect(JSON.stringify(room.store.known())).not.toContain('"choice"');
  room.answer('3');
  room.hold(2);
  room.answer('2');
  expect([room.eyes, room.next]).toEqual([null, 0]);
});

test('what came of the answers is told to all, after how it stood before', async () => {
  const room = await Room.set('goofspiel', ['me', 'me'], { cards: 5 });
  room.hold(0);
  room.answer('4');
  room.hold(1);
  const question = room.now.asked!.number;
  room.answer('2');
  const { walked } = room.store.player.picture()!;
  expect(walked).toHaveLength(1);
  expect(walked[0]!.before.now!.view).toMatchObject({ seat: null });
  expect(walked[0]!.happened).toMatchObject({ what: { type: 'chosen', seat: 1, question } });
  expect(walked[0]!.happened.events!.length).toBeGreaterThan(0);
});

test('who has sealed can take it once more, and take it back', async () => {
  const room = await Room.set('goofspiel', ['me', 'me'], { cards: 5 });
  room.hold(0);
  room.answer('4');
  room.hold(0);
  expect([room.eyes, room.now.chosen]).toEqual([0, '4']);
  room.store.send({ type: 'takeBack', question: room.now.asked!.number });
  expect([room.eyes, room.now.chosen]).toEqual([0, null]);
  room.hold(null);
  expect([room.eyes, room.next]).toEqual([null, 0]);
});

test('a page that is loaded again is held by nobody, whoever held it', async () => {
  const room = await Room.set('goofspiel', ['me', 'me'], { cards: 5 });
  room.hold(0);
  room.answer('4');
  room.hold(1);
  await room.open();
  expect([room.eyes, room.next]).toEqual([null, 1]);
  room.expectNothingElse();
});

test('people around one device agree to an undo aloud: it happens, and the device is laid down', async () => {
  const room = await Room.set('goofspiel', ['me', 'me'], { cards: 5 });
  for (const choice of ['4', '2']) {
    room.hold(room.next);
    room.answer(choice);
  }
  room.hold(0);
  expect(room.now.view.game).toMatchObject({ prizes: 3 });
  room.store.send({ type: 'askUndo', question: room.now.asked!.number });
  expect(room.what.slice(-3)).toEqual(['undoAsked', 'undoAgreed', 'undone']);
  expect([room.eyes, room.next]).toEqual([null, 0]);
  room.expectNothingElse();
});

test('who alone is asked, once and again, keeps it', async () => {
  const room = await Room.set('greed', ['me', 'me']);
  const alone = (): boolean => room.now.view.flow.answers.filter((answer) => answer !== -1).length === 1;
  let kept = 0;
  for (let steps = 0; steps < 400 && room.table.status === 'playing'; steps++) {
    if (room.eyes === null) room.hold(room.next);
    const [was, before] = [room.eyes, alone()];
    room.answer();
    if (before && room.table.status === 'playing' && alone() && room.eyes !== null) {
      expect(room.eyes).toBe(was);
      kept++;
    } else expect(room.eyes).toBeNull();
  }
  expect(kept).toBeGreaterThan(0);
});

test('alone with bots nothing is passed around', async () => {
  const code = await newLocalTable({ game: 'goofspiel', seats: ['me', 'random'] }, 'f00');
  const game = await gameInfo('goofspiel')!.load();
  const bots = { think: async (_: string, task: never) => random.think(task) as number, close: () => undefined };
  const store = tableStore((listener) => localLink(keptTable(code)!, game, listener, bots));
  await vi.advanceTimersByTimeAsync(0);
  store.hold(null);
  expect(store.known().latest!.table.you).toBe(0);
  store.close();
});
