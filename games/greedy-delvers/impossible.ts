import type { Setup } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, HITMAN, SAVAGE } from './cards.ts';
import { findStage, placeOf, type Stage } from './stage.ts';
import { BOTTOM, type GreedyDelvers, isSafe } from './state.ts';

/** What cannot be at a table, in one line that names it; null if all is well. */
export function impossible(game: GreedyDelvers, _setup: Setup, names: readonly string[]): string | null {
  const stage = findStage(game);
  if (!stage) return `${placeOf(game)} needs the cards of all; stand at round.playCards and give them`;
  const wrong = wrongCards(game);
  if (wrong) return wrong;
  for (const seat of game.hands.keys()) {
    const reason = isSafe(game, seat)
      ? wrongSafe(game, seat)
      : (wrongDelver(game, seat, stage) ?? wrongKnown(game, seat));
    if (reason) return `${names[seat]} ${reason}`;
  }
  if (!stage.empty && game.hands.every((_, seat) => isSafe(game, seat))) return 'nobody is left in the mine';
  const rich =
    placeOf(game) === 'mine.dealHands' ? game.gold.findIndex((gold, seat) => gold + game.ore[seat]! > 0) : -1;
  return rich < 0 ? null : `${names[rich]} has ore or gold before the first round`;
}

/** GD-01 Sixty cards, each in one place. */
function wrongCards(game: GreedyDelvers): string | null {
  for (const [card, { name, copies }] of CARDS.entries()) {
    const count = countOf(game, card);
    if (count > copies) return `there are ${count} cards ${name}, more than the ${copies} of the game`;
    if (count < copies) return `there are ${count} cards ${name}, not the ${copies} of the game`;
  }
  return null;
}

/** GD-25 A safe player has nothing but what was laid down. */
function wrongSafe(game: GreedyDelvers, seat: Seat): string | null {
  const laidDown = game.buried[seat]!.length;
  if (laidDown !== 0 && laidDown !== 3) return `has laid down ${laidDown} cards, not 3`;
  return wrongKnown(game, seat);
}

/** GD-03 GD-04 GD-25 A player in the mine. */
function wrongDelver({ levels, hands, ore, buried }: GreedyDelvers, seat: Seat, stage: Stage): string | null {
  const level = levels[seat]!;
  const [least, most] = stage.levels;
  const cards = hands[seat]!.length;
  if (level > BOTTOM) return `is at level ${level}, below the bottom of the mine`;
  if (level < least || level > most) return `cannot be at level ${level} here`;
  if (cards !== stage.hand) return `has ${cards} cards in hand, not ${stage.hand}`;
  if (ore[seat]! < stage.ore) return `has ${ore[seat]} ore, less than the ${stage.ore} of this round`;
  return buried[seat]!.length > 0 ? 'is in the mine and has laid down cards' : null;
}

/** GD-09 What is known of a hand is true of it. */
function wrongKnown({ hands, buried, savages, brutes }: GreedyDelvers, seat: Seat): string | null {
  const cards = [...hands[seat]!, ...buried[seat]!];
  const hasSavages = cards.filter((card) => card === SAVAGE).length;
  const hasBrutes = hasSavages + cards.filter((card) => card === HITMAN).length;
  if (savages[seat]! > hasSavages) return `is known to have ${savages[seat]} Savages, and has ${hasSavages}`;
  if (brutes[seat]! > hasBrutes) return `is known to have ${brutes[seat]} Hitmen and Savages, and has ${hasBrutes}`;
  if (savages[seat]! > brutes[seat]!)
    return `is known to have ${savages[seat]} Savages, but only ${brutes[seat]} Hitmen and Savages`;
  return null;
}

/** How many copies of a card lie anywhere at all. */
export function countOf({ deck, discards, hands, buried }: GreedyDelvers, card: number): number {
  const piles = [deck, ...hands, ...buried];
  return piles.reduce((sum, pile) => sum + pile.filter((each) => each === card).length, discards[card]!);
}
