import type { Seat } from '@gilt/engine/seat';
import { effectAround, type GreedQuest } from './state.ts';

/** The cards of a hand, equal ones once. */
export function kindsIn(hand: readonly number[]): readonly number[] {
  for (let i = 1; i < hand.length; i++) if (hand[i] === hand[i - 1]) return withoutDoubles(hand);
  return hand;
}

function withoutDoubles(hand: readonly number[]): number[] {
  const kinds: number[] = [];
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) kinds.push(hand[i]!);
  return kinds;
}

/** Whether a player can choose a card: GQ-12 there is one in hand, and GQ-38 it is not the pile that is played from. */
export const choosesFromHand = (game: Pick<GreedQuest, 'hands' | 'effects' | 'rooms'>, seat: Seat): boolean =>
  game.hands[seat]!.length > 0 && !effectAround(game, seat).unseen;
