import { cardSet } from './card-set.ts';
import { type Cards, cardsOf } from './cards.ts';
import data from './house-set.json';

/** The set that comes with the game: what the rulebook's examples fix, and the rest our own. */
export const houseSet = cardSet.parse(data);

export const houseCards: Cards = cardsOf(houseSet);
