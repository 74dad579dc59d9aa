import type { Seat } from '@gilt/engine/seat';
import { CARDS } from './cards.ts';
import { CASH, NO } from './choices.ts';
import { cardsOf, inForce, whichChange } from './display.ts';
import { loseCard } from './effects.ts';
import { show } from './memory.ts';
import type { Telling } from './reason.ts';
import type { Greed, Table } from './state.ts';
import type { Price } from './vocabulary.ts';

/** GR-26 What a cash cost comes to: 52 makes holdings cheaper, 66 everything, but nothing costs less than nothing. */
export function cashCost(game: Table, seat: Seat, card: number, cash: number): number {
  const discounts =
    inForce(game, seat, 'cheaper') + (CARDS[card]!.type === 'holding' ? inForce(game, seat, 'cheaperHoldings') : 0);
  return Math.max(0, cash - 5 * discounts);
}

/** What it comes to if a card is paid for in cash: no cost offers two prices in cash. */
export const cashPrice = (game: Table, seat: Seat, card: number): number =>
  cashCost(game, seat, card, CARDS[card]!.cost.find((price) => typeof price === 'number')!);

/** Which cards make a card cheaper. */
const discounters = (game: Greed, seat: Seat, card: number): number[] => [
  ...whichChange(game, seat, 'cheaper'),
  ...(CARDS[card]!.type === 'holding' ? whichChange(game, seat, 'cheaperHoldings') : []),
];

/** Says why there is nothing to pay for a card that has a cost. */
export function tellFree(game: Greed, seat: Seat, card: number, tell: NonNullable<Telling>): void {
  if (CARDS[card]!.cost.length === 0) return;
  const ignored = whichChange(game, seat, 'noCosts');
  if (ignored.length > 0) tell({ type: 'free', rule: 'GR-25', seat, card, helpers: ignored });
  else tell({ type: 'free', rule: 'GR-26', seat, card, helpers: discounters(game, seat, card) });
}

/** GR-09 Whether there is anything to pay for a card. */
export function isDue(game: Greed, seat: Seat, card: number): boolean {
  const { cost } = CARDS[card]!;
  if (cost.length === 0 || inForce(game, seat, 'noCosts') > 0) return false;
  return cost.some((price) => typeof price !== 'number' || cashCost(game, seat, card, price) > 0);
}

/** GR-09 With what its player could pay for a card: a card in play or in hand, or cash; and not paying at all. */
export function waysToPay(game: Greed, seat: Seat, card: number): number[] {
  const ways: number[] = [];
  for (const price of CARDS[card]!.cost) addWays(ways, game, seat, card, price);
  ways.push(NO);
  return ways;
}

/** Adds the ways to pay one of the prices that a card's cost offers. */
export function addWays(ways: number[], game: Greed, seat: Seat, card: number, price: Price): void {
  if (typeof price === 'number') {
    if (cashCost(game, seat, card, price) <= game.cash[seat]!) ways.push(CASH);
  } else if (price === 'handCard') {
    ways.push(...game.hands[seat]!);
  } else {
    ways.push(...cardsOf(game, seat, price === 'thug' ? 'thug' : 'holding'));
  }
}

/** GR-09 Pays for a card in one of these ways. Says how many markers were on what was paid. */
export function payWith(game: Greed, seat: Seat, card: number, way: number, tell: Telling): number {
  const { cost } = CARDS[card]!;
  if (way === CASH) {
    const cash = cashPrice(game, seat, card);
    game.cash[seat]! -= cash;
    tell?.({ type: 'paid', rule: 'GR-09', seat, card, cash, helpers: discounters(game, seat, card) });
    return 0;
  }
  if (cost.includes('handCard')) {
    show(game, seat, way);
    game.discards.push(way);
    tell?.({ type: 'paidFromHand', rule: 'GR-09', seat, card, paid: way });
    return 0;
  }
  return loseCard(game, seat, way, cost.includes('relocated') ? 'relocated' : 'paid', card, tell);
}
