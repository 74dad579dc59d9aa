import './no-browser.ts';
import type { Task } from '@gilt/bots/bot';
import type { NewTable } from '@gilt/protocol/lobby';
import type { ToClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';
import { eventsHeard } from '@gilt/table/sight';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameInfo } from '../games.ts';
import { say } from '../say.ts';
import { set } from '../settings.ts';
import type { Link, Listener } from './link.ts';
import { localLink } from './local.ts';
import { forget, keptTable, type LocalTable } from './local-keep.ts';
import { newLocalTable } from './local-new.ts';
import { localTo } from './local-open.ts';
import type { Thinker } from './thinker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  set({ name: 'Ada', pace: 'calm' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A bot that thinks until the test says what it comes to. */
interface Thinking {
  readonly bot: string;
  readonly task: Task;
  readonly signal: AbortSignal;
  answer(choice?: number): void;
  fail(): void;
}

/** Whoever listens at the table, and the bots that think there. */
class Visit {
  readonly heard: ToClient[] = [];
  readonly lines: string[] = [];
  readonly thoughts: Thinking[] = [];
  readonly closed = vi.fn();
  goneWhy: string | null = null;
  link!: Link;

  readonly listener: Listener = {
    seen: () => null,
    hear: (message) => this.heard.push(message),
    line: (line) => this.lines.push(line),
    gone: (why) => {
      this.goneWhy = why;
    },
  };

  readonly bots: Thinker = {
    think: (bot, task, signal) =>
      new Promise((resolve, reject) => {
        const answer = (choice = task.question.options[0]!): void => resolve(choice);
        this.thoughts.push({ bot, task, signal, answer, fail: () => reject(new Error('it cannot count')) });
      }),
    close: this.closed,
  };

  send(request: ToServer): void {
    this.link.send(request);
  }

  /** What was heard of happenings: what happened, and the request that it answers. */
  get story(): (string | [string, number])[] {
    return this.heard.flatMap((message) =>
      message.type !== 'happened'
        ? []
        : [message.re === undefined ? message.what.type : ([message.what.type, message.re] as [string, number])],
    );
  }

  get welcomes() {
    return this.heard.filter((message) => message.type === 'welcome');
  }
}

/** Time passes, and whatever is due by then has been done. */
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** A table of Goofspiel that is set in this page. */
async function setTable(more: Partial<NewTable> = {}): Promise<LocalTable> {
  const wanted = { game: 'goofspiel', options: { cards: 5 }, seats: ['me', 'random'], ...more } as NewTable;
  return keptTable(await newLocalTable(wanted, 'f00'))!;
}

/** Somebody opens the page at a table. */
async function visit(kept: LocalTable): Promise<Visit> {
  const visit = new Visit();
  visit.link = localLink(kept, await gameInfo(kept.game)!.load(), visit.listener, visit.bots);
  await pass(0);
  return visit;
}

const answer = (choice: string, question: number, request: number): ToServer => ({
  type: 'answer',
  request,
  question,
  choice,
});

test('a table that is set in this page has everybody in their seats, and the game has begun', async () => {
  const { lines, code, game } = await setTable({ seats: ['easy', 'me', 'random'] });
  expect(lines.map(({ n, happening }) => [n, happening.type])).toEqual([
    [1, 'created'],
    [2, 'joined'],
    [3, 'started'],
  ]);
  expect(lines[0]!.happening).toMatchObject({ bots: ['easy', null, 'random'], terms: { standIn: 'normal' } });
  expect(lines[1]!.happening).toMatchObject({ seat: 1, number: 'f00' });
  expect(lines.map(({ told }) => told !== null)).toEqual([false, false, true]);
  expect(keptTable(code)).toMatchObject({ code, game, said: {} });
});

test('whoever opens the page is welcomed with all that happened, and told who is here', async () => {
  const { lines, heard } = await visit(await setTable());
  expect(lines).toEqual(['open']);
  expect(heard.map(({ type }) => type)).toEqual(['welcome', 'here']);
  const [welcome, here] = heard as [ToClient & { type: 'welcome' }, ToClient];
  expect(welcome).toMatchObject({ n: 3, fresh: true, table: { you: 0, status: 'playing' }, now: { chosen: null } });
  expect(welcome.past.map(({ what, events }) => [what.type, (events ?? []).length > 0])).toEqual([
    ['created', false],
    ['joined', false],
    ['started', true],
  ]);
  expect(welcome.past[1]!.what).toMatchObject({ name: 'Ada' });
  expect(here).toEqual({ type: 'here', seats: [true, false], watchers: 0 });
});

test('I am told what only my seat may know, and nothing that only others may', async () => {
  const kept = await setTable({ game: 'greedquest', options: {}, seats: ['random', 'me', 'random'] });
  const { welcomes } = await visit(kept);
  const told = JSON.parse(kept.lines[2]!.told!);
  expect(welcomes[0]!.past[2]!.events).toEqual(eventsHeard(told, 1));
  expect(eventsHeard(told, 1)).not.toEqual(eventsHeard(told, null));
});

test('whoever says hello is told what they have not seen; whoever has seen what never was, everything', async () => {
  const here = await visit(await setTable());
  here.send({ type: 'hello', seen: 2 });
  here.send({ type: 'hello', seen: 3 });
  here.send({ type: 'hello', seen: 4 });
  here.link.again();
  expect(here.welcomes.slice(1).map(({ fresh, past }) => [fresh, past.map(({ n }) => n)])).toEqual([
    [false, [3]],
    [false, []],
    [true, [1, 2, 3]],
    [true, [1, 2, 3]],
  ]);
});

test('an answer is acknowledged with the number of its request, and kept before anything else happens', async () => {
  const kept = await setTable();
  const here = await visit(kept);
  here.send(answer('4', 1, 7));
  expect(here.heard.at(-1)).toMatchObject({
    type: 'happened',
    re: 7,
    n: 4,
    what: { type: 'chosen', seat: 0, choice: '4' },
    now: { chosen: '4' },
    table: { you: 0 },
  });
  expect(keptTable(kept.code)!.lines.at(-1)).toMatchObject({ n: 4, happening: { type: 'sealed', choice: '4' } });
});

test('what follows from a request has no number of its own, and what others chose is not told before the reveal', async () => {
  set({ pace: 'quick' });
  const here = await visit(await setTable());
  here.thoughts[0]!.answer();
  await pass(0);
  expect((here.heard.at(-1) as { what: object }).what).toEqual({ type: 'chosen', seat: 1, question: 1 });
  here.send(answer('4', 1, 0));
  expect(here.heard.at(-1)).toMatchObject({ re: 0, events: expect.arrayContaining([expect.anything()]) });
  here.send({ type: 'askUndo', request: 1, question: 2 });
  expect(here.story).toEqual(['chosen', ['chosen', 0], ['undoAsked', 1], 'undone']);
  // The thought about what is undone is stopped, and there is another about what is asked now.
  expect(here.thoughts.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
});

test('what is refused is refused by its number, and changes nothing', async () => {
  const kept = await setTable();
  const here = await visit(kept);
  here.send(answer('9', 1, 12));
  here.send(answer('1', 2, 13));
  expect(here.heard.slice(-2)).toEqual([
    { type: 'refused', re: 12, why: expect.stringContaining("'9'") },
    { type: 'refused', re: 13, why: 'question 2 has not been asked; the table is at 1' },
  ]);
  expect(keptTable(kept.code)!.lines).toHaveLength(3);
});

test('whoever has no seat may look, and is refused', async () => {
  const { lines, ...kept } = await setTable();
  const here = await visit({ ...kept, lines: lines.slice(0, 1) });
  expect(here.heard[0]).toMatchObject({ type: 'welcome', table: { you: null, status: 'open' }, now: null });
  here.send({ type: 'say', request: 3, text: 'Hello?' });
  expect(here.heard.at(-1)).toEqual({ type: 'refused', re: 3, why: 'you have no seat at this table' });
});

test('bots take their time, however quickly they think', async () => {
  const here = await visit(await setTable());
  expect(here.thoughts.map(({ bot, task }) => [bot, task.seat])).toEqual([['random', 1]]);
  here.thoughts[0]!.answer();
  await pass(999);
  expect(here.story).toEqual([]);
  await pass(1);
  expect(here.story).toEqual(['chosen']);
});

test('where everything is to be quick they seal as soon as they know', async () => {
  set({ pace: 'quick' });
  const here = await visit(await setTable());
  await pass(5000);
  expect(here.story).toEqual([]);
  here.thoughts[0]!.answer();
  await pass(0);
  expect(here.story).toEqual(['chosen']);
});

test('a bot that fails is replaced by chance, and the page says so where those look who want to know', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const here = await visit(await setTable());
  here.thoughts[0]!.fail();
  await pass(1000);
  expect(here.story).toEqual(['chosen']);
  expect(said.mock.calls.map(([words]) => words)).toEqual(["the bot 'random' failed"]);
});

test('what is said is kept, and is there again when the page is opened again', async () => {
  const kept = await setTable();
  const here = await visit(kept);
  here.send({ type: 'say', request: 1, text: 'Good luck!' });
  expect(here.heard.at(-1)).toMatchObject({ re: 1, what: { type: 'said', name: 'Ada', text: 'Good luck!' } });
  here.send({ type: 'say', request: 2, text: 'To me.' });
  here.link.close();
  const again = await visit(keptTable(kept.code)!);
  expect(again.welcomes[0]!.past.slice(3).map(({ what }) => what)).toMatchObject([
    { text: 'Good luck!' },
    { text: 'To me.' },
  ]);
});

test('while I am away everybody waits; talk does not bring me back, and anything else I do does', async () => {
  const here = await visit(await setTable());
  here.send({ type: 'goAway', request: 0 });
  expect(here.thoughts[0]!.signal.aborted).toBe(true);
  here.thoughts[0]!.answer();
  await pass(60_000);
  here.send({ type: 'say', request: 1, text: 'One moment.' });
  expect(here.thoughts).toHaveLength(1);
  here.send(answer('2', 1, 2));
  expect(here.story).toEqual([['away', 0], ['said', 1], 'back', ['chosen', 2]]);
  expect(here.thoughts).toHaveLength(2);
});

test('where there is a clock, whoever lets it run out is away, and has all of it again when they come back', async () => {
  const here = await visit(await setTable({ clock: 20 }));
  await pass(19_999);
  expect(here.story).toEqual([]);
  await pass(1);
  expect(here.story).toEqual(['late']);
  expect(vi.getTimerCount()).toBe(0);
  here.send({ type: 'comeBack', request: 0 });
  await pass(19_999);
  expect(here.story).toEqual(['late', ['back', 0]]);
  await pass(1);
  expect(here.story.at(-1)).toBe('late');
});

test('when it is closed thoughts and timers end, and nothing is told or kept any more', async () => {
  const kept = await setTable({ clock: 20 });
  const here = await visit(kept);
  // The bot's time and mine; however often the clock is looked at, there is one.
  expect(vi.getTimerCount()).toBe(2);
  here.send({ type: 'say', request: 0, text: 'Bye.' });
  expect(vi.getTimerCount()).toBe(2);
  here.link.close();
  expect([here.thoughts[0]!.signal.aborted, here.closed.mock.calls.length, vi.getTimerCount()]).toEqual([true, 1, 0]);
  const heard = here.heard.length;
  here.thoughts[0]!.answer();
  await pass(60_000);
  expect([here.heard.length, keptTable(kept.code)!.lines.length]).toEqual([heard, 4]);
});

test('a table whose page was closed while a bot was thinking goes on when it is opened again', async () => {
  const kept = await setTable();
  const here = await visit(kept);
  here.send(answer('3', 1, 0));
  here.link.close();
  const again = await visit(keptTable(kept.code)!);
  expect(again.welcomes[0]!.now).toMatchObject({ chosen: '3' });
  again.thoughts[0]!.answer();
  await pass(1000);
  expect(again.story).toEqual(['chosen']);
  expect(again.heard.at(-1)).toMatchObject({ now: { asked: { number: 2 } } });
});

test('a whole game is played, and its log leads to the same end', async () => {
  set({ pace: 'quick' });
  const kept = await setTable({ seats: ['me', 'random', 'random'] });
  const here = await visit(kept);
  // The last card plays itself.
  for (let question = 1; question < 5; question++) {
    here.send(answer(String(question), question, question));
    for (const thought of here.thoughts.slice(-2)) thought.answer();
    await pass(0);
  }
  const end = here.heard.at(-1) as ToClient & { type: 'happened' };
  expect(end.table).toMatchObject({ status: 'over', outcome: { winners: expect.any(Array) } });
  const again = await visit(keptTable(kept.code)!);
  expect(again.welcomes[0]).toMatchObject({ table: end.table, now: end.now });
  expect(again.thoughts).toEqual([]);
});

/** The worker of a page, which writes down what it is told and does nothing. */
function stillWorker() {
  const told: { type: string; id: number }[] = [];
  const started = vi.fn();
  class StillWorker extends EventTarget {
    constructor() {
      super();
      started();
    }
    postMessage = (order: { type: string; id: number }): number => told.push(order);
    terminate = (): void => {};
  }
  vi.stubGlobal('Worker', StillWorker);
  return { told, started };
}

test('what is wanted before the rules are loaded is done once they are, in its order, and once', async () => {
  vi.useRealTimers();
  const { told } = stillWorker();
  const { code } = await setTable();
  const here = new Visit();
  here.link = localTo(code)(here.listener);
  here.send({ type: 'say', request: 0, text: 'first' });
  here.send(answer('5', 1, 1));
  here.link.again();
  expect(here.heard).toEqual([]);
  await vi.waitUntil(() => here.welcomes.length > 0);
  here.send({ type: 'say', request: 2, text: 'last' });
  expect(here.story).toEqual([
    ['said', 0],
    ['chosen', 1],
    ['said', 2],
  ]);
  expect(
    keptTable(code)!
      .lines.map(({ happening }) => happening.type)
      .slice(3),
  ).toEqual(['said', 'sealed', 'said']);
  here.link.close();
  expect(told.map(({ type }) => type)).toEqual(['think', 'stop']);
});

test('a page that is closed before the rules are loaded does nothing', async () => {
  vi.useRealTimers();
  const { started } = stillWorker();
  const { code } = await setTable();
  const here = new Visit();
  here.link = localTo(code)(here.listener);
  here.send({ type: 'say', request: 0, text: 'first' });
  here.link.close();
  await new Promise((go) => setTimeout(go, 50));
  expect([started.mock.calls.length, here.heard.length, keptTable(code)!.lines.length]).toEqual([0, 0, 3]);
});

test('a table that is not kept here any more is gone', async () => {
  const { code } = await setTable();
  forget(code);
  const here = new Visit();
  localTo(code)(here.listener);
  await pass(0);
  expect(here.goneWhy).toBe(say('table.notHere'));
});
