import { type Flow, openLine, type State } from './flow.ts';
import type { AnyGame } from './game.ts';
import { copyPlain } from './plain.ts';
import { FORCED, PENDING, SEALED } from './question.ts';
import { bits, pick, type Random } from './random.ts';
import type { View } from './view.ts';

/**
 * A whole game as it may be, given what a viewer knows: what is hidden from the view is dealt afresh, and an answer that
 * is sealed becomes any of its owner's options. It sees the view alone, so nobody can cheat with it.
 */
export function determinise<S extends State = State>(game: AnyGame, view: View, random: Random): S {
  return withAnswers(game, deal<S>(game, view, random), random);
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

/** Sealed answers become any of the options. Whoever has only one is not asked again: a re-deal is for search. */
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
