import type { Tell } from '@gilt/engine/event';
import { RUSH } from './cards.ts';
import type { Event } from './events.ts';
import { cardOf } from './plays.ts';
import { BOTTOM, type GreedyDelvers } from './state.ts';

/** GD-04 Ore on each level. */
export const ORE_A_LEVEL = 3;
export const LEVELS_A_RUSH = 3;

/** GD-10 Three levels, as far as the mine goes, and the ore of three levels in any case. */
export function rushDown(game: GreedyDelvers, plays: readonly number[], tell: Tell<Event> | null): void {
  for (let seat = 0; seat < plays.length; seat++) {
    if (plays[seat]! < 0 || cardOf(plays[seat]!) !== RUSH) continue;
    const level = Math.min(game.levels[seat]! + LEVELS_A_RUSH, BOTTOM);
    const ore = LEVELS_A_RUSH * ORE_A_LEVEL;
    const from = game.levels[seat]!;
    game.levels[seat] = level;
    game.ore[seat]! += ore;
    tell?.({ type: 'rushed', rule: 'GD-10', seat, from, level, ore });
  }
}
