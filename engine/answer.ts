import type { Tell } from './event.ts';
import { Refusal } from './fault.ts';
import { newWalk, openLine, proceedFrom, type QuestionLine, type Rules, type State, type Walk } from './flow.ts';
import { FORCED, NOT_ASKED, PENDING } from './question.ts';
import type { Seat } from './seat.ts';

/** The open question as one seat meets it. */
export interface Asked {
  /** Its number in this game, from 1. */
  readonly number: number;
  /** Its procedure and step: `battle.playCards`. */
  readonly where: string;
  readonly rule: string;
  readonly options: readonly number[];
  /** The options by name, in the same order. */
  readonly names: readonly string[];
}

/** What a seat may choose in the open question; empty if it is not asked. */
export function optionsOf(rules: Rules, game: State, seat: Seat): readonly number[] {
  const line = openLine(rules, game);
  if (!line || game.flow.answers[seat] === NOT_ASKED) return [];
  return line.question.options(game, game.flow.stack.at(-1)!.locals, seat);
}

/** The open question as it is put to a seat; null if it is not asked. */
export function askedOf(rules: Rules, game: State, seat: Seat): Asked | null {
  const line = openLine(rules, game);
  const options = optionsOf(rules, game, seat);
  if (!line || options.length === 0) return null;
  const { rule, choices } = line.question;
  return {
    number: game.flow.asked,
    where: line.where,
    rule,
    options,
    names: options.map((choice) => choices.name(choice)),
  };
}

/** The seats that still have to choose. */
export function waitingFor(game: State): Seat[] {
  const seats: Seat[] = [];
  game.flow.answers.forEach((answer, seat) => {
    if (answer === PENDING) seats.push(seat);
  });
  return seats;
}

/**
 * Seals a seat's answer, in place of an earlier one if there is one. True when it was the last that was missing:
 * then `proceed` turns all of them up.
 */
export function seal(rules: Rules, game: State, seat: Seat, choice: number): boolean {
  const line = openLine(rules, game);
  if (!line) throw new Refusal('the game is over');
  const { answers, stack } = game.flow;
  const before = answers[seat];
  if (before === undefined || before === NOT_ASKED) throw new Refusal(`seat ${seat + 1} is not asked now`);
  if (before === FORCED) throw new Refusal(`seat ${seat + 1} has only one option; it is chosen once the others are in`);
  const options = line.question.options(game, stack[stack.length - 1]!.locals, seat);
  answers[seat] = checkedChoice(line, seat, options, choice);
  return !answers.includes(PENDING);
}

/** Somebody who answers for all seats, in search and simulation. */
export interface Player {
  choose(options: readonly number[], seat: Seat): number;
  /** A question is open, and nobody has chosen yet. False: the game stops here. */
  meets?(question: QuestionLine): boolean;
}

/**
 * Has somebody play on for all seats until the game is over, or they stop, or so many questions are answered. Nothing is put away in between: a
 * question is found once, and each seat's options are made once.
 */
export function playOn(
  rules: Rules,
  game: State,
  player: Player,
  tell: Tell | null = null,
  questions = Number.POSITIVE_INFINITY,
): void {
  const { flow } = game;
  const walk = newWalk(flow);
  let line = openLine(rules, game);
  if (line) keepOptions(line, game, walk);
  for (let left = questions; line && left > 0; left--) {
    if (player.meets && !player.meets(line)) return;
    const { answers } = flow;
    for (let seat = 0; seat < answers.length; seat++) {
      if (answers[seat] !== PENDING) continue;
      const options = walk.options[seat]!;
      answers[seat] = checkedChoice(line, seat, options, player.choose(options, seat));
    }
    for (let seat = 0; seat < answers.length; seat++)
      if (answers[seat] === FORCED) answers[seat] = walk.options[seat]![0]!;
    line = proceedFrom(line, rules, game, tell, 'answered', walk);
  }
}

/** The options of a question that was opened some time ago. */
function keepOptions({ question }: QuestionLine, game: State, { options }: Walk): void {
  const { answers, stack } = game.flow;
  const { locals } = stack[stack.length - 1]!;
  for (let seat = 0; seat < answers.length; seat++) {
    const answer = answers[seat];
    options[seat] = answer === PENDING || answer === FORCED ? question.options(game, locals, seat) : [];
  }
}

/** Has every seat that is still to choose do so at once. Then the game goes on to the next question. */
export function answerAll(rules: Rules, game: State, choose: Player['choose'], tell: Tell | null): void {
  if (game.flow.stack.length === 0) throw new Refusal('the game is over');
  playOn(rules, game, { choose }, tell, 1);
}

function checkedChoice({ where }: QuestionLine, seat: Seat, options: readonly number[], choice: number): number {
  // Quicker than `includes`, and done for every choice of every game that is imagined.
  for (let place = 0; place < options.length; place++) if (options[place] === choice) return choice;
  throw new Refusal(`'${choice}' is not an option of seat ${seat + 1} in ${where}`);
}

/** Takes a sealed answer back. */
export function takeBack(game: State, seat: Seat): void {
  const answer = game.flow.answers[seat];
  if (answer === undefined || answer < 0) throw new Refusal(`seat ${seat + 1} has no answer to take back`);
  game.flow.answers[seat] = PENDING;
}

/** The choice of that name in the open question, for a seat. */
export function choiceNamed(rules: Rules, game: State, seat: Seat, name: string): number {
  const line = openLine(rules, game);
  if (!line) throw new Refusal('the game is over');
  const choice = line.question.choices.number(name);
  const options = optionsOf(rules, game, seat);
  if (options.length === 0) throw new Refusal(`seat ${seat + 1} is not asked in ${line.where}`);
  if (options.includes(choice)) return choice;
  const names = options.map((option) => line.question.choices.name(option));
  throw new Refusal(`'${name}' is not an option of seat ${seat + 1} in ${line.where} (${names.join(', ')})`);
}
