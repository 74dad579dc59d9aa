import type { Seat } from '@gilt/engine/seat';
import type { Cards } from '@gilt/games/shadowgate/cards';
import { inForce, priceOf, QUEST } from '@gilt/games/shadowgate/in-force';
import { itemPrice } from '@gilt/games/shadowgate/item';
import type { Shadowgate } from '@gilt/games/shadowgate/state';
import type { Deed } from './deeds.ts';
import { type Castle, inTurnOf } from './set.ts';

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
  const { items, quests } = inForce(cards, game);
  switch (deed.type) {
    case 'quest':
      return bill(cards, game, cards.quests.cost[deed.side]!, quests, priceOf(cards, game, QUEST));
    case 'staff':
      return bill(cards, game, cards.staffCost, quests, priceOf(cards, game, QUEST));
    case 'item':
      return bill(cards, game, cards.adventure.cost[deed.card]!, items, itemPrice(cards, game, deed.card));
    case 'theft': {
      const theirs = cards.characters.stats[game.characters[deed.from]!]!;
      const cost = cards.adventure.cost[deed.card]!.map(
        (each, place) => each + theirs[place]! * (place === doubled ? 2 : 1),
      );
      return bill(cards, game, cost, items, 1);
    }
    case 'cycle':
    case 'done':
      return null;
  }
}

function bill(
  cards: Cards,
  game: Shadowgate,
  price: readonly number[],
  change: readonly number[],
  actions: number,
): Bill {
  const own = statsOf(cards, game);
  const cost = price.map((each, place) => Math.max(0, each + change[place]!));
  return { cost, stats: own, missing: cost.map((each, place) => Math.max(0, each - own[place]!)), actions };
}

/** QS-02 The stats of whoever's turn it is, with what is in force. */
export function statsOf(cards: Cards, game: Shadowgate): number[] {
  const more = inForce(cards, game).stats;
  return cards.characters.stats[game.characters[game.active]!]!.map((each, place) => Math.max(0, each + more[place]!));
}
