import type { Cards } from './cards.ts';
import { EVENT } from './cards.ts';
import { owns, turnFirst } from './first-of-type.ts';
import { ITEM, inForce, priceOf } from './in-force.ts';
import { WILD } from './item-types.ts';
import { canPay, changedBy, missingOf, type paymentWith } from './payment.ts';
import { type OpenTable, procedure, type Shadowgate } from './state.ts';

/** A card of one's own hand is acquired as an item. */
export const itemWith = (cards: Cards, payment: ReturnType<typeof paymentWith>) =>
  procedure<{ card: number }>('item').steps({
    /** QS-12 The card lies on the table, and its cost is to be met. */
    meetCost(game, { card }, _, tell) {
      const missing = missingForItem(cards, game, card);
      tell?.({ type: 'itemBegun', rule: 'QS-12', seat: game.active, card, missing: missing.slice() });
      return payment.call({ missing });
    },

    /** QS-18 It is acquired. QS-25 It may be the first of its type. */
    acquire(game, { card }, _, tell) {
      const seat = game.active;
      game.items[seat]!.push(card);
      tell?.({ type: 'acquired', rule: 'QS-18', seat, card });
      turnFirst(cards, game, seat, card, tell);
    },
  });

/** QS-18 What an item costs, with what is in force. */
export const costOfItem = (cards: Cards, game: OpenTable, card: number): number[] =>
  changedBy(inForce(cards, game).items, cards.adventure.cost[card]!);

export const missingForItem = (cards: Cards, game: OpenTable, card: number): number[] =>
  missingOf(cards, game, costOfItem(cards, game, card));

/** QS-12 The actions that it takes to play a card as an item. */
export const itemPrice = (cards: Cards, game: OpenTable, card: number): number =>
  cards.adventure.actions[card] === 0 ? 0 : priceOf(cards, game, ITEM);

/** QS-19 QS-20 QS-21 Whether a card of the hand can be acquired now. */
export function canAcquire(cards: Cards, game: Shadowgate, card: number): boolean {
  const type = cards.adventure.type[card]!;
  if (type === EVENT || (type !== WILD && owns(cards, game, game.active, type))) return false;
  return canPay(cards, game, missingForItem(cards, game, card), itemPrice(cards, game, card), card);
}
