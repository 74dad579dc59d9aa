/** GD-01 A kind of card in the deck. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly type: 'exchange' | 'minion' | 'rush';
  readonly copies: number;
  /** GD-09 Gold that it takes to play it. */
  readonly cost: number;
  /** GD-15 What a die must show at least. */
  readonly roll: number;
  /** GD-15 Gold that it steals. */
  readonly value: number;
}

const plain = (name: string, type: 'exchange' | 'rush', copies: number): Card => ({
  id: type,
  name,
  type,
  copies,
  cost: 0,
  roll: 0,
  value: 0,
});

const minion = (name: string, copies: number, cost: number, roll: number, value: number): Card => ({
  id: name.toLowerCase(),
  name,
  type: 'minion',
  copies,
  cost,
  roll,
  value,
});

/** GD-01 The kinds of cards. Elsewhere a card is its place in this list. */
export const CARDS: readonly Card[] = [
  plain('Exchange', 'exchange', 30),
  minion('Goblin', 10, 0, 4, 2),
  minion('Hitman', 5, 2, 3, 6),
  minion('Savage', 5, 4, 4, 12),
  plain('Rush', 'rush', 10),
];

export const EXCHANGE = 0;
export const HITMAN = 2;
export const SAVAGE = 3;
export const RUSH = 4;

/** GD-01 The tokens, one for each player. */
export const PLAYERS = 4;

/** GD-01 The whole deck, unshuffled. */
export function wholeDeck(): number[] {
  const deck: number[] = [];
  for (let card = 0; card < CARDS.length; card++) addCopies(deck, card, CARDS[card]!.copies);
  return deck;
}

/** Puts so many copies of a card onto a pile. */
export function addCopies(pile: number[], card: number, copies: number): void {
  for (let i = 0; i < copies; i++) pile.push(card);
}
