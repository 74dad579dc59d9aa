import { done, jump } from '@gilt/engine/flow';
import { shuffle } from '@gilt/engine/random';
import { NONE } from './cards.ts';
import { duel } from './duel.ts';
import { refill } from './piles.ts';
import { procedure } from './state.ts';
import { turn } from './turn.ts';

/** The whole game: turn after turn until somebody is home with the loot. */
export const race = procedure('race').steps({
  /** GQ-03 Everyone shuffles and draws five; all pieces stand in Room 1 facing inward. */
  setUp(game, _locals, _answers, tell) {
    tell?.({ type: 'dealt', rule: 'GQ-03' });
    for (let seat = 0; seat < game.piles.length; seat++) {
      shuffle(game.flow.random, game.piles[seat]!);
      refill(game, seat, 'GQ-03', tell);
    }
  },

  takeTurn: () => turn.call(),

  untilSomebodyHasWon: (game) => (game.victors.length === 0 ? jump('takeTurn') : undefined),

  /** GQ-57 Those who have won on the same turn may have to fight for it. */
  fightForVictory(game, _locals, _answers, tell) {
    if (!game.tieBreakDuel || game.victors.length === 1) return done;
    tell?.({ type: 'duel', rule: 'GQ-57', seats: game.victors.slice() });
    return duel.call({ duellists: game.victors.slice() });
  },

  /** GQ-57 If nobody wins the duel, they share the victory. */
  breakTie(game, _locals, _answers, tell) {
    if (game.champion !== NONE) game.victors = [game.champion];
    tell?.({ type: 'tieBroken', rule: 'GQ-57', seats: game.victors.slice() });
  },
});
