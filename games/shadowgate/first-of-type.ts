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

/** QS-25 An item comes into play; if it is the first of its type it is turned sideways. */
export function comeIntoPlay(cards: Cards, game: Shadowgate, seat: Seat, card: number, tell: Tell<Event> | null): void {
  game.items[seat]!.push(card);
  const type = cards.adventure.type[card]!;
  if (type === WILD || game.firsts[type] !== NONE) return;
  game.firsts[type] = seat;
  tell?.({ type: 'first', rule: 'QS-25', seat, of: type });
}

/** QS-15 An item is discarded. QS-26 The first of a type passes on. */
export function discardItem(cards: Cards, game: Shadowgate, seat: Seat, card: number, tell: Tell<Event> | null): void {
  const own = game.items[seat]!;
  own.splice(own.indexOf(card), 1);
  game.discards.push(card);
  const type = cards.adventure.type[card]!;
  if (type !== WILD && game.firsts[type] === seat) passFirst(cards, game, seat, type, tell);
}

/** QS-26 Clockwise to the next player who owns one of that type; if nobody does the token is taken off. */
function passFirst(cards: Cards, game: Shadowgate, from: Seat, type: Type, tell: Tell<Event> | null): void {
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
