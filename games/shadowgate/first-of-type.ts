import type { Tell } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Cards } from './cards.ts';
import type { Event } from './events.ts';
import { type Type, WILD } from './item-types.ts';
import { NONE, type Shadowgate } from './state.ts';

/** QS-20 Whether a player owns an item of that type. */
export function owns(cards: Cards, { items }: Pick<Shadowgate, 'items'>, seat: Seat, type: Type): boolean {
  const own = items[seat]!;
  for (let i = 0; i < own.length; i++) if (cards.adventure.type[own[i]!] === type) return true;
  return false;
}

/** QS-02 Whether a type is one of a player's base types. QS-24 A wild item is of none. */
export const isBase = (cards: Cards, { characters }: Pick<Shadowgate, 'characters'>, seat: Seat, type: Type): boolean =>
  type !== WILD && (cards.characters.base[characters[seat]!]! & (1 << type)) !== 0;

/** QS-25 An item has come into play; if it is the first of its type it is turned sideways. */
export function turnFirst(cards: Cards, game: Shadowgate, seat: Seat, card: number, tell: Tell<Event> | null): void {
  const type = cards.adventure.type[card]!;
  if (type === WILD || game.firsts[type] !== NONE) return;
  game.firsts[type] = seat;
  tell?.({ type: 'first', rule: 'QS-25', seat, of: type });
}

/**
 * QS-26 An item has been discarded. If it was the first of its type the token goes clockwise to the next player who owns one of that
 * type; if nobody does it is taken off.
 */
export function passFirst(cards: Cards, game: Shadowgate, from: Seat, card: number, tell: Tell<Event> | null): void {
  const type = cards.adventure.type[card]!;
  if (type === WILD || game.firsts[type] !== from) return;
  const { players } = game.flow;
  for (let step = 1; step < players; step++) {
    const to = (from + step) % players;
    if (!owns(cards, game, to, type)) continue;
    game.firsts[type] = to;
    tell?.({ type: 'firstPasses', rule: 'QS-26', of: type, from, to });
    return;
  }
  game.firsts[type] = NONE;
  tell?.({ type: 'firstEnds', rule: 'QS-26', of: type, from });
}
