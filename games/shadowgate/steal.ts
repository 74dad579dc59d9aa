import { ask, only, wordsOf } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import type { Cards } from './cards.ts';
import { isBase, owns } from './first-of-type.ts';
import { inForce } from './in-force.ts';
import { PLACES, WILD } from './item-types.ts';
import { canPay, changedBy, missingOf, type paymentWith } from './payment.ts';
import { type OpenTable, procedure, type Shadowgate } from './state.ts';

/** QS-42 Somebody else's item is stolen. */
export const stealWith = (cards: Cards, payment: ReturnType<typeof paymentWith>) =>
  procedure<{ from: Seat; card: number }>('steal').steps({
    /** QS-43 The owner says which stat is doubled. */
    doubleStat: ask({
      rule: 'QS-43',
      seats: (_, { from }) => only(from),
      options: () => [0, 1, 2],
      forced: 'openly',
      choices: wordsOf(PLACES),
    }),

    /** QS-43 The item's cost and the owner's stats are to be met. */
    meetCost(game, { from, card }, answers, tell) {
      const stat = answers[from]!;
      const missing = missingForTheft(cards, game, from, card, stat);
      tell?.({ type: 'doubled', rule: 'QS-43', seat: from, stat, missing: missing.slice() });
      return payment.call({ missing });
    },

    /** QS-43 The item changes hands. QS-26 If it is the first of its type it stays so. */
    take(game, { from, card }, _, tell) {
      const seat = game.active;
      const theirs = game.items[from]!;
      theirs.splice(theirs.indexOf(card), 1);
      game.items[seat]!.push(card);
      const type = cards.adventure.type[card]!;
      tell?.({ type: 'stolen', rule: 'QS-43', seat, from, card });
      if (type === WILD || game.firsts[type] !== from) return;
      game.firsts[type] = seat;
      tell?.({ type: 'firstPasses', rule: 'QS-26', of: type, from, to: seat });
    },
  });

/** QS-42 The actions that it takes to steal: no effect spares them. */
export const THEFT = 1;

/** QS-43 What a theft costs if that stat is doubled, with what is in force. */
export function costOfTheft(cards: Cards, game: OpenTable, from: Seat, card: number, doubled: number): number[] {
  const cost = cards.adventure.cost[card]!;
  const stats = cards.characters.stats[game.characters[from]!]!;
  const asked = [cost[0]! + stats[0]!, cost[1]! + stats[1]!, cost[2]! + stats[2]!];
  asked[doubled]! += stats[doubled]!;
  return changedBy(inForce(cards, game).items, asked);
}

export const missingForTheft = (cards: Cards, game: OpenTable, from: Seat, card: number, doubled: number): number[] =>
  missingOf(cards, game, costOfTheft(cards, game, from, card, doubled));

/** QS-42 Whether an item may be stolen. QS-43 And whether it can be paid for, whichever stat is doubled. */
export function canSteal(cards: Cards, game: Shadowgate, from: Seat, card: number): boolean {
  const type = cards.adventure.type[card]!;
  if (game.actions < THEFT || from === game.active || isBase(cards, game, from, type)) return false;
  if (type !== WILD && owns(cards, game, game.active, type)) return false;
  return canPayTheft(cards, game, from, card, THEFT);
}

/** QS-43 Whether a theft can be paid for, whichever stat is doubled, once so many actions are spent. */
export function canPayTheft(cards: Cards, game: Shadowgate, from: Seat, card: number, spent: number): boolean {
  for (let stat = 0; stat < PLACES.length; stat++) {
    if (!canPay(cards, game, missingForTheft(cards, game, from, card, stat), spent)) return false;
  }
  return true;
}
