import type { Seat } from '@gilt/engine/seat';
import { insert, remove } from '@gilt/engine/sorted';
import { CARDS, NONE } from './cards.ts';
import type { GreedQuest } from './state.ts';

/**
 * What everybody can work out of a hand. All that is played, discarded or dead lies open; so when a pile runs out, whatever lies
 * nowhere else is in hand.
 */

/** GQ-07 A pile has run out: the hand is known, or GQ-40 that it and the first card drawn are these. */
export function workOut(game: GreedQuest, seat: Seat): void {
  const hand = game.hands[seat]!;
  const first = game.first[seat]!;
  if (first === NONE) {
    handIsKnown(game, seat);
    return;
  }
  const either = hand.slice();
  for (const card of game.known[seat]!) remove(either, card);
  insert(either, first);
  game.either[seat] = either;
  forgetOld(game, seat);
}

/** Nothing of the hand is secret any more. */
export function handIsKnown(game: GreedQuest, seat: Seat): void {
  game.known[seat] = game.hands[seat]!.slice();
  game.either[seat]!.length = 0;
  forgetOld(game, seat);
}

/** GQ-13 GQ-53 The hand is a new one; nothing of it is known. */
export function handIsNew(game: GreedQuest, seat: Seat): void {
  game.known[seat]!.length = 0;
  forgetOld(game, seat);
}

/** GQ-56 These cards came into the pile just now; whatever is in hand is none of them. */
export function cardsCameBack(game: GreedQuest, seat: Seat, cards: readonly number[]): void {
  game.fresh[seat] = cards.slice();
  game.old[seat] = game.hands[seat]!.length - game.known[seat]!.length;
}

/**
 * A card has left the hand for everybody to see. Was it there before cards came back? Where that cannot be told, as little is
 * taken to be known as may be.
 */
export function cardLeft(game: GreedQuest, seat: Seat, card: number): void {
  const known = game.known[seat]!;
  if (known.length > 0 && known.includes(card)) {
    remove(known, card);
  } else if (game.old[seat]! > 0) {
    const cameBack = cardShown(game, seat, card);
    if (!cameBack || CARDS[card]!.copies > 1) game.old[seat]!--;
    if (game.old[seat] === 0) forgetOld(game, seat);
  }
}

/** A card has left the pile for everybody to see. Says whether it may have been one that came back. */
export function cardShown(game: GreedQuest, seat: Seat, card: number): boolean {
  const fresh = game.fresh[seat]!;
  const at = fresh.indexOf(card);
  if (at >= 0) fresh.splice(at, 1);
  return at >= 0;
}

function forgetOld(game: GreedQuest, seat: Seat): void {
  game.old[seat] = 0;
  game.fresh[seat]!.length = 0;
}
