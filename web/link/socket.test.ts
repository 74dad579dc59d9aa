import './no-browser.ts';
import type { ToClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say } from '../say.ts';
import { set } from '../settings.ts';
import { forgetAs, keepAs } from '../storage.ts';
import type { Link, Listener } from './link.ts';
import { socketTo } from './socket.ts';

const CODE = 'ABCD2345';

/** A socket whose other end is in the hand of the test. */
class Wire {
  static readonly OPEN = 1;
  readonly address: string;
  readonly sent: ToServer[] = [];
  readyState = 0;
  closed = false;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};

  constructor(address: string) {
    this.address = address;
    wires.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
  /** The table answers. */
  welcomes(n: number): void {
    this.opens();
    this.says({ ...WELCOME, n });
  }
}
let wires: Wire[] = [];
const last = (): Wire => wires.at(-1)!;

const WELCOME = {
  type: 'welcome',
  n: 3,
  fresh: true,
  past: [],
  table: {
    code: CODE,
    game: 'goofspiel',
    rules: 1,
    players: 2,
    options: {},
    status: 'open',
    why: null,
    seats: [{ kind: 'empty' }, { kind: 'bot', bot: 'easy' }],
    you: null,
    youHost: false,
    clock: null,
    minutes: null,
    standIn: 'easy',
    listed: false,
    watchable: true,
    dealing: { commitment: 'c', secret: null, numbers: null },
    undo: null,
    promises: [],
    outcome: null,
    rematch: null,
  },
  now: null,
};

/** What the server says over HTTP; null: it cannot be reached. */
let answers: Record<string, () => Response> = {};
const reachable = (table: () => Response): void => {
  answers = { '/api/me': () => Response.json({ name: 'Ada' }), [`/api/tables/${CODE}`]: table };
};
const listing = (more: object): Response =>
  Response.json({
    ...{ code: CODE, game: 'goofspiel', status: 'open', seats: [null, null], clock: null, touched: 0 },
    ...{ mine: false, waitsForYou: false },
    ...more,
  });

/** Whoever listens at the table. */
class Visit {
  readonly heard: ToClient[] = [];
  readonly lines: string[] = [];
  readonly gone: [string, boolean][] = [];
  seen: number | null = null;
  readonly link: Link;

  readonly listener: Listener = {
    seen: () => this.seen,
    hear: (message) => {
      this.heard.push(message);
      if (message.type === 'welcome') this.seen = message.n;
    },
    line: (line) => this.lines.push(line),
    gone: (why, free) => this.gone.push([why, free]),
  };

  constructor() {
    this.link = socketTo(CODE)(this.listener);
  }
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const talk = (request: number): ToServer => ({ type: 'say', request, text: `words ${request}` });

let visits: Visit[] = [];
const visit = (): Visit => {
  const it = new Visit();
  visits.push(it);
  return it;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
  wires = [];
  visits = [];
  reachable(() => listing({ mine: true }));
  set({ name: 'Ada' });
  keepAs('gilt.met', 'yes');
});
afterEach(() => {
  for (const { link } of visits) link.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('it comes to the table and says what it has seen; once it is welcome the line is open', async () => {
  const here = visit();
  expect(wires.map(({ address }) => address)).toEqual([`wss://gilt.example/api/tables/${CODE}/socket`]);
  last().opens();
  expect(last().sent).toEqual([{ type: 'hello', seen: null }]);
  expect(here.lines).toEqual([]);
  last().says(WELCOME);
  expect(here.lines).toEqual(['open']);
  expect(here.heard).toMatchObject([{ type: 'welcome', n: 3 }]);
  await pass(0);
  expect(wires).toHaveLength(1);
});

test('whoever the server has not met is introduced first; if that cannot be, it comes anyway', async () => {
  forgetAs('gilt.met');
  visit();
  expect(wires).toHaveLength(0);
  await pass(0);
  expect(wires).toHaveLength(1);
  forgetAs('gilt.met');
  answers = {};
  visit();
  expect(wires).toHaveLength(1);
  await pass(0);
  expect(wires).toHaveLength(2);
});

test('what is wanted before the line is open goes out once the table has answered, in its order, and once', () => {
  const here = visit();
  here.link.send(talk(0));
  here.link.send(talk(1));
  last().opens();
  expect(last().sent).toEqual([{ type: 'hello', seen: null }]);
  last().says(WELCOME);
  expect(last().sent.slice(1)).toEqual([talk(0), talk(1)]);
  here.link.send(talk(2));
  last().says(WELCOME);
  expect(last().sent.slice(1)).toEqual([talk(0), talk(1), talk(2)]);
});

test('a line that breaks is made anew, and what was wanted meanwhile goes out then, and not twice', async () => {
  const here = visit();
  await pass(0);
  last().welcomes(3);
  here.link.send(talk(0));
  last().breaks();
  expect(here.lines).toEqual(['open', 'lost']);
  here.link.send(talk(1));
  await pass(399);
  expect(wires).toHaveLength(1);
  await pass(1);
  expect(wires).toHaveLength(2);
  here.seen = 8;
  here.link.send(talk(2));
  last().opens();
  expect(last().sent).toEqual([{ type: 'hello', seen: 8 }]);
  last().says({ ...WELCOME, n: 8 });
  expect(last().sent.slice(1)).toEqual([talk(1), talk(2)]);
  expect(here.lines).toEqual(['open', 'lost', 'open']);
  last().breaks();
  await pass(400);
  last().welcomes(8);
  expect(last().sent).toEqual([{ type: 'hello', seen: 8 }]);
});

test('it tries again later and later, up to ten seconds, and soon again once it was welcome', async () => {
  visit();
  await pass(0);
  const waits: number[] = [];
  for (let i = 0; i < 7; i++) {
    const count = wires.length;
    last().breaks();
    let waited = 0;
    for (; wires.length === count && waited < 20_000; waited += 100) await pass(100);
    waits.push(waited);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  last().welcomes(3);
  last().breaks();
  await pass(400);
  expect(wires).toHaveLength(9);
});

test('whoever had been at the table for a while tries at once, and only then waits: another server may be there', async () => {
  const asked = vi.fn(() => listing({ mine: true }));
  reachable(asked);
  visit();
  await pass(0);
  last().welcomes(3);
  await pass(5000);
  last().breaks();
  await pass(99);
  expect(wires).toHaveLength(1);
  await pass(1);
  expect(wires).toHaveLength(2);
  // That a server has gone need not be explained by another.
  expect(asked).not.toHaveBeenCalled();
  last().breaks();
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(399);
  expect(wires).toHaveLength(2);
  await pass(1);
  expect(wires).toHaveLength(3);
});

test('chance spreads the tries of many by a quarter', async () => {
  visit();
  await pass(0);
  vi.mocked(Math.random).mockReturnValue(0);
  last().breaks();
  await pass(300);
  expect(wires).toHaveLength(2);
  vi.mocked(Math.random).mockReturnValue(1);
  last().breaks();
  await pass(999);
  expect(wires).toHaveLength(2);
  await pass(1);
  expect(wires).toHaveLength(3);
});

test('somebody who was never there is still connecting', () => {
  const here = visit();
  last().breaks();
  expect(here.lines).toEqual(['connecting']);
});

test('where we are not welcome there is nothing to come back for', async () => {
  const here = visit();
  await pass(0);
  last().welcomes(3);
  last().breaks(1008, 'this table is not to be watched');
  dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(here.gone).toEqual([['this table is not to be watched', false]]);
  expect(wires).toHaveLength(1);
});

test.each([
  ['there is no such table', null, () => Response.json({ error: 'there is none' }, { status: 404 }), 'there is none'],
  ['it was lost', 3, () => Response.json({ error: 'there is none' }, { status: 404 }), say('table.lost')],
  ['it is not for others', null, () => listing({ status: 'playing' }), say('table.private')],
] as const)('why it does not let us in is asked over HTTP: %s', async (_, seen, table, why) => {
  reachable(table);
  const here = visit();
  here.seen = seen;
  last().breaks();
  await pass(60_000);
  expect(here.gone).toEqual([[why, false]]);
  expect(wires).toHaveLength(1);
});

test('a table that others may not see may still have a free seat', async () => {
  reachable(() => listing({ status: 'open' }));
  const here = visit();
  last().breaks();
  await pass(0);
  expect(here.gone).toEqual([[say('table.private'), true]]);
});

test.each([
  ['the table is ours', null, () => listing({ mine: true })],
  ['we have been there', 3, () => listing({})],
  ['the server is busy, and we have been there', 3, () => Response.json({ error: 'busy' }, { status: 503 })],
  ['the server is not there', null, null],
] as const)('it goes on trying where %s', async (_, seen, table) => {
  if (table) reachable(table);
  else answers = {};
  const here = visit();
  here.seen = seen;
  last().breaks();
  await pass(400);
  expect([here.gone, wires.length]).toEqual([[], 2]);
});

test('as soon as the network or the reader is back it tries at once', async () => {
  visit();
  await pass(0);
  last().breaks();
  last().breaks();
  dispatchEvent(new Event('online'));
  expect(wires).toHaveLength(2);
  dispatchEvent(new Event('online'));
  expect(wires).toHaveLength(2);
  last().breaks();
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wires).toHaveLength(2);
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wires).toHaveLength(3);
  // What it had set out to try later is not tried besides.
  await pass(60_000);
  expect(wires).toHaveLength(3);
});

test('it can come again as somebody else; whatever the old line still says is not heard', () => {
  const here = visit();
  last().welcomes(3);
  here.link.again();
  expect([wires.length, wires[0]!.closed]).toEqual([2, true]);
  wires[0]!.says({ ...WELCOME, n: 99 });
  wires[0]!.breaks();
  expect([here.heard.length, here.lines, wires.length]).toEqual([1, ['open'], 2]);
  here.link.send(talk(0));
  expect(wires[0]!.sent).toHaveLength(1);
  last().welcomes(4);
  expect(last().sent.slice(1)).toEqual([talk(0)]);
});

test('once it is closed it does not come back, whatever happens', async () => {
  const here = visit();
  last().welcomes(3);
  here.link.close();
  expect(last().closed).toBe(true);
  last().breaks();
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect([here.lines, wires.length, vi.getTimerCount()]).toEqual([['open'], 1, 0]);
  const other = visit();
  last().breaks();
  other.link.close();
  await pass(60_000);
  expect(wires).toHaveLength(2);
});
