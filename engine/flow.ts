import type { AnyEvent, Reveal, Tell } from './event.ts';
import { RulesFault } from './fault.ts';
import { copyPlain } from './plain.ts';
import { checkedOptions, FORCED, type Forced, NOT_ASKED, PENDING, type Question } from './question.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** What every game's state holds besides its own: where it stands, and its chance. */
export interface State {
  readonly flow: Flow;
}

export interface Flow {
  readonly players: number;
  /** The procedures under way, the innermost last. None: the game is over. */
  stack: Frame[];
  /** How many questions have been put so far; also the number of the open one. */
  asked: number;
  /** By seat: the answer so far, or NOT_ASKED, PENDING or FORCED. */
  answers: number[];
  random: Random;
}

/** A procedure under way. */
export interface Frame {
  readonly procedure: string;
  /** The question that is open, or the step to go on with. */
  step: string;
  locals: object;
}

declare const STEP: unique symbol;
/** Go on at that step of the same procedure. */
export type Jump<K extends string> = string & { readonly [STEP]: K };
export const jump = <const K extends string>(step: K): Jump<K> => step as unknown as Jump<K>;

/** The procedure ends here. */
export const done = true;

/** How a step ends: going on with the next one, jumping, calling another procedure, or ending this one. */
export type Next<K extends string> = Jump<K> | Frame | typeof done | undefined;

/** A step changes the state and says what comes next. `answers`, by seat, are those to the question just before it. */
export type Step<G, L, K extends string, E extends AnyEvent> = (
  game: G,
  locals: L,
  answers: readonly number[],
  tell: Tell<E> | null,
  // biome-ignore lint/suspicious/noConfusingVoidType: a step that just goes on need not return anything
) => Next<K> | void;

/** A step as it is run: a question or an action, and what stands below it in the procedure. */
export interface Line {
  readonly name: string;
  readonly where: string;
  readonly question: Question<State, object> | null;
  readonly act: Step<State, object, string, AnyEvent> | null;
  next: Line | null;
  /** All lines of its procedure, and the one it jumped to last: most jump to one and the same. */
  readonly among: ReadonlyMap<string, Line>;
  jumped: Line | null;
}

export interface QuestionLine extends Line {
  readonly question: Question<State, object>;
}

/** Named steps in reading order. `L` is what it keeps to itself while it is under way. */
export interface Procedure<L extends object> {
  readonly name: string;
  readonly first: Line;
  readonly lines: ReadonlyMap<string, Line>;
  /** Has a step call this procedure; the step after that goes on when it is done. */
  call(...locals: object extends L ? [] : [locals: L]): Frame;
  /** Only there so that the compiler knows `L`. */
  readonly locals?: L;
}

// biome-ignore lint/suspicious/noExplicitAny: a game's procedures differ in what they keep
export type Procedures = { readonly [name: string]: Procedure<any> };

/** What `run` needs to know of a game. */
export interface Rules {
  readonly procedures: Procedures;
}

/**
 * Declares the procedures of a game: `procedure<Locals>('battle').steps({ … })`. A jump to a step that is not there
 * does not compile.
 */
export function proceduresOf<G extends State, E extends AnyEvent>() {
  return <L extends object = object>(name: string) => ({
    steps<K extends string>(steps: { readonly [P in K]: Step<G, L, NoInfer<K>, E> | Question<G, L> }): Procedure<L> {
      const lines = new Map<string, Line>();
      let above: Line | null = null;
      for (const key in steps) {
        const line = lineOf(
          lines,
          name,
          key,
          steps[key] as Step<never, never, string, AnyEvent> | Question<never, never>,
        );
        if (above) above.next = line;
        lines.set(key, line);
        above = line;
      }
      const first = lines.values().next().value;
      if (!first) throw new RulesFault(`procedure ${name} has no steps`);
      return {
        name,
        first,
        lines,
        call: (...[locals]) => ({ procedure: name, step: first.name, locals: locals ?? {} }),
      };
    },
  });
}

function lineOf(
  among: ReadonlyMap<string, Line>,
  procedure: string,
  name: string,
  step: Step<never, never, string, AnyEvent> | Question<never, never>,
): Line {
  const where = `${procedure}.${name}`;
  const act = typeof step === 'function' ? (step as unknown as Line['act']) : null;
  const question = act ? null : (step as unknown as Line['question']);
  return { name, where, question, act, next: null, among, jumped: null };
}

/** So many steps without a question are a loop that does not end. */
const ENDLESS = 10_000;

/** What is at hand while a game goes on from question to question, and need not be found or worked out again. It is no part of the state. */
export interface Walk {
  /** By place in the stack: the line that a procedure under way goes on with; null where that has to be found by its name. */
  readonly ways: (Line | null)[];
  /** By seat: its options in the question that is open. */
  readonly options: (readonly number[])[];
}

export const newWalk = ({ stack }: Flow): Walk => ({ ways: stack.map(() => null), options: [] });

/** Carries out steps until somebody is asked, or the game is over. */
export function run(rules: Rules, game: State, tell: Tell | null, forced: Forced = 'answered'): void {
  const { stack } = game.flow;
  if (stack.length > 0) walkOn(lineAt(rules, stack[stack.length - 1]!), rules, game, tell, forced, newWalk(game.flow));
}

/** The same, from a line of the innermost procedure; null if that has no line left. Gives the question that is asked, or null at the end. */
function walkOn(
  start: Line | null,
  rules: Rules,
  game: State,
  tell: Tell | null,
  forced: Forced,
  walk: Walk,
): QuestionLine | null {
  const { flow } = game;
  const { stack } = flow;
  const { ways } = walk;
  let line = start;
  let steps = 0;
  while (true) {
    const frame = stack[stack.length - 1]!;
    while (line) {
      if (++steps > ENDLESS)
        throw new RulesFault(`${line.where} was reached after ${ENDLESS} steps without a question`);
      const below: Line | null = line.next;
      if (line.question) {
        frame.step = line.name;
        if (open(line as QuestionLine, game, frame.locals, forced, walk.options)) return line as QuestionLine;
        if (tell) reveal(line, game, tell);
        line = below;
        continue;
      }
      const after = line.act!(game, frame.locals, flow.answers, tell);
      if (after === undefined) {
        line = below;
      } else if (after === done) {
        line = null;
      } else if (typeof after === 'string') {
        line = jumpFrom(line, after);
      } else {
        if (below) {
          frame.step = below.name;
          ways[stack.length - 1] = below;
        } else stack.pop();
        stack.push(after);
        ways[stack.length - 1] = lineAt(rules, after);
        break;
      }
    }
    if (line === null) stack.pop();
    const last = stack.length - 1;
    if (last < 0) {
      flow.answers.fill(NOT_ASKED);
      return null;
    }
    line = ways[last] ?? lineAt(rules, stack[last]!);
  }
}

function jumpFrom(line: Line, step: string): Line {
  if (line.jumped?.name === step) return line.jumped;
  const to = line.among.get(step);
  if (!to) throw new RulesFault(`${line.where} jumps to ${step}; there is no such step`);
  line.jumped = to;
  return to;
}

function lineAt(rules: Rules, { procedure, step }: Frame): Line {
  const found = rules.procedures[procedure];
  const line = found?.first.name === step ? found.first : found?.lines.get(step);
  if (!line) throw new RulesFault(`there is no step ${procedure}.${step}`);
  return line;
}

/** Puts the question to its seats, and keeps their options. False if nobody is asked: then all are answered already. */
function open(
  { question, where }: QuestionLine,
  game: State,
  locals: object,
  forced: Forced,
  kept: (readonly number[])[],
): boolean {
  const { answers } = game.flow;
  for (let seat = 0; seat < answers.length; seat++) answers[seat] = NOT_ASKED;
  const asksAll = forced === 'asked' && question.forced === 'secretly';
  let asking = false;
  const seats = question.seats(game, locals);
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i]!;
    const options = checkedOptions(question, where, game, locals, seat);
    kept[seat] = options;
    if (options.length > 1 || asksAll) {
      answers[seat] = PENDING;
      asking = true;
    } else answers[seat] = options[0]!;
  }
  if (!asking) return false;
  game.flow.asked++;
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat]! >= 0) answers[seat] = FORCED;
  return true;
}

/** The line of the question that is open; null when the game is over. */
export function openLine(rules: Rules, game: State): QuestionLine | null {
  const { stack } = game.flow;
  if (stack.length === 0) return null;
  const line = lineAt(rules, stack[stack.length - 1]!);
  if (!line.question) throw new RulesFault(`${line.where} stands open but asks nothing`);
  return line as QuestionLine;
}

/** The open question has all its answers: turns them up and goes on. */
export function proceed(rules: Rules, game: State, tell: Tell | null, forced: Forced = 'answered'): void {
  const line = openLine(rules, game)!;
  const { answers, stack } = game.flow;
  const { locals } = stack[stack.length - 1]!;
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] === FORCED) answers[seat] = checkedOptions(line.question, line.where, game, locals, seat)[0]!;
  }
  proceedFrom(line, rules, game, tell, forced, newWalk(game.flow));
}

/** The same, for one who has the line of the open question at hand and has answered for those who are forced. Gives the next question. */
export function proceedFrom(
  line: QuestionLine,
  rules: Rules,
  game: State,
  tell: Tell | null,
  forced: Forced,
  walk: Walk,
): QuestionLine | null {
  if (tell) reveal(line, game, tell);
  return walkOn(line.next, rules, game, tell, forced, walk);
}

/** Tells the answers to everyone or, where the question says so, each to its owner only. */
function reveal(line: Line, game: State, tell: Tell): void {
  const { choices, rule } = line.question!;
  const { answers } = game.flow;
  if (answers.every((answer) => answer === NOT_ASKED)) return;
  const told = (shown: (seat: Seat) => boolean): Reveal => ({
    type: 'reveal',
    rule,
    question: line.where,
    answers: answers.map((answer, seat) => (answer !== NOT_ASKED && shown(seat) ? choices.name(answer) : null)),
  });
  if (line.question!.closed?.(game) !== 'owner') {
    tell(told(() => true));
    return;
  }
  answers.forEach((answer, owner) => {
    if (answer !== NOT_ASKED)
      tell(
        told((seat) => seat === owner),
        owner,
      );
  });
}

/** A copy of the flow that shares nothing with it. */
export function cloneFlow(flow: Flow): Flow {
  const { stack } = flow;
  const frames = new Array<Frame>(stack.length);
  for (let i = 0; i < stack.length; i++) {
    const { procedure, step, locals } = stack[i]!;
    frames[i] = { procedure, step, locals: copyPlain(locals) };
  }
  return {
    players: flow.players,
    stack: frames,
    asked: flow.asked,
    answers: flow.answers.slice(),
    random: flow.random.slice(),
  };
}

/** The flow of a game that is about to begin with that procedure. */
export const newFlow = (players: number, random: Random, first: Frame): Flow => ({
  players,
  stack: [first],
  asked: 0,
  answers: new Array<number>(players).fill(NOT_ASKED),
  random,
});
