import { done } from '@gilt/engine/flow';
import { ask, nobody, only } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { carryOut } from './calls.ts';
import { cardOrNo, NO } from './choices.ts';
import { show } from './memory.ts';
import { procedure } from './state.ts';

/** GR-36 80: another card may be played, and is carried out at once. */
export const encore = procedure<{ seat: Seat }>('encore').steps({
  chooseCard: ask({
    rule: 'GR-36',
    seats: (game, { seat }) => (game.hands[seat]!.length > 0 ? only(seat) : nobody),
    options: (game, _, seat) => [...game.hands[seat]!, NO],
    forced: 'openly',
    choices: cardOrNo,
  }),

  playIt(game, { seat }, answers) {
    const card = answers[seat]!;
    if (card <= NO) return done;
    show(game, seat, card);
    game.out[seat]!.push(card);
    return carryOut(seat, card, false, true);
  },
});
