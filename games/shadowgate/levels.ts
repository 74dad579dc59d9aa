import type { Seat } from '@gilt/engine/seat';
import { type Cards, needsOf } from './cards.ts';
import { type Castle, inTurnOf } from './castle.ts';
import { LEVELS, type Level, STAFF_PIECES, WILD } from './item-types.ts';
import { fittingItems, hasFor, isUsedUp, pointsFor } from './quest.ts';

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
  return LEVELS.map((_, level) => {
    const needs = needsOf(cards, side, level);
    return {
      level,
      points: pointsFor(cards, game, level),
      ways: waysTo(cards, game, seat, needs),
      needs: served(cards, game, seat, needs),
    };
  });
}

/** All sets of items that can be laid down for these needs, one after the other. */
function waysTo(cards: Cards, game: Castle, seat: Seat, needs: readonly number[]): Way[] {
  const found = new Map<string, Way>();
  const lay = (items: readonly number[]): void => {
    if (items.length < needs.length) {
      for (const item of fittingItems(cards, game, seat, needs, items)) lay([...items, item]);
      return;
    }
    const key = items.toSorted((a, b) => a - b).join();
    const usedUp = items.filter((item) => isUsedUp(cards, game, seat, item));
    if (!found.has(key)) found.set(key, { items, usedUp });
  };
  lay([]);
  const loss = ({ usedUp }: Way): number => usedUp.reduce((sum, item) => sum + worthOf(cards, game, seat, item), 0);
  return [...found.values()].sort((one, other) => loss(one) - loss(other));
}

/** What it means to lose an item: it may have been the first of its type, or a piece of the staff. */
function worthOf(cards: Cards, game: Castle, seat: Seat, item: number): number {
  const type = cards.adventure.type[item]!;
  if (type === WILD) return 2;
  return 2 + (game.firsts[type] === seat ? 2 : 0) + (STAFF_PIECES.includes(type) ? 2 : 0);
}

/** What a level needs, one after the other, and which of it is there at the same time. */
function served(cards: Cards, game: Castle, seat: Seat, needs: readonly number[]): Rung['needs'] {
  const before: number[] = [];
  return needs.map((need) => {
    const there = hasFor(cards, game, seat, [...before, need]);
    if (there) before.push(need);
    return { need, there };
  });
}
