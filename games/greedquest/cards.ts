import { wordsOf } from '@gilt/engine/question';

/** In place of a card or a seat: none. */
export const NONE = -1;

/** The kinds of cards, in the order in which they take effect (GQ-05). A card is its place in this list. */
export const CARDS = [
  { id: 'loot', name: 'Loot the Bodies!', copies: 1 },
  { id: 'attack', name: 'Dragon ATTACK!!', copies: 1 },
  { id: 'meek', name: 'The Meek Shall Inherit', copies: 1 },
  { id: 'curse', name: 'Curse!', copies: 1 },
  { id: 'sighting', name: 'Dragon Sighting', copies: 1 },
  { id: 'door', name: 'Secret Door', copies: 1 },
  { id: 'see-ya', name: 'See Ya!', copies: 1 },
  { id: '1', name: 'Go! 1', copies: 2 },
  { id: '2', name: 'Go! 2', copies: 2 },
  { id: '3', name: 'Go! 3', copies: 2 },
  { id: '4', name: 'Go! 4', copies: 2 },
  { id: '5', name: 'Go! 5', copies: 2 },
  { id: '6', name: 'Go! 6', copies: 2 },
  { id: '7', name: 'Go! 7', copies: 2 },
  { id: '8', name: 'Go! 8', copies: 2 },
  { id: 'wild', name: 'Go WILD!', copies: 1 },
  { id: 'even', name: 'Even Chance', copies: 1 },
  { id: 'odd', name: 'Odd Reversal', copies: 1 },
  { id: 'tracking', name: 'Tracking', copies: 2 },
] as const;

export const CARD_IDS: readonly string[] = CARDS.map(({ id }) => id);
export const cardChoices = wordsOf(CARD_IDS);

const place = (id: (typeof CARDS)[number]['id']): number => CARD_IDS.indexOf(id);
export const LOOT = place('loot');
export const ATTACK = place('attack');
export const MEEK = place('meek');
export const CURSE = place('curse');
export const SIGHTING = place('sighting');
export const DOOR = place('door');
export const SEE_YA = place('see-ya');
export const WILD = place('wild');
export const EVEN = place('even');
export const ODD = place('odd');
export const TRACKING = place('tracking');

/** GQ-20 GQ-21 The values a Go! can have. */
export const LOWEST = 1;
export const HIGHEST = 8;
const GO_1 = place('1');

export const isGo = (card: number): boolean => card >= GO_1 && card <= WILD;

/** The value printed on a Go!; a Go WILD! has none. */
export const printedValue = (card: number): number => card - GO_1 + LOWEST;

/** GQ-02 A deck of 28 cards, all decks alike. */
export const DECK: readonly number[] = CARDS.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card));

/** GQ-03 GQ-07 So many cards make a full hand. */
export const FULL_HAND = 5;
