import { answerAll, optionsOf, seal, waitingFor } from '../answer.ts';
import type { Tell } from '../event.ts';
import { proceed, type Rules, run, type State } from '../flow.ts';
import type { AnyGame, Setup } from '../game.ts';
import type { Forced } from '../question.ts';
import { pick, type Random } from '../random.ts';
import { must } from './broken.ts';

/** No game here comes near so many questions. */
const FAR_TOO_MANY = 100_000;

/** A game that goes on and on must be found out, and must not hang whoever plays it. */
export const mustEnd = ({ flow }: State): void =>
  must(flow.asked < FAR_TOO_MANY, () => `the game is not over after ${FAR_TOO_MANY} questions`);

/** A new game, at its first question. */
export function begin(
  game: AnyGame,
  setup: Setup,
  random: Random,
  tell: Tell | null = null,
  forced: Forced = 'answered',
): State {
  const state: State = game.begin(setup, random);
  run(game, state, tell, forced);
  return state;
}

/** Answers the open question at random. */
export function answerAtRandom(rules: Rules, state: State, random: Random, tell: Tell | null = null): void {
  answerAll(rules, state, (options) => pick(random, options), tell);
}

/** The same, one seat after the other; `between` sees the state after each answer but the last. */
export function answerInTurn(
  rules: Rules,
  state: State,
  random: Random,
  forced: Forced,
  between: () => void = () => {},
): void {
  for (const seat of waitingFor(state)) {
    if (!seal(rules, state, seat, pick(random, optionsOf(rules, state, seat)))) between();
  }
  proceed(rules, state, null, forced);
}

/** Plays on at random until the game is over. */
export function playOut(rules: Rules, state: State, random: Random, tell: Tell | null = null): void {
  while (state.flow.stack.length > 0) {
    answerAtRandom(rules, state, random, tell);
    mustEnd(state);
  }
}
