import type { Seat } from '@gilt/engine/seat';
import type { Cards } from './cards.ts';
import { type Castle, inTurnOf } from './castle.ts';
import type { Deed } from './deeds.ts';
import { priceOf, QUEST } from './in-force.ts';
import { costOfItem, itemPrice } from './item.ts';
import { missingOf, statsOf } from './payment.ts';
import { costOfQuest } from './quest.ts';
import { costOfStaff } from './staff.ts';
import { costOfTheft, THEFT } from './steal.ts';

/** QS-18 What something costs somebody now, by place, and what is left of it. */
export interface Bill {
  readonly cost: readonly number[];
  readonly stats: readonly number[];
  readonly missing: readonly number[];
  /** QS-12 The actions that it takes to begin. */
  readonly actions: number;
}

/** What a deed would cost that player; null for what is not paid for with resources. A theft: if that stat is doubled. */
export function billOf(cards: Cards, castle: Castle, seat: Seat, deed: Deed, doubled = 0): Bill | null {
  const game = inTurnOf(castle, seat);
  const bill = (cost: readonly number[], actions: number): Bill => ({
    cost,
    stats: statsOf(cards, game),
    missing: missingOf(cards, game, cost),
    actions,
  });
  switch (deed.type) {
    case 'quest':
      return bill(costOfQuest(cards, game, deed.side), priceOf(cards, game, QUEST));
    case 'staff':
      return bill(costOfStaff(cards, game), priceOf(cards, game, QUEST));
    case 'item':
      return bill(costOfItem(cards, game, deed.card), itemPrice(cards, game, deed.card));
    case 'theft':
      return bill(costOfTheft(cards, game, deed.from, deed.card, doubled), THEFT);
    case 'cycle':
    case 'done':
      return null;
  }
}
