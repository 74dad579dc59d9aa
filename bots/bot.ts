import type { Asked } from '@gilt/engine/answer';
import { askedOf } from '@gilt/engine/answer';
import type { State } from '@gilt/engine/flow';
import type { AnyGame, Setup } from '@gilt/engine/game';
import { PENDING } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { type View, viewOf } from '@gilt/engine/view';
import type { Budget } from './search/budget.ts';

/** All that a bot is given: plain data, and nothing that a person in its seat could not see. */
export interface Task<V extends View = View> {
  /** The game's id. */
  readonly game: string;
  /** The table options. */
  readonly options: unknown;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards?: unknown;
  readonly seat: Seat;
  readonly view: V;
  readonly question: Asked;
  /** For the bot's own chance: the same task gives the same answer. */
  readonly seed: number;
}

/** Answers questions in somebody's place. A bot that takes its time answers later, and stops when it is told to. */
export interface Bot {
  readonly name: string;
  /** Which games it plays; without it, all. */
  readonly plays?: readonly string[];
  /** The same bot with another budget, if it has one. */
  withBudget?(budget: Budget): Bot;
  /** The same bot, which answers after so many milliseconds at the latest with the best that it has found. */
  within?(milliseconds: number): Bot;
  /** The same answer as `think` gives, of a bot that takes one of its options without looking further: whoever asks it often need not make a task, nor look whether it is one. */
  blind?(options: readonly number[], seed: number): number;
  /** One of the question's options. */
  think(task: Task, signal?: AbortSignal): number | Promise<number>;
}

/** The task of answering the open question in a seat; null if that seat has nothing to choose. */
export function taskFor(game: AnyGame, setup: Setup, state: State, seat: Seat, seed: number): Task | null {
  if (state.flow.answers[seat] !== PENDING) return null;
  const question = askedOf(game, state, seat);
  if (!question) return null;
  return {
    game: game.id,
    options: setup.options,
    ...(game.cards?.other ? { cards: game.cards.other } : {}),
    seat,
    view: viewOf(game.secrets, state, seat),
    question,
    seed,
  };
}
