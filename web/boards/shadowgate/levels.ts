import type { Seat } from '@gilt/engine/seat';
import { type Cards, needsOf, serves } from '@gilt/games/shadowgate/cards';
import { inForce } from '@gilt/games/shadowgate/in-force';
import { classOf, LEVELS, type Level, POINTS, STAFF_PIECES, WILD } from '@gilt/games/shadowgate/item-types';
import { isUsedUp } from '@gilt/games/shadowgate/quest';
import type { Shadowgate } from '@gilt/games/shadowgate/state';
import { type Castle, inTurnOf } from './set.ts';

/** QS-23 The items that do a quest at some level, in the order of what it needs. */
export interface Way {
  readonly items: readonly number[];
  /** Those of them that are gone afterwards. */
  readonly usedUp: readonly number[];
}

/** QS-22 A level of a quest as it stands for somebody. */
export interface Rung {
  readonly level: Level;
  readonly points: number;
  /** The ways to it, the least costly first; none: it cannot be reached. */
  readonly ways: readonly Way[];
  /** What it needs, and whether there is an item for it. */
  readonly needs: readonly { readonly need: number; readonly there: boolean }[];
}

/** The four levels of a quest for that player now. */
export function rungsOf(cards: Cards, castle: Castle, seat: Seat, side: number): Rung[] {
  const game = inTurnOf(castle, seat);
  const more = inForce(cards, game).points;
  return LEVELS.map((_, level) => {
    const needs = needsOf(cards, side, level);
    return {
      level,
      points: POINTS[level]! + more[level]!,
      ways: waysTo(cards, game, seat, needs),
      needs: served(cards, game, seat, needs),
    };
  });
}

/** All sets of items that serve these needs, each item one of them. */
function waysTo(cards: Cards, game: Shadowgate, seat: Seat, needs: readonly number[]): Way[] {
  const free = game.items[seat]!.filter((item) => !game.used.includes(item));
  const found = new Map<string, number[]>();
  const lay = (items: number[]): void => {
    if (items.length === needs.length) {
      const key = [...items].sort((a, b) => a - b).join();
      if (!found.has(key)) found.set(key, items);
      return;
    }
    for (const item of free)
      if (!items.includes(item) && serves(cards, item, needs[items.length]!)) lay([...items, item]);
  };
  lay([]);
  const ways = [...found.values()].map((items) => ({
    items,
    usedUp: items.filter((item) => isUsedUp(cards, game, seat, item)),
  }));
  const loss = ({ usedUp }: Way): number => usedUp.reduce((sum, item) => sum + worthOf(cards, game, seat, item), 0);
  return ways.sort((one, other) => loss(one) - loss(other));
}

/** What it means to lose an item: it may have been the first of its type, or a piece of the staff. */
function worthOf(cards: Cards, game: Shadowgate, seat: Seat, item: number): number {
  const type = cards.adventure.type[item]!;
  if (type === WILD) return 2;
  return 2 + (game.firsts[type] === seat ? 2 : 0) + (STAFF_PIECES.includes(type) ? 2 : 0);
}

/** What a level needs, one after the other, and which of it is there at the same time. */
function served(cards: Cards, game: Shadowgate, seat: Seat, needs: readonly number[]): Rung['needs'] {
  const free = game.items[seat]!.filter((item) => !game.used.includes(item));
  return needs.map((need) => {
    // The item that fits least else goes first: one of the very type, then of the class, then a wild one.
    const fitting = free.filter((item) => serves(cards, item, need));
    const best = fitting.find((item) => cards.adventure.type[item] !== WILD) ?? fitting[0];
    if (best !== undefined) free.splice(free.indexOf(best), 1);
    return { need, there: best !== undefined };
  });
}

/** QS-23 Whether an item stays when it is used, for whoever owns it. */
export function stays(cards: Cards, castle: Castle, seat: Seat, item: number): boolean {
  const type = cards.adventure.type[item]!;
  return type !== WILD && classOf(type) >= 0 && !isUsedUp(cards, inTurnOf(castle, seat), seat, item);
}
