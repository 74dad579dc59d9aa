import { type CardSet, cardSet } from './card-set.ts';
import { type Cards, cardsOf } from './cards.ts';
import data from './house-set.json';
import first from './house-set-1.json';
import second from './house-set-2.json';

/** The set that comes with the game: what the rulebook's examples fix, and the rest our own. */
export const houseSet = cardSet.parse(data);

/** The sets that came with the game before: records of then are played again with them. */
export const formerSets: readonly { readonly until: number; readonly set: unknown }[] = [
  { until: 1, set: first },
  { until: 2, set: second },
];

export const houseCards: Cards = cardsOf(houseSet);

const ready = new WeakMap<object, Cards>();

/** A set that has passed the schema, made ready for play; without one, the house set. */
export function cardsFor(other: unknown): Cards {
  if (!other) return houseCards;
  const cards = ready.get(other) ?? cardsOf(other as CardSet);
  ready.set(other, cards);
  return cards;
}
