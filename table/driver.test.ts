import type { Task } from '@gilt/bots/bot';
import type { AnyGame } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { describe, expect, test } from 'vitest';
import { choose, type Due, takeBack } from './choosing.ts';
import { type Driver, drive } from './driver.ts';
import type { Happening, TableTerms } from './happening.ts';
import { anyChoice, type History, newHistory } from './history.ts';
import { type Line, rebuilt } from './log.ts';
import { comeBack, goAway, join, start } from './seats.ts';
import { packed } from './snapshot.ts';
import { agreeUndo, askUndo } from './undoing.ts';

/** A bot that thinks until the test says what it comes to. */
interface Thinking {
  readonly due: Due;
  readonly task: Task;
  readonly signal: AbortSignal;
  answer(choice?: number): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A while that passes when the test says so. */
interface Waiting {
  readonly milliseconds: number;
  readonly signal: AbortSignal;
  pass(): Promise<void>;
}

/** A table with a driver, and with surroundings that the test has in its hand. */
interface Driven extends History {
  readonly driver: Driver<string, number>;
  readonly thoughts: Thinking[];
  readonly waits: Waiting[];
  readonly alarms: (number | null)[];
  /** What went with each line. */
  readonly causes: (string | undefined)[];
  readonly failed: string[];
  readonly lost: string[];
  pace: number;
  chance: number;
  /** What the rules do when they are looked at, and when something happens. */
  looks(): void;
  happens(happening: Happening): void;
}

/** Does something; then whatever is under way goes as far as it can. */
function settled(act: () => void): Promise<void> {
  act();
  return new Promise((go) => setImmediate(go));
}

function driven(history: History): Driven {
  const here: Driven = Object.assign(history, {
    driver: null as unknown as Driven['driver'],
    thoughts: [],
    waits: [],
    alarms: [],
    causes: [],
    failed: [],
    lost: [],
    pace: 0,
    chance: 0,
    looks: () => {},
    happens: () => {},
  } satisfies Omit<Driven, keyof History>);
  const driver = drive<string, number>(here.table, {
    now: () => here.now,
    chance: () => here.chance,
    pace: () => here.pace,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        here.waits.push({ milliseconds, signal, pass: () => settled(resolve) });
      }),
    think: (due, task, signal) =>
      new Promise((resolve, reject) => {
        const answer = (choice = task.question.options[0]!) => settled(() => resolve(choice));
        here.thoughts.push({ due, task, signal, answer, fail: (error) => settled(() => reject(error)) });
      }),
    alarm: (milliseconds) => here.alarms.push(milliseconds),
    write(happening, happens, cause) {
      here.happens(happening);
      const { line, telling } = happens();
      const { told } = telling;
      expect(line.told).toBe(told.length > 0 ? JSON.stringify(told) : null);
      here.causes.push(cause);
      return here.lines.push(line);
    },
    look(look) {
      here.looks();
      return look();
    },
    botFailed: (error, { seat, bot }, { question }) => here.failed.push(`${seat} ${bot} ${question.where}: ${error}`),
    thoughtLost: (error) => here.lost.push(String(error)),
  });
  return Object.assign(here, { driver });
}

/** A table at which Ann sits, and Bob if there is room, and the game has begun. */
function playing(bots: (string | null)[], terms: Partial<TableTerms> = {}, game: AnyGame = goofspiel): Driven {
  const options = game.id === 'goofspiel' ? { cards: 5 } : {};
  const here = driven(newHistory(game, { options, ...terms }, bots));
  const { table, driver } = here;
  driver.make(join(table, 'ann'));
  if (bots.filter((bot) => bot === null).length > 1) driver.make(join(table, 'bob'));
  driver.make(start(table, 'ann'));
  return here;
}

/** Somebody answers, whatever. */
const answer = ({ driver, table }: Driven, seat = 0, cause?: string): number =>
  driver.make(choose(table, seat, table.question, anyChoice(table, seat, randomFrom(1))), cause);

const types = (lines: readonly Line[]): string[] => lines.map(({ happening }) => happening.type);
const seatsThinking = ({ thoughts }: Driven): number[] =>
  thoughts.filter(({ signal }) => !signal.aborted).map(({ due }) => due.seat);

describe('something happens', () => {
  test('and is written down with what follows from it; only the first has a cause, and gives back', () => {
    const here = playing([null, null]);
    const { driver, table, lines, causes } = here;
    for (const seat of [0, 1]) answer(here, seat);
    const before = lines.length;
    here.now = 5000;
    expect(driver.make(askUndo(table, 0, table.question), 'her wish')).toBe(before + 1);
    expect(driver.make(agreeUndo(table, 1, table.question), 'his')).toBe(before + 2);
    expect(types(lines.slice(before))).toEqual(['undoAsked', 'undoAgreed', 'undone']);
    expect(causes.slice(-3)).toEqual(['her wish', 'his', undefined]);
    expect(lines.at(-1)).toMatchObject({ n: before + 3, at: 5000, told: expect.stringContaining('"undone"') });
  });

  test('and what cannot happen is not followed by anything', () => {
    const here = playing([null, 'random']);
    here.happens = ({ type }) => {
      if (type === 'sealed') throw new Error('the disk is gone');
    };
    const asked = here.alarms.length;
    expect(() => answer(here)).toThrow('the disk is gone');
    expect(here.alarms).toHaveLength(asked);
  });
});

describe('bots', () => {
  test('that are due think once each, and seal whenever they have done', async () => {
    const here = playing([null, 'random', 'easy']);
    expect(here.thoughts.map(({ due }) => due)).toEqual([
      { seat: 1, bot: 'random', by: 'owner' },
      { seat: 2, bot: 'easy', by: 'owner' },
    ]);
    here.driver.attend();
    expect(here.thoughts).toHaveLength(2);
    expect(here.driver.isThinking()).toBe(true);
    const [first, second] = here.thoughts;
    await second!.answer();
    expect(here.lines.at(-1)!.happening).toEqual({ type: 'sealed', seat: 2, question: 1, choice: '1', by: 'owner' });
    expect(seatsThinking(here)).toEqual([1, 2]);
    await first!.answer(first!.task.question.options[3]);
    expect(here.lines.at(-1)!.happening).toMatchObject({ seat: 1, choice: '4' });
    expect(here.driver.isThinking()).toBe(false);
    // Nothing more is asked of them until the question is closed.
    expect(here.thoughts).toHaveLength(2);
    answer(here);
    expect(here.thoughts.slice(2).map(({ task }) => task.view.flow.asked)).toEqual([2, 2]);
  });

  test('take the time that pace and chance give them, and not the time that they think', async () => {
    const here = playing([null, 'random']);
    expect(here.waits).toHaveLength(0);
    Object.assign(here, { pace: 1000, chance: 0.5 });
    answer(here);
    await here.thoughts[0]!.answer();
    expect(here.waits.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
    const before = here.lines.length;
    await here.thoughts[1]!.answer();
    expect(here.lines).toHaveLength(before);
    await here.waits[0]!.pass();
    expect(here.lines.at(-1)!.happening).toMatchObject({ type: 'sealed', seat: 1, question: 2 });
    answer(here);
    await here.waits[1]!.pass();
    expect(here.lines.at(-1)!.happening).toMatchObject({ seat: 0 });
    await here.thoughts[2]!.answer();
    expect(here.lines.at(-1)!.happening).toMatchObject({ seat: 1, question: 3 });
  });

  test('that fail, or answer what is no option, are replaced by chance, and that is reported', async () => {
    const here = playing([null, 'easy', 'random']);
    await here.thoughts[0]!.fail(new Error('out of memory'));
    await here.thoughts[1]!.answer(99);
    expect(here.failed).toEqual([
      '1 easy auction.bid: Error: out of memory',
      '2 random auction.bid: Error: 99 is not an option',
    ]);
    expect(here.lines.slice(-2).map(({ happening }) => happening)).toMatchObject([
      { type: 'sealed', seat: 1 },
      { type: 'sealed', seat: 2 },
    ]);
    expect(here.lost).toEqual([]);
  });

  test('wait while nobody is at the table, and think anew when somebody is', async () => {
    const here = playing([null, 'random', 'random']);
    const { driver, table } = here;
    driver.make(goAway(table, 0));
    expect(here.thoughts.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(driver.isThinking()).toBe(false);
    await here.thoughts[0]!.answer();
    expect(types(here.lines).at(-1)).toBe('away');
    driver.make(comeBack(table, 0));
    expect(here.thoughts.slice(2).map(({ due }) => due.seat)).toEqual([1, 2]);
  });
});

describe('a thought is stopped, and its answer is not heard, when', () => {
  test('the question is undone: the bot thinks about the one that is asked instead', async () => {
    const here = playing([null, 'random']);
    const { driver, table, thoughts } = here;
    answer(here);
    await thoughts[0]!.answer();
    expect(table.question).toBe(2);
    driver.make(askUndo(table, 0, 2));
    expect(types(here.lines).slice(-2)).toEqual(['undoAsked', 'undone']);
    expect(thoughts.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    const before = here.lines.length;
    await thoughts[1]!.answer();
    expect(here.lines).toHaveLength(before);
    await thoughts[2]!.answer();
    expect(here.lines.at(-1)!.happening).toMatchObject({ type: 'sealed', seat: 1, question: 3 });
  });

  test('the seat is taken back from the stand-in; one that fails then is not blamed', async () => {
    const here = playing([null, null], { standIn: 'easy' });
    const { driver, table, thoughts } = here;
    driver.make(goAway(table, 1));
    expect(thoughts.map(({ due }) => due)).toEqual([{ seat: 1, bot: 'easy', by: 'standIn' }]);
    driver.make(comeBack(table, 1));
    expect(thoughts[0]!.signal.aborted).toBe(true);
    await thoughts[0]!.fail(new Error('stopped'));
    expect([here.failed, types(here.lines).at(-1)]).toEqual([[], 'back']);
    driver.make(goAway(table, 1));
    expect(thoughts).toHaveLength(2);
    await thoughts[1]!.answer();
    expect(here.lines.at(-1)!.happening).toMatchObject({ type: 'sealed', seat: 1, by: 'standIn' });
  });

  test('the answer is another’s to give: a bot has the seat now, and not the stand-in', async () => {
    const here = playing([null, null]);
    const { driver, table, thoughts } = here;
    driver.make(goAway(table, 1));
    driver.make({ type: 'kicked', person: 'bob', seat: 1 });
    expect(thoughts.map(({ due, signal }) => [due.by, signal.aborted])).toEqual([
      ['standIn', true],
      ['owner', false],
    ]);
    await thoughts[0]!.answer();
    expect(types(here.lines).at(-1)).toBe('kicked');
    await thoughts[1]!.answer();
    expect(here.lines.at(-1)!.happening).toMatchObject({ seat: 1, by: 'owner' });
  });

  test('and not when others seal or take back', () => {
    const here = playing([null, null, 'random']);
    answer(here);
    here.driver.make(takeBack(here.table, 0, 1));
    expect(here.thoughts.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

describe('the alarm', () => {
  const last = ({ alarms }: Driven): number | null => alarms.at(-1)!;

  test('is set for the end of the time to answer: then the stand-in plays for whoever is late', async () => {
    const here = playing([null, null], { clock: 20 });
    const { driver, table } = here;
    expect(last(here)).toBe(20_000);
    here.now += 15_000;
    answer(here);
    expect(last(here)).toBe(5000);
    driver.ring();
    expect([types(here.lines).at(-1), last(here)]).toEqual(['sealed', 5000]);
    here.now += 5000;
    driver.ring();
    expect(here.lines.at(-1)!.happening).toEqual({ type: 'late', seats: [1], question: 1 });
    expect(last(here)).toBeNull();
    expect(here.thoughts.map(({ due }) => due)).toEqual([{ seat: 1, bot: 'random', by: 'standIn' }]);
    await here.thoughts[0]!.answer();
    expect([table.question, last(here)]).toEqual([2, 20_000]);
  });

  test('that rings late finds all that is late, and is never set for a time that has passed', () => {
    const here = playing([null, null], { clock: 20 });
    here.now += 30_000;
    here.driver.attend();
    expect(last(here)).toBe(0);
    here.driver.ring();
    expect(here.lines.at(-1)!.happening).toMatchObject({ type: 'late', seats: [0, 1] });
  });

  test('is set for the end of the game’s own time, for a day at most', () => {
    const terms = { options: { characters: 'learners', match: 'time' }, minutes: 2000 };
    const here = playing([null, 'random'], terms, shadowgate);
    expect(last(here)).toBe(86_400_000);
    here.now += 86_400_000;
    here.driver.ring();
    expect([types(here.lines).at(-1), last(here)]).toEqual(['started', 2000 * 60_000 - 86_400_000]);
    here.now += 2000 * 60_000;
    here.driver.ring();
    expect(here.lines.at(-1)!.happening).toEqual({ type: 'befell', what: 'time-is-up' });
    expect(last(here)).toBeNull();
  });

  test('is not set where nobody waits for anything', () => {
    expect(last(playing([null, 'random']))).toBeNull();
  });
});

describe('where rules break', () => {
  test('over what a bot is to think about, that is said, and others think', async () => {
    const here = driven(newHistory(goofspiel, { options: { cards: 5 } }, [null, 'random', 'random']));
    const { driver, table } = here;
    driver.make(join(table, 'ann'));
    let looks = 0;
    here.looks = () => {
      if (++looks === 1) throw new TypeError('a mistake');
    };
    await settled(() => driver.make(start(table, 'ann')));
    expect(here.thoughts.map(({ due }) => due.seat)).toEqual([2]);
    expect(here.lost).toEqual(['TypeError: a mistake']);
  });

  test('over a bot’s answer, that is said', async () => {
    const here = playing([null, 'random', 'random']);
    here.looks = () => {
      throw new TypeError('a mistake');
    };
    await here.thoughts[0]!.answer();
    here.looks = () => {};
    here.happens = () => {
      throw new TypeError('another');
    };
    await here.thoughts[1]!.answer();
    expect(here.lost).toEqual(['TypeError: a mistake', 'TypeError: another']);
    expect(types(here.lines).at(-1)).toBe('started');
    // Whoever looks after the table next has them think again.
    here.happens = () => {};
    here.driver.attend();
    expect(here.thoughts).toHaveLength(4);
  });
});

test('once it is stopped nothing happens by itself, and what somebody wants still does', async () => {
  const here = playing([null, null, 'random'], { clock: 20 });
  const { driver, thoughts, alarms } = here;
  here.pace = 1000;
  driver.stop();
  expect([thoughts[0]!.signal.aborted, driver.isThinking()]).toEqual([true, false]);
  const [before, set] = [here.lines.length, alarms.length];
  await thoughts[0]!.answer();
  here.now += 30_000;
  driver.ring();
  driver.attend();
  expect([here.lines.length, thoughts.length, alarms.length]).toEqual([before, 1, set]);
  answer(here, 0, 'a last wish');
  expect([types(here.lines).at(-1), here.causes.at(-1), thoughts.length]).toEqual(['sealed', 'a last wish', 1]);
});

test('a whole game is played by bots around one person, and its log leads to the same table', async () => {
  const here = playing([null, 'random', 'random'], {}, dungeonBusters);
  const { table } = here;
  for (let done = 0; table.status === 'playing'; ) {
    const thought = here.thoughts[done];
    if (thought) done++;
    if (thought && !thought.signal.aborted) await thought.answer();
    else if (!thought) answer(here);
  }
  expect([here.failed, here.lost, here.driver.isThinking()]).toEqual([[], [], false]);
  expect(packed(rebuilt(table.code, here.lines, [dungeonBusters]))).toEqual(packed(table));
});
