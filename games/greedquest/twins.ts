import type { Tell } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { CURSE, MEEK, NONE } from './cards.ts';
import type { Event } from './events.ts';
import { putAllAway } from './piles.ts';
import { type GreedQuest, whoPlays } from './state.ts';

/** GQ-15 The Meek Shall Inherit: it lies there until the end of the turn, and the lowest Go! wins. */
export function theMeekShallInherit(
  game: GreedQuest,
  _l: object,
  _a: readonly number[],
  tell: Tell<Event> | null,
): void {
  const seat = theOnly(game, MEEK, 'GQ-15', tell);
  if (seat !== NONE) tell?.({ type: 'meek', rule: 'GQ-15', seat });
}

/** GQ-16 Curse!: it lies there until the end of the turn, and players go backward. */
export function curse(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  const seat = theOnly(game, CURSE, 'GQ-16', tell);
  if (seat !== NONE) tell?.({ type: 'curse', rule: 'GQ-16', seat });
}

/** GQ-14 GQ-15 GQ-16 Who alone has played a card; if several have, they are all discarded, and nobody has. */
export function theOnly(game: GreedQuest, card: number, rule: string, tell: Tell<Event> | null): Seat {
  const seats = whoPlays(game, card);
  if (seats.length < 2) return seats[0] ?? NONE;
  putAllAway(game, seats, () => false, tell, tell && { type: 'twins', rule, card, seats });
  return NONE;
}
