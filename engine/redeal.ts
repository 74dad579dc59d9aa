import { optionsOf } from './answer.ts';
import { type Flow, openLine, type State } from './flow.ts';
import type { AnyGame } from './game.ts';
import { copyPlain } from './plain.ts';
import { FORCED, PENDING, SEALED } from './question.ts';
import { bits, pick, type Random } from './random.ts';
import type { View } from './view.ts';

/** So often a deal is tried again in which somebody who has chosen had no choice. */
const TRIES = 100;

/**
 * A whole game as it may be, given what a viewer knows: what is hidden from the view is dealt afresh, and an answer that
 * is sealed becomes any of its owner's options. It sees the view alone, so nobody can cheat with it.
 */
export function determinise<S extends State = State>(game: AnyGame, view: View, random: Random): S {
  for (let tries = 1; ; tries++) {
    const state = deal<S>(game, view, random);
    if (tries === TRIES || chosenFreely(game, view, state)) return withAnswers(game, state, random);
  }
}

/** Whoever is seen to have chosen had more than one option, for else the engine would choose, and nobody see it. */
function chosenFreely(game: AnyGame, { flow }: View, state: State): boolean {
  return flow.answers.every((answer, seat) => answer !== SEALED || optionsOf(game, state, seat).length > 1);
}

function deal<S extends State>(game: AnyGame, view: View, random: Random): S {
  const { players, asked, stack, answers } = view.flow;
  const flow: Flow = {
    players,
    stack: stack.map(({ procedure, step, locals }) => ({ procedure, step, locals: copyPlain(locals) as object })),
    asked,
    answers: answers.slice(),
    random: [bits(random) | 0, bits(random) | 0, bits(random) | 0, bits(random) | 0],
  };
  return game.determinise(view, flow, random) as S;
}

/** Sealed answers become any of the options; who has only one is marked so. */
function withAnswers<S extends State>(game: AnyGame, state: S, random: Random): S {
  const line = openLine(game, state);
  if (!line) return state;
  const { answers, stack } = state.flow;
  const { locals } = stack[stack.length - 1]!;
  for (let seat = 0; seat < answers.length; seat++) {
    const answer = answers[seat]!;
    if (answer !== PENDING && answer !== SEALED) continue;
    const options = line.question.options(state, locals, seat);
    answers[seat] = answer === SEALED ? pick(random, options) : options.length === 1 ? FORCED : PENDING;
  }
  return state;
}
