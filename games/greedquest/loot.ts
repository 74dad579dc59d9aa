import type { Tell } from '@gilt/engine/event';
import { LOOT } from './cards.ts';
import type { Event } from './events.ts';
import { discardHand, layAside, refill } from './piles.ts';
import { elsewhere } from './rooms.ts';
import { effectAround, type GreedQuest, whoPlays } from './state.ts';

/** GQ-13 Loot the Bodies!: it and the whole hand are discarded, and five drawn at once. GQ-37 But not in the Trap. */
export function lootTheBodies(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  for (const seat of whoPlays(game, LOOT)) {
    const cards = game.hands[seat]!.slice();
    const death = layAside(game, seat, true);
    discardHand(game, seat);
    tell?.({ type: 'loots', rule: 'GQ-13', seat, cards });
    if (death) tell?.(death);
    if (effectAround(game, seat).trap)
      tell?.({ type: 'trapped', rule: 'GQ-37', seat, ...elsewhere('GQ-37', game.rooms[seat]!) });
    else refill(game, seat, 'GQ-13', tell);
  }
}
