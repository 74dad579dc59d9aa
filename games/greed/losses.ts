import { done, jump } from '@gilt/engine/flow';
import { ask, numbers, only } from '@gilt/engine/question';
import type { Losing } from './calls.ts';
import { cardsOf, countOf } from './display.ts';
import { loseCard } from './effects.ts';
import { procedure } from './state.ts';

/** GR-21 Several players lose a thug or holding of their choice, one after another. */
export const losses = procedure<Losing>('losses').steps({
  /** GR-25 Who has nothing to lose loses nothing. */
  nextLoser(game, { card, what, losers }, _, tell) {
    while (losers.length > 0 && countOf(game, losers[0]!, what) === 0) {
      const seat = losers.shift()!;
      tell?.({ type: 'nothingLost', rule: 'GR-25', seat, card, what });
    }
    return losers.length === 0 ? done : undefined;
  },

  chooseLoss: ask({
    rule: 'GR-21',
    seats: (_, { losers }) => only(losers[0]!),
    options: (game, { what }, seat) => cardsOf(game, seat, what),
    forced: 'openly',
    choices: numbers,
  }),

  loseIt(game, { card, losers }, answers, tell) {
    const seat = losers.shift()!;
    loseCard(game, seat, answers[seat]!, 'taken', card, tell);
    return jump('nextLoser');
  },
});
