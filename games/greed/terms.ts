import type { Seat } from '@gilt/engine/seat';
import { CARDS } from './cards.ts';
import { addWays, cashCost, isDue } from './costs.ts';
import { holds } from './counts.ts';
import { inForce } from './display.ts';
import type { Greed } from './state.ts';
import type { Condition, Price } from './vocabulary.ts';

/** GR-10 Something that a card needs. `waived`: it is not there, but its player may do without. */
export interface Need {
  readonly condition: Condition;
  readonly met: boolean;
  readonly waived: boolean;
}

/** GR-09 One of the prices that a card's cost offers. `cash`: what it comes to. `waived`: nothing is paid at all. */
export interface Cost {
  readonly price: Price;
  readonly cash: number;
  readonly met: boolean;
  readonly waived: boolean;
}

/** What a card asks of its player before it does anything, and whether that is there. */
export interface Terms {
  readonly needs: readonly Need[];
  readonly costs: readonly Cost[];
  /** Whether the card would be carried out, if its player pays. */
  readonly met: boolean;
}

/** The terms of a card, at a table where it lies out already: it is not in its player's hand any more. */
export function termsOf(game: Greed, seat: Seat, card: number): Terms {
  const { need, cost } = CARDS[card]!;
  const free = inForce(game, seat, 'noNeeds') > 0;
  const due = isDue(game, seat, card);
  const needs = need.map((condition) => {
    const met = holds(game, [condition], { seat, card, value: 0 });
    return { condition, met, waived: !met && free };
  });
  const costs = cost.map((price) => {
    const ways: number[] = [];
    addWays(ways, game, seat, card, price);
    const cash = typeof price === 'number' ? cashCost(game, seat, card, price) : 0;
    return { price, cash, met: ways.length > 0, waived: !due };
  });
  const met =
    needs.every((each) => each.met || each.waived) && (!due || costs.some((each) => each.met && !each.waived));
  return { needs, costs, met };
}
