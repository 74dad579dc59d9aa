import type { State } from '@gilt/engine/flow';
import type { Seat } from '@gilt/engine/seat';
import type { Goofspiel } from '@gilt/games/goofspiel/goofspiel';

/** By game: what the cards are worth that somebody has kept. Where a card that is played is gone for good, whoever looks no further than that has to be told. */
export const keptCards: Readonly<Record<string, (game: State, seat: Seat) => number>> = {
  goofspiel: (game, seat) => (game as Goofspiel).hands[seat]!.reduce((sum, card) => sum + card, 0),
};
