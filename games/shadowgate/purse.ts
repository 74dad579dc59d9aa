import type { Seat } from '@gilt/engine/seat';
import type { Cards } from './cards.ts';
import { type Castle, handOf, inTurnOf } from './castle.ts';
import { RESOURCE, spend } from './in-force.ts';
import { actionsToPay, isMet, leftAfter, reaches, usefulCards } from './payment.ts';
import { NONE } from './state.ts';

/** QS-18 What a cost can be met with: cards, and the actions that it takes to play them. */
export interface Purse {
  readonly missing: readonly number[];
  readonly hand: readonly number[];
  /** So many cards can be played that need an action. */
  readonly actions: number;
}

/** What a player can pay with, once the deed itself has taken so many actions, and the card it is about has left the hand. */
export const purseOf = (
  cards: Cards,
  castle: Castle,
  seat: Seat,
  missing: readonly number[],
  spent: number,
  without: number = NONE,
): Purse => ({
  missing,
  actions: actionsToPay(cards, inTurnOf(castle, seat), spent),
  hand: handOf(castle, seat).filter((card) => card !== without),
});

export interface Payment {
  /** The cards that are played; as soon as the cost is met no further one is. */
  readonly played: readonly number[];
  /** What is missing after them, by place. */
  readonly left: readonly number[];
  readonly met: boolean;
  /** How many of them need an action. */
  readonly actions: number;
}

/** QS-18 What becomes of a cost when these cards are played one after the other. */
export function pay(cards: Cards, { missing }: Pick<Purse, 'missing'>, chosen: readonly number[]): Payment {
  let left = missing;
  const played: number[] = [];
  for (const card of chosen) {
    if (isMet(left)) break;
    left = leftAfter(cards, left, card);
    played.push(card);
  }
  const actions = played.reduce((sum, card) => sum + cards.adventure.actions[card]!, 0);
  return { played, left, met: isMet(left), actions };
}

/** QS-12 The actions that are left after a deed that takes so many, and after the cards that pay for it. */
export function actionsAfter(cards: Cards, castle: Castle, spent: number, played: readonly number[]): number {
  const turn = { ...castle, actions: castle.actions - spent };
  for (const card of played) spend(cards, turn, RESOURCE, cards.adventure.actions[card]!);
  return turn.actions;
}

/** QS-19 Whether a card can be played next: after it the rest must still be within reach. */
export function canAdd(cards: Cards, purse: Purse, chosen: readonly number[], card: number): boolean {
  const { met, left, actions } = pay(cards, purse, chosen);
  const rest = purse.hand.filter((each) => !chosen.includes(each));
  return !met && usefulCards(cards, rest, purse.actions - actions, left).includes(card);
}

/** The cards that pay it with fewest actions; among these the ones that are worth least otherwise. Null if it cannot be paid. */
export function cheapest(cards: Cards, purse: Purse): readonly number[] | null {
  const { adventure } = cards;
  const worth = (card: number): number =>
    adventure.torch[card]! + adventure.resources[card]!.reduce((sum, each) => sum + each, 0);
  let best: { chosen: readonly number[]; price: number } | null = null;
  for (let bits = 0; bits < 1 << purse.hand.length; bits++) {
    const chosen = purse.hand.filter((_, i) => bits & (1 << i));
    const { met, played, actions } = pay(cards, purse, chosen);
    if (!met || played.length < chosen.length || actions > purse.actions) continue;
    const price = 100 * actions + 10 * chosen.length + chosen.reduce((sum, card) => sum + worth(card), 0) / 10;
    if (!best || price < best.price) best = { chosen, price };
  }
  return best?.chosen ?? null;
}

/** By place: whether even the best cards for it do not reach what is missing there. */
export const outOfReach = (cards: Cards, { missing, hand, actions }: Purse): boolean[] =>
  missing.map((_, place) => {
    const [top, middle, bottom] = missing.map((each, other) => (other === place ? each : 0)) as [
      number,
      number,
      number,
    ];
    return !reaches(cards, hand, NONE, actions, top, middle, bottom);
  });
