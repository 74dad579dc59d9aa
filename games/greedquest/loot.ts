import type { Tell } from '@gilt/engine/event';
import { LOOT } from './cards.ts';
import type { Event } from './events.ts';
import { discardHand, putAway, refill } from './piles.ts';
import { effectAround, type GreedQuest } from './state.ts';

/** GQ-13 Loot the Bodies!: it and the whole hand are discarded, and five drawn at once. GQ-37 But not in the Trap. */
export function lootTheBodies(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  for (let seat = 0; seat < game.inPlay.length; seat++) {
    if (game.inPlay[seat] !== LOOT) continue;
    tell?.({ type: 'loots', rule: 'GQ-13', seat, cards: game.hands[seat]!.slice() });
    putAway(game, seat, true, tell);
    discardHand(game, seat);
    if (effectAround(game, seat).trap) tell?.({ type: 'trapped', rule: 'GQ-37', seat });
    else refill(game, seat, tell);
  }
}
