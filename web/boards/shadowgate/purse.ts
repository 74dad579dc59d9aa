import type { Seat } from '@gilt/engine/seat';
import type { Cards } from '@gilt/games/shadowgate/cards';
import { priceOf, RESOURCE } from '@gilt/games/shadowgate/in-force';
import { reaches } from '@gilt/games/shadowgate/payment';
import { NONE } from '@gilt/games/shadowgate/state';
import { type Castle, handOf, inTurnOf } from './set.ts';

/** QS-18 What a cost can be met with: cards, and the actions that it takes to play them. */
export interface Purse {
  readonly missing: readonly number[];
  readonly hand: readonly number[];
  /** So many cards can be played that need an action. */
  readonly actions: number;
}

/** What a player can pay with, once the deed itself has taken so many actions, and the card it is about has left the hand. */
export function purseOf(
  cards: Cards,
  castle: Castle,
  seat: Seat,
  missing: readonly number[],
  spent: number,
  without: number = NONE,
): Purse {
  // An effect may spare the first card its action.
  const actions = castle.actions - spent + 1 - priceOf(cards, inTurnOf(castle, seat), RESOURCE);
  return { missing, actions, hand: handOf(castle, seat).filter((card) => card !== without) };
}

export interface Payment {
  /** The cards that are played; as soon as the cost is met no further one is. */
  readonly played: readonly number[];
  /** What is missing after them, by place. */
  readonly left: readonly number[];
  readonly met: boolean;
  /** How many of them need an action. */
  readonly actions: number;
}

const isMet = (left: readonly number[]): boolean => left.every((each) => each <= 0);

/** QS-18 What becomes of a cost when these cards are played one after the other. */
export function pay({ adventure }: Cards, { missing }: Pick<Purse, 'missing'>, chosen: readonly number[]): Payment {
  let left = missing;
  const played: number[] = [];
  for (const card of chosen) {
    if (isMet(left)) break;
    left = left.map((each, place) => Math.max(0, each - adventure.resources[card]![place]!));
    played.push(card);
  }
  const actions = played.filter((card) => adventure.actions[card]! > 0).length;
  return { played, left, met: isMet(left), actions };
}

/** QS-19 Whether a card can be played next: after it the rest must still be within reach. */
export function canAdd(cards: Cards, purse: Purse, chosen: readonly number[], card: number): boolean {
  const so = pay(cards, purse, chosen);
  if (so.met || chosen.includes(card) || !purse.hand.includes(card)) return false;
  const actions = purse.actions - so.actions - cards.adventure.actions[card]!;
  if (actions < 0) return false;
  const rest = purse.hand.filter((each) => each !== card && !chosen.includes(each));
  const given = cards.adventure.resources[card]!;
  const [top, middle, bottom] = so.left.map((each, place) => each - given[place]!) as [number, number, number];
  return reaches(cards, rest, NONE, actions, top, middle, bottom);
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
export function outOfReach({ adventure }: Cards, { missing, hand, actions }: Purse): boolean[] {
  return missing.map((each, place) => {
    const gives = (list: readonly number[]): number[] => list.map((card) => adventure.resources[card]![place]!);
    const free = gives(hand.filter((card) => adventure.actions[card] === 0));
    const others = gives(hand.filter((card) => adventure.actions[card]! > 0)).sort((a, b) => b - a);
    const most = [...free, ...others.slice(0, Math.max(0, actions))].reduce((sum, one) => sum + one, 0);
    return most < each;
  });
}
