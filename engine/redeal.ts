import { optionsOf } from './answer.ts';
import type { Flow, State } from './flow.ts';
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
  const { players, asked, stack, answers } = view.flow;
  const flow: Flow = {
    players,
    stack: stack.map(({ procedure, step, locals }) => ({ procedure, step, locals: copyPlain(locals) as object })),
    asked,
    answers: answers.slice(),
    random: [bits(random) | 0, bits(random) | 0, bits(random) | 0, bits(random) | 0],
  };
  const state = game.determinise(view, flow, random) as S;
  for (let seat = 0; seat < players; seat++) {
    const answer = flow.answers[seat]!;
    if (answer !== PENDING && answer !== SEALED) continue;
    const options = optionsOf(game, state, seat);
    flow.answers[seat] = answer === SEALED ? pick(random, options) : options.length === 1 ? FORCED : PENDING;
  }
  return state;
}
