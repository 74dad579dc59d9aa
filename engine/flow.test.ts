import { describe, expect, test } from 'vitest';
import { answerAll, askedOf, choiceNamed, optionsOf, playOn, seal, takeBack, waitingFor } from './answer.ts';
import { heardBy, type Told, teller } from './event.ts';
import {
  cloneFlow,
  done,
  type Flow,
  jump,
  newFlow,
  openLine,
  type Procedures,
  proceduresOf,
  proceed,
  type Rules,
  run,
  type State,
} from './flow.ts';
import { ask, everyone, FORCED, NOT_ASKED, numbers, only, PENDING, wordsOf } from './question.ts';

/** A game that writes down what it does. */
interface Diary extends State {
  flow: Flow;
  lines: string[];
}
const procedure = proceduresOf<Diary, { type: 'note'; rule: 'X-1' }>();
const note = (line: string) => (game: Diary) => void game.lines.push(line);

/** A game at its first question. */
function start(procedures: Procedures, players = 2): { game: Diary; rules: Rules } {
  const game: Diary = { flow: newFlow(players, [1, 2, 3, 4], procedures.main!.call()), lines: [] };
  const rules = { procedures };
  run(rules, game, null);
  return { game, rules };
}

describe('steps', () => {
  test('are carried out in reading order', () => {
    const main = procedure('main').steps({ a: note('a'), b: note('b'), c: note('c') });
    expect(start({ main }).game.lines).toEqual(['a', 'b', 'c']);
  });

  test('jump', () => {
    const main = procedure('main').steps({
      a: note('a'),
      b: (game) => {
        game.lines.push('b');
        return game.lines.length < 4 ? jump('a') : jump('d');
      },
      c: note('never'),
      d: note('d'),
    });
    expect(start({ main }).game.lines).toEqual(['a', 'b', 'a', 'b', 'd']);
  });

  test('end their procedure early', () => {
    const main = procedure('main').steps({ a: note('a'), b: () => done, c: note('never') });
    const { game } = start({ main });
    expect(game.lines).toEqual(['a']);
    expect(game.flow.stack).toEqual([]);
  });

  test('call another procedure, and go on after it', () => {
    const inner = procedure<{ word: string }>('inner').steps({
      a: (game, { word }) => void game.lines.push(`inner ${word}`),
      b: (game, { word }) => void game.lines.push(`${word} again`),
    });
    const main = procedure('main').steps({ a: note('a'), b: () => inner.call({ word: 'x' }), c: note('c') });
    expect(start({ main, inner }).game.lines).toEqual(['a', 'inner x', 'x again', 'c']);
  });

  test('that call last leave nothing behind on the stack', () => {
    const inner = procedure('inner').steps({ choose: question() });
    const main = procedure('main').steps({ a: () => inner.call() });
    expect(start({ main, inner }).game.flow.stack.map((frame) => frame.procedure)).toEqual(['inner']);
  });

  test('keep what a procedure keeps, each time it is called anew', () => {
    const inner = procedure<{ n: number }>('inner').steps({
      count: (game, locals) => {
        locals.n++;
        game.lines.push(String(locals.n));
        return locals.n < 3 ? jump('count') : undefined;
      },
    });
    const main = procedure('main').steps({ a: () => inner.call({ n: 0 }), b: () => inner.call({ n: 1 }) });
    expect(start({ main, inner }).game.lines).toEqual(['1', '2', '3', '2', '3']);
  });

  test('that never ask are an error, not a hang', () => {
    const main = procedure('main').steps({ a: note('a'), b: () => jump('a') });
    expect(() => start({ main })).toThrow(/main\.[ab] was reached after 10000 steps without a question/);
  });

  test('ten thousand in a row are not yet an error', () => {
    const main = procedure('main').steps({
      count: (game) => {
        game.lines.push('');
        return game.lines.length < 10_000 ? jump('count') : undefined;
      },
    });
    expect(start({ main }).game.lines).toHaveLength(10_000);
  });

  test('a procedure without steps is a fault', () => {
    expect(() => procedure('empty').steps({})).toThrow('procedure empty has no steps');
  });

  test('a stack that stands at a step that asks nothing is a fault', () => {
    const main = procedure('main').steps({ a: note('a'), choose: question() });
    const { game, rules } = start({ main });
    game.flow.stack[0]!.step = 'a';
    expect(() => openLine(rules, game)).toThrow('main.a stands open but asks nothing');
    expect(() => openLine({ procedures: {} }, game)).toThrow('there is no step main.a');
  });

  test('running a game that is over does nothing', () => {
    const { game, rules } = start({ main: procedure('main').steps({ a: note('a') }) });
    run(rules, game, null);
    expect(game.lines).toEqual(['a']);
    expect(openLine(rules, game)).toBeNull();
  });

  test('a stack that speaks of a step that is not there is a fault', () => {
    const main = procedure('main').steps({ choose: question() });
    const { game, rules } = start({ main });
    game.flow.stack[0]!.step = 'gone';
    expect(() => openLine(rules, game)).toThrow('there is no step main.gone');
  });
});

/** Everybody chooses 1, 2 or 3. */
function question(options: readonly number[] = [1, 2, 3]) {
  return ask<Diary, object>({
    rule: 'X-1',
    seats: everyone,
    options: () => options,
    forced: 'openly',
    choices: numbers,
  });
}

const asking = (options?: (seat: number) => readonly number[]) =>
  procedure('main').steps({
    choose: ask({
      rule: 'X-1',
      seats: everyone,
      options: (_, __, seat) => options?.(seat) ?? [1, 2, 3],
      forced: 'openly',
      choices: numbers,
    }),
    read: (game, _, answers) => void game.lines.push(answers.join(' ')),
  });

describe('questions', () => {
  test('wait for all who are asked', () => {
    const { game, rules } = start({ main: asking() });
    expect(waitingFor(game)).toEqual([0, 1]);
    expect(seal(rules, game, 1, 3)).toBe(false);
    expect(waitingFor(game)).toEqual([0]);
    expect(game.lines).toEqual([]);
    expect(seal(rules, game, 0, 2)).toBe(true);
    proceed(rules, game, null);
    expect(game.lines).toEqual(['2 3']);
    expect(waitingFor(game)).toEqual([]);
  });

  test('take a changed answer, and an answer back', () => {
    const { game, rules } = start({ main: asking() });
    seal(rules, game, 0, 1);
    seal(rules, game, 0, 3);
    expect(game.flow.answers).toEqual([3, PENDING]);
    takeBack(game, 0);
    expect(game.flow.answers).toEqual([PENDING, PENDING]);
    expect(() => takeBack(game, 0)).toThrow('seat 1 has no answer to take back');
    expect(() => takeBack(game, 5)).toThrow('seat 6 has no answer to take back');
  });

  test('refuse what is not an option, naming it', () => {
    const { game, rules } = start({ main: asking() });
    expect(() => seal(rules, game, 0, 4)).toThrow("'4' is not an option of seat 1 in main.choose");
    expect(() => choiceNamed(rules, game, 0, 'x')).toThrow("'x' is not an option of seat 1 in main.choose (1, 2, 3)");
    expect(() => seal(rules, game, 7, 1)).toThrow('seat 8 is not asked now');
  });

  test('refuse an answer when the game is over', () => {
    const { game, rules } = start({ main: procedure('main').steps({ a: note('a') }) });
    expect(() => seal(rules, game, 0, 1)).toThrow('the game is over');
    expect(() => choiceNamed(rules, game, 0, '1')).toThrow('the game is over');
    expect(askedOf(rules, game, 0)).toBeNull();
    expect(optionsOf(rules, game, 0)).toEqual([]);
  });

  test('that leave somebody without an option are a fault of the rules', () => {
    expect(() => start({ main: asking((seat) => (seat === 1 ? [] : [1, 2])) })).toThrow(
      'main.choose leaves seat 1 without an option',
    );
  });

  test('are numbered from 1, and only those that somebody has to think about', () => {
    const main = procedure('main').steps({ a: question([1]), b: question(), c: question([2]), d: question() });
    const { game, rules } = start({ main });
    expect(game.flow.asked).toBe(1);
    expect(openLine(rules, game)!.where).toBe('main.b');
    for (const seat of [0, 1]) if (seal(rules, game, seat, 1)) proceed(rules, game, null);
    expect(game.flow.asked).toBe(2);
    expect(askedOf(rules, game, 0)).toEqual({
      number: 2,
      where: 'main.d',
      rule: 'X-1',
      options: [1, 2, 3],
      names: ['1', '2', '3'],
    });
  });

  test('for nobody are passed over', () => {
    const main = procedure('main').steps({
      a: ask({ rule: 'X-1', seats: () => [], options: () => [], forced: 'openly', choices: numbers }),
      b: (game, _, answers) => void game.lines.push(answers.join(' ')),
    });
    expect(start({ main }).game.lines).toEqual(['-1 -1']);
  });

  test('for one seat leave the others alone', () => {
    const main = procedure('main').steps({
      a: ask({
        rule: 'X-1',
        seats: () => only(1),
        options: () => [0, 1],
        forced: 'openly',
        choices: wordsOf(['no', 'yes']),
      }),
    });
    const { game, rules } = start({ main });
    expect(game.flow.answers).toEqual([NOT_ASKED, PENDING]);
    expect(optionsOf(rules, game, 0)).toEqual([]);
    expect(askedOf(rules, game, 0)).toBeNull();
    expect(() => seal(rules, game, 0, 1)).toThrow('seat 1 is not asked now');
    expect(() => seal(rules, game, 1, 7)).toThrow("'7' is not an option of seat 2 in main.a");
    expect(() => takeBack(game, 0)).toThrow('seat 1 has no answer to take back');
    expect(() => choiceNamed(rules, game, 0, 'yes')).toThrow('seat 1 is not asked in main.a');
    expect(choiceNamed(rules, game, 1, 'yes')).toBe(1);
    const told: Told[] = [];
    answerAll(rules, game, () => 0, teller(told));
    expect(told).toMatchObject([{ event: { type: 'reveal', answers: [null, 'no'] } }]);
  });
});

describe('answers given all at once', () => {
  test('are asked of those who have a choice, checked, and turned up', () => {
    const { game, rules } = start({ main: asking((seat) => (seat === 0 ? [2] : [1, 3])) });
    const asked: number[] = [];
    const choose = (options: readonly number[], seat: number) => {
      asked.push(seat);
      return options.at(-1)!;
    };
    answerAll(rules, game, choose, null);
    expect(asked).toEqual([1]);
    expect(game.lines).toEqual(['2 3']);
  });

  test('are refused like any other', () => {
    const { game, rules } = start({ main: asking() });
    expect(() => answerAll(rules, game, () => 9, null)).toThrow("'9' is not an option of seat 1 in main.choose");
    game.flow.stack = [];
    expect(() => answerAll(rules, game, () => 1, null)).toThrow('the game is over');
  });
});

describe('forced answers', () => {
  test('may be the option number 0', () => {
    const { game, rules } = start({ main: asking((seat) => (seat === 0 ? [0] : [0, 1])) });
    expect(game.flow.answers).toEqual([FORCED, PENDING]);
    answerAll(rules, game, () => 1, null);
    expect(game.lines).toEqual(['0 1']);
  });

  const forced = () => start({ main: asking((seat) => (seat === 0 ? [2] : [1, 3])) });

  test('are given by the engine once the others are in', () => {
    const { game, rules } = forced();
    expect(waitingFor(game)).toEqual([1]);
    expect(game.flow.answers[0]).toBe(FORCED);
    expect(seal(rules, game, 1, 3)).toBe(true);
    proceed(rules, game, null);
    expect(game.lines).toEqual(['2 3']);
  });

  test('cannot be given by hand, nor taken back', () => {
    const { game, rules } = forced();
    expect(() => seal(rules, game, 0, 2)).toThrow('seat 1 has only one option');
    expect(() => takeBack(game, 0)).toThrow('no answer to take back');
  });

  const atTable = (forced: 'openly' | 'secretly') => {
    const main = procedure('main').steps({
      choose: { ...question(), options: (_, __, seat) => (seat === 0 ? [2] : [1, 3]), forced },
      read: (game, _, answers) => void game.lines.push(answers.join(' ')),
    });
    const game: Diary = { flow: newFlow(2, [1, 2, 3, 4], main.call()), lines: [] };
    const rules = { procedures: { main } };
    run(rules, game, null, 'asked');
    return { game, rules };
  };

  test('are asked for at a table, where only their owner can tell that there is no other', () => {
    const { game, rules } = atTable('secretly');
    expect(waitingFor(game)).toEqual([0, 1]);
    expect(askedOf(rules, game, 0)!.options).toEqual([2]);
    expect(seal(rules, game, 1, 3)).toBe(false);
    expect(seal(rules, game, 0, 2)).toBe(true);
    takeBack(game, 0);
    expect(seal(rules, game, 0, 2)).toBe(true);
    proceed(rules, game, null, 'asked');
    expect(game.lines).toEqual(['2 3']);
  });

  test('are not asked for at a table, where everybody can tell', () => {
    expect(waitingFor(atTable('openly').game)).toEqual([1]);
  });

  test('of all seats need nobody', () => {
    expect(start({ main: asking(() => [3]) }).game.lines).toEqual(['3 3']);
  });
});

describe('what is told', () => {
  test('answers are turned up for everyone, by name', () => {
    const told: Told[] = [];
    const { game, rules } = start({ main: asking() });
    seal(rules, game, 0, 1);
    seal(rules, game, 1, 2);
    proceed(rules, game, teller(told));
    expect(told).toEqual([
      {
        event: { type: 'reveal', rule: 'X-1', question: 'main.choose', answers: ['1', '2'] },
        to: 'everyone',
        twin: null,
      },
    ]);
  });

  test('answers that stay closed are turned up for their owners alone', () => {
    const main = procedure('main').steps({
      draft: ask({
        rule: 'X-1',
        seats: everyone,
        options: () => [1, 2],
        forced: 'openly',
        choices: numbers,
        closed: () => 'owner',
      }),
    });
    const told: Told[] = [];
    const { game, rules } = start({ main });
    seal(rules, game, 0, 1);
    seal(rules, game, 1, 2);
    proceed(rules, game, teller(told));
    const heard = (seat: number | null) => told.map((each) => heardBy(each, seat)).filter(Boolean);
    expect(heard(0)).toMatchObject([{ answers: ['1', null] }]);
    expect(heard(1)).toMatchObject([{ answers: [null, '2'] }]);
    expect(heard(null)).toEqual([]);
  });

  test('a secret goes to its owner, its twin to all others', () => {
    const told: Told[] = [];
    const tell = teller(told);
    tell({ type: 'drew', rule: 'X-1', card: 7 } as never, 1, { type: 'drew', rule: 'X-1' } as never);
    expect(heardBy(told[0]!, 1)).toHaveProperty('card', 7);
    expect(heardBy(told[0]!, 0)).not.toHaveProperty('card');
    expect(heardBy(told[0]!, null)).not.toHaveProperty('card');
  });

  test('forced answers are turned up too', () => {
    const told: Told[] = [];
    const main = asking(() => [3]);
    const game: Diary = { flow: newFlow(2, [1, 2, 3, 4], main.call()), lines: [] };
    run({ procedures: { main } }, game, teller(told));
    expect(told).toMatchObject([{ event: { type: 'reveal', answers: ['3', '3'] } }]);
  });
});

test('a copy of the flow shares nothing with it', () => {
  const inner = procedure<{ seats: number[] }>('inner').steps({ choose: question() as never });
  const main = procedure('main').steps({ a: () => inner.call({ seats: [1] }) });
  const { game } = start({ main, inner });
  const copy = cloneFlow(game.flow);
  expect(copy).toEqual(game.flow);
  (copy.stack[0]!.locals as { seats: number[] }).seats.push(2);
  copy.answers[0] = 9;
  copy.random[0] = 9;
  copy.stack.push(copy.stack[0]!);
  expect(game.flow).toMatchObject({
    answers: [PENDING, PENDING],
    random: [1, 2, 3, 4],
    stack: [{ locals: { seats: [1] } }],
  });
});

/** What must not compile; the type checker reports each line that does. */
export function mustNotCompile(): void {
  procedure('main').steps({
    a: note('a'),
    // @ts-expect-error a jump to a step that is not there
    b: () => jump('nowhere'),
  });
  const inner = procedure<{ n: number }>('inner').steps({ a: note('a') as never });
  // @ts-expect-error a call without what the procedure keeps
  inner.call();
  // @ts-expect-error a call with something else
  inner.call({ m: 1 });
}

describe('playing on for all seats', () => {
  const inner = procedure<{ left: number }>('inner').steps({
    choose: question(),
    again: (_, locals) => (--locals.left > 0 ? jump('choose') : undefined),
  });
  const main = procedure('main').steps({
    first: question([7, 8]),
    call: () => inner.call({ left: 2 }),
    last: question([4]),
    note: (game, _, answers) => void game.lines.push(answers.join(' ')),
  });

  test('goes from question to question, back into procedures that were called before it began, and makes options once', () => {
    const { game, rules } = start({ main, inner });
    playOn(rules, game, { choose: (options) => options[0]! }, null, 1);
    expect(game.flow.stack.map(({ procedure, step }) => `${procedure}.${step}`)).toEqual(['main.last', 'inner.choose']);
    const met: string[] = [];
    const choose = (options: readonly number[]) => options[options.length - 1]!;
    playOn(rules, game, { choose, meets: ({ where }) => met.push(where) > 0 });
    expect(met).toEqual(['inner.choose', 'inner.choose']);
    expect(game.lines).toEqual(['4 4']);
    expect(game.flow.stack).toEqual([]);
  });

  test('stops at a question where it is told to, and can be gone on with', () => {
    const { game, rules } = start({ main, inner });
    playOn(rules, game, { choose: (options) => options[0]!, meets: () => game.flow.asked < 3 });
    expect([game.flow.asked, game.flow.answers]).toEqual([3, [PENDING, PENDING]]);
    playOn(rules, game, { choose: () => 1 });
    expect(game.flow.stack).toEqual([]);
  });

  test('a jump to a step that is not there is a fault', () => {
    const lost = procedure('main').steps({ a: () => 'gone' as unknown as ReturnType<typeof jump<'a'>> });
    expect(() => start({ main: lost })).toThrow('main.a jumps to gone; there is no such step');
  });
});
