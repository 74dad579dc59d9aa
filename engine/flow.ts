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
        const line = lineOf(name, key, steps[key] as Step<never, never, string, AnyEvent> | Question<never, never>);
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
  procedure: string,
  name: string,
  step: Step<never, never, string, AnyEvent> | Question<never, never>,
): Line {
  const where = `${procedure}.${name}`;
  return typeof step === 'function'
    ? { name, where, question: null, act: step as unknown as Line['act'], next: null }
    : { name, where, question: step as unknown as Line['question'], act: null, next: null };
}

/** So many steps without a question are a loop that does not end. */
const ENDLESS = 10_000;

/** Carries out steps until somebody is asked, or the game is over. */
export function run(rules: Rules, game: State, tell: Tell | null, forced: Forced = 'answered'): void {
  const { stack } = game.flow;
  if (stack.length > 0) runFrom(lineAt(rules, stack[stack.length - 1]!), rules, game, tell, forced);
}

/** The same, from a line of the innermost procedure; null if that has no line left. */
function runFrom(start: Line | null, rules: Rules, game: State, tell: Tell | null, forced: Forced): void {
  const { flow } = game;
  const { stack } = flow;
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
        if (open(line, line.question, game, frame.locals, forced)) return;
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
        line = lineNamed(rules, frame.procedure, after);
      } else {
        if (below) frame.step = below.name;
        else stack.pop();
        stack.push(after);
        break;
      }
    }
    if (line === null) stack.pop();
    if (stack.length === 0) {
      flow.answers.fill(NOT_ASKED);
      return;
    }
    line = lineAt(rules, stack[stack.length - 1]!);
  }
}

function lineAt(rules: Rules, frame: Frame): Line {
  return lineNamed(rules, frame.procedure, frame.step);
}

function lineNamed(rules: Rules, procedure: string, step: string): Line {
  const line = rules.procedures[procedure]?.lines.get(step);
  if (!line) throw new RulesFault(`there is no step ${procedure}.${step}`);
  return line;
}

/** Puts the question to its seats. False if nobody is asked: then all are answered already. */
function open(line: Line, question: Question<State, object>, game: State, locals: object, forced: Forced): boolean {
  const { answers } = game.flow;
  answers.fill(NOT_ASKED);
  const asksAll = forced === 'asked' && question.forced === 'secretly';
  let asking = false;
  const seats = question.seats(game, locals);
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i]!;
    const options = checkedOptions(question, line.where, game, locals, seat);
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

/** Gives the one answer there is, for each seat that has but one. */
function answerForced(line: Line, question: Question<State, object>, game: State, locals: object): void {
  const { answers } = game.flow;
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] === FORCED) answers[seat] = checkedOptions(question, line.where, game, locals, seat)[0]!;
  }
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
  proceedFrom(openLine(rules, game)!, rules, game, tell, forced);
}

/** The same, for one who has the line of the open question at hand. */
export function proceedFrom(line: QuestionLine, rules: Rules, game: State, tell: Tell | null, forced: Forced): void {
  const { stack } = game.flow;
  answerForced(line, line.question, game, stack[stack.length - 1]!.locals);
  if (tell) reveal(line, game, tell);
  runFrom(line.next, rules, game, tell, forced);
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
