import { jump } from '@gilt/engine/flow';
import { shuffle } from '@gilt/engine/random';
import { insert } from '@gilt/engine/sorted';
import { fire } from './effects.ts';
import { round } from './round.ts';
import { outcome } from './scoring.ts';
import { CARDS_A_PILE, LAST_ROUND, NONE, procedure } from './state.ts';

/** The whole game: twelve rounds. */
export const rounds = procedure('rounds').steps({
  /** GR-02 A pile of twelve for everybody; the others are the draw pile. */
  deal(game, _locals, _answers, tell) {
    const { drawPile, piles } = game;
    shuffle(game.flow.random, drawPile);
    for (let seat = 0; seat < piles.length; seat++) {
      for (let i = 0; i < CARDS_A_PILE; i++) insert(piles[seat]!, drawPile.pop()!);
    }
    tell?.({ type: 'dealt', rule: 'GR-02', drawPile: drawPile.length });
  },

  nextRound: () => round.call(),

  /** GR-03 */
  untilTheLast: (game) => (game.round < LAST_ROUND ? jump('nextRound') : undefined),

  /** GR-35 Abilities for the end of the game come before the money is counted. */
  finish: (game, _locals, _answers, tell) => fire(game, 'endOfGame', 0, NONE, 0, tell),

  /** GR-08 */
  count(game, _locals, _answers, tell) {
    if (!tell) return;
    const markers = game.displays.map((display) => display.reduce((sum, placed) => sum + placed.markers, 0));
    tell({ type: 'scored', rule: 'GR-08', cash: game.cash.slice(), markers });
    tell({ type: 'won', rule: 'GR-08', seats: outcome(game).winners });
  },
});
