import { jump } from '@gilt/engine/flow';
import { shuffle } from '@gilt/engine/random';
import { draw } from './deck.ts';
import { round } from './round.ts';
import { outcome } from './scoring.ts';
import { delversOf, procedure } from './state.ts';

/** GD-03 Cards in a hand at the beginning; between rounds it is as many. */
export const HAND = 3;

/** The whole game: round after round, until nobody is left in the mine. */
export const mine = procedure('mine').steps({
  /** GD-03 Three cards each. */
  dealHands(game, _locals, _answers, tell) {
    shuffle(game.flow.random, game.deck);
    tell?.({ type: 'began', rule: 'GD-03' });
    for (let seat = 0; seat < game.hands.length; seat++) {
      for (let i = 0; i < HAND; i++) draw(game, seat, tell);
      tell?.({ type: 'dealt', rule: 'GD-03', seat, cards: game.hands[seat]!.slice() }, seat);
    }
  },

  playRound: () => round.call(),

  /** GD-25 */
  untilAllAreSafe: (game) => (delversOf(game) !== 0 ? jump('playRound') : undefined),

  /** GD-26 The most gold wins. */
  tally(game, _locals, _answers, tell) {
    if (!tell) return;
    tell({ type: 'tallied', rule: 'GD-26', gold: game.gold.slice() });
    tell({ type: 'won', rule: 'GD-26', seats: outcome(game).winners });
  },
});
