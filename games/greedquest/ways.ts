import type { Tell } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { DOOR, isGo, SEE_YA } from './cards.ts';
import type { Event } from './events.ts';
import { advance } from './movement.ts';
import { putAway } from './piles.ts';
import { type GreedQuest, whoPlays } from './state.ts';

/** GQ-18 Secret Door: two rooms forward. */
export function secretDoor(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  for (const seat of whoPlays(game, DOOR)) {
    const moved = advance(game, seat, 2, { by: 'door', rule: 'GQ-18' }, tell);
    putAway(game, seat, moved, tell);
  }
}

/** GQ-19 See Ya!: a room forward for each Go! card still in play. */
export function seeYa(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  for (const seat of whoPlays(game, SEE_YA)) leave(game, seat, tell);
}

/** GQ-32 No move, no bonus. */
function leave(game: GreedQuest, seat: Seat, tell: Tell<Event> | null): void {
  let gos = 0;
  for (let other = 0; other < game.inPlay.length; other++) if (isGo(game.inPlay[other]!)) gos++;
  if (gos > 0) putAway(game, seat, advance(game, seat, gos, { by: 'see-ya', rule: 'GQ-19' }, tell), tell);
  else putAway(game, seat, false, tell, tell && { type: 'nothing', rule: 'GQ-19', seat, card: SEE_YA, why: 'no-go' });
}
