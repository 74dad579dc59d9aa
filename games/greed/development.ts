import { ask, numbers, only } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { cardsOf, placeIn } from './display.ts';
import { procedure } from './state.ts';

/** GR-24 Somebody has a holding and may choose which one gets the markers of a card. */
export const development = procedure<{ seat: Seat; card: number; markers: number }>('development').steps({
  chooseHolding: ask({
    rule: 'GR-24',
    seats: (_, { seat }) => only(seat),
    options: (game, _, seat) => cardsOf(game, seat, 'holding'),
    forced: 'openly',
    choices: numbers,
  }),

  putMarkers(game, { seat, card, markers }, answers, tell) {
    const display = game.displays[seat]!;
    const holding = answers[seat]!;
    display[placeIn(display, holding)]!.markers += markers;
    tell?.({ type: 'markers', rule: 'GR-24', seat, card, holding, markers });
  },
});
