import { type Choices, numbers } from '@gilt/engine/question';
import { LAST_CARD } from './cards.ts';

/** In place of a card: no, thank you. */
export const NO = 0;
/** In place of a card: pay with cash. */
export const CASH = LAST_CARD + 1;

/** A card by its number, `cash`, or `no`. */
export const cardOrNo: Choices = {
  name: (choice) => (choice === NO ? 'no' : choice === CASH ? 'cash' : String(choice)),
  number: (name) => (name === 'no' ? NO : name === 'cash' ? CASH : numbers.number(name)),
};
