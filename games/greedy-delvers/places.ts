import type { GreedyDelvers } from './state.ts';

/** How many copies of a card lie anywhere at all. */
export function countOf({ deck, discards, hands, buried }: GreedyDelvers, card: number): number {
  const piles = [deck, ...hands, ...buried];
  return piles.reduce((sum, pile) => sum + pile.filter((each) => each === card).length, discards[card]!);
}
