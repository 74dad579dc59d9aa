import { done } from '@gilt/engine/flow';
import { ask, numbers, only } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { follow } from './calls.ts';
import { hasInstructions } from './cards.ts';
import { cardsOf, placeIn } from './display.ts';
import { type Greed, procedure } from './state.ts';

/** GR-30 54 becomes a copy of another thug and does what that one does. */
export const disguise = procedure<{ seat: Seat; card: number }>('disguise').steps({
  anybodyToCopy(game, { seat, card }, _, tell) {
    if (models(game, seat, card).length > 0) return undefined;
    tell?.({ type: 'noThug', rule: 'GR-24', seat, card });
    return done;
  },

  /** GR-24 */
  chooseThug: ask({
    rule: 'GR-24',
    seats: (_, { seat }) => only(seat),
    options: (game, { card }, seat) => models(game, seat, card),
    forced: 'openly',
    choices: numbers,
  }),

  copy(game, { seat, card }, answers, tell) {
    const display = game.displays[seat]!;
    const face = answers[seat]!;
    display[placeIn(display, card)]!.face = face;
    tell?.({ type: 'disguised', rule: 'GR-30', seat, card, face });
    return hasInstructions(face) ? follow(seat, card, face, 0) : done;
  },
});

const models = (game: Greed, seat: Seat, card: number): number[] =>
  cardsOf(game, seat, 'thug').filter((thug) => thug !== card);
