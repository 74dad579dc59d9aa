import type { Seat } from '@gilt/engine/seat';
import { remove } from '@gilt/engine/sorted';
import { CARDS, HITMAN, SAVAGE } from './cards.ts';
import { cardOf, isDud } from './plays.ts';
import type { GreedyDelvers } from './state.ts';

/** GD-08 A played card leaves the hand for the discards. */
export function leaveHand(game: GreedyDelvers, seat: Seat, play: number): void {
  const card = cardOf(play);
  remove(game.hands[seat]!, card);
  game.discards[card]!++;
  if (game.brutes[seat]! > 0) forget(game, seat, card);
  if (isDud(play)) learn(game, seat);
}

/** One of the cards known to be in a hand may just have been played. */
function forget({ savages, brutes }: GreedyDelvers, seat: Seat, card: number): void {
  if (card === SAVAGE && savages[seat]! > 0) savages[seat]!--;
  if (card === SAVAGE || card === HITMAN) brutes[seat] = Math.max(brutes[seat]! - 1, savages[seat]!);
}

/** GD-09 Whoever plays a dud holds nothing but minions that cost too much, and everybody knows it. */
function learn({ hands, gold, savages, brutes }: GreedyDelvers, seat: Seat): void {
  const left = hands[seat]!.length;
  brutes[seat] = left;
  if (gold[seat]! >= CARDS[HITMAN]!.cost) savages[seat] = left;
}
