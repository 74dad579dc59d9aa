import { jump } from '@gilt/engine/flow';
import { ask, only, wordsOf } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { type Cards, type Need, needsOf, serves } from './cards.ts';
import { isBase } from './first-of-type.ts';
import { inForce, priceOf, QUEST } from './in-force.ts';
import { classOf, EPIC, LEVELS, type Level, MINOR, POINTS, WILD } from './item-types.ts';
import { canPay, changedBy, missingOf, type paymentWith } from './payment.ts';
import { type OpenTable, procedure, type Shadowgate } from './state.ts';

interface Locals {
  /** The quest that was taken on. */
  side: number;
  level: Level;
  /** QS-23 Items used for it, in the order of what it needs. */
  items: number[];
}

/** A quest is done. */
export const questWith = (cards: Cards, payment: ReturnType<typeof paymentWith>) =>
  procedure<Locals>('quest').steps({
    /** QS-12 It is chosen, and its cost is to be met. */
    meetCost(game, { side }, _, tell) {
      const missing = missingForQuest(cards, game, side);
      tell?.({ type: 'questBegun', rule: 'QS-12', seat: game.active, side, missing: missing.slice() });
      return payment.call({ missing });
    },

    /** QS-22 How well it is done is up to the player, and to their items. */
    chooseLevel: ask({
      rule: 'QS-22',
      seats: (game) => only(game.active),
      options: (game, { side }, seat) => levelsOf(cards, game, seat, side),
      forced: 'openly',
      choices: wordsOf(LEVELS),
    }),

    keepLevel(game, locals, answers) {
      locals.level = answers[game.active]!;
    },

    untilAllIsThere: (_, { side, level, items }) =>
      items.length === needsOf(cards, side, level).length ? jump('complete') : undefined,

    /** QS-23 Each need is served by an item of its own. */
    useItem: ask({
      rule: 'QS-23',
      seats: (game) => only(game.active),
      options: (game, { side, level, items }, seat) =>
        fittingItems(cards, game, seat, needsOf(cards, side, level), items),
      forced: 'openly',
      choices: cards.byName,
    }),

    layDown(game, { items }, answers) {
      items.push(answers[game.active]!);
      return jump('untilAllIsThere');
    },

    /** QS-22 Points. QS-23 QS-24 What was used is used up, unless it is of a base type. */
    complete(game, { side, level, items }, _, tell) {
      const seat = game.active;
      const points = pointsFor(cards, game, level);
      game.points[seat]! += points;
      game.completed.push(side);
      for (let i = 0; i < items.length; i++) if (isUsedUp(cards, game, seat, items[i]!)) game.used.push(items[i]!);
      tell?.({ type: 'completed', rule: 'QS-22', seat, side, level, points, items: items.slice() });
    },
  });

/** QS-22 What a quest brings that is done at that level, with what is in force. */
export const pointsFor = (cards: Cards, game: OpenTable, level: Level): number =>
  POINTS[level]! + inForce(cards, game).points[level]!;

/** QS-18 What a quest costs, with what is in force. */
export const costOfQuest = (cards: Cards, game: OpenTable, side: number): number[] =>
  changedBy(inForce(cards, game).quests, cards.quests.cost[side]!);

export const missingForQuest = (cards: Cards, game: OpenTable, side: number): number[] =>
  missingOf(cards, game, costOfQuest(cards, game, side));

/** QS-19 Whether a quest can be done now. */
export const canDo = (cards: Cards, game: Shadowgate, side: number): boolean =>
  canPay(cards, game, missingForQuest(cards, game, side), priceOf(cards, game, QUEST));

/** QS-23 QS-24 Whether an item that was used must be discarded. */
export function isUsedUp(cards: Cards, game: OpenTable, seat: Seat, card: number): boolean {
  const type = cards.adventure.type[card]!;
  if (type === WILD) return true;
  if (isBase(cards, game, seat, type)) return false;
  return (inForce(cards, game).keep & (1 << classOf(type))) === 0;
}

/** QS-22 The levels that a player's items allow. */
export function levelsOf(cards: Cards, game: OpenTable, seat: Seat, side: number): Level[] {
  const levels: Level[] = [];
  for (let level = MINOR; level <= EPIC; level++) {
    if (hasFor(cards, game, seat, needsOf(cards, side, level))) levels.push(level);
  }
  return levels;
}

/** QS-23 Whether a player has an item of its own for each of these needs. */
export const hasFor = (cards: Cards, game: OpenTable, seat: Seat, needs: readonly Need[]): boolean =>
  canServe(cards, game, seat, needs, 0, []);

/** QS-22 QS-23 Whether a level can still be reached once these items are laid down for it. */
export const canReach = (
  cards: Cards,
  game: Shadowgate,
  { side, level, items }: { side: number; level: Level; items: readonly number[] },
): boolean => canServe(cards, game, game.active, needsOf(cards, side, level), items.length, [...items]);

/** QS-23 Items for the next need that leave others for the needs after it. */
export function fittingItems(
  cards: Cards,
  game: OpenTable,
  seat: Seat,
  needs: readonly Need[],
  taken: readonly number[],
): number[] {
  const next = taken.length;
  const trial = [...taken];
  return game.items[seat]!.filter((item) => {
    if (taken.includes(item) || game.used.includes(item) || !serves(cards, item, needs[next]!)) return false;
    trial[next] = item;
    return canServe(cards, game, seat, needs, next + 1, trial);
  });
}

/** QS-23 Whether there is an item of its own for each need from there on, besides those that are taken. */
function canServe(
  cards: Cards,
  game: OpenTable,
  seat: Seat,
  needs: readonly Need[],
  from: number,
  taken: number[],
): boolean {
  if (from === needs.length) return true;
  const own = game.items[seat]!;
  for (let i = 0; i < own.length; i++) {
    const item = own[i]!;
    if (!serves(cards, item, needs[from]!) || game.used.includes(item)) continue;
    if (taken.indexOf(item) >= 0 && taken.indexOf(item) < from) continue;
    taken[from] = item;
    if (canServe(cards, game, seat, needs, from + 1, taken)) return true;
  }
  return false;
}
