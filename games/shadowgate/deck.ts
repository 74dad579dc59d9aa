import type { Tell } from '@gilt/engine/event';
import { shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { insert, remove } from '@gilt/engine/sorted';
import type { Event } from './events.ts';
import { NONE, type Shadowgate } from './state.ts';

/** QS-08 So many cards lie in the pool. */
export const POOL = 2;

/** QS-14 Whether a card can be had from the deck. */
export const canDraw = (game: Shadowgate): boolean => game.deck.length > 0 || game.discards.length > 0;

/** QS-14 The top card of the deck; NONE if there is none. An empty deck is made anew first. */
export function topCard(game: Shadowgate, tell: Tell<Event> | null): number {
  if (game.deck.length === 0) {
    if (game.discards.length === 0) return NONE;
    makeDeck(game);
    tell?.({ type: 'reshuffled', rule: 'QS-14', cards: game.deck.length });
  }
  return game.deck.pop()!;
}

/** QS-14 The discards become the deck. Whoever has paid attention knows then which cards are in the hands. */
function makeDeck(game: Shadowgate): void {
  const batch: number[] = [];
  const held = game.hands.map(() => 0);
  for (let seat = 0; seat < game.hands.length; seat++) {
    const hand = game.hands[seat]!;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (game.shown[seat]!.includes(card) || batchOf(game, card) >= 0) continue;
      insert(batch, card);
      held[seat]!++;
    }
  }
  if (batch.length > 0) {
    game.older.push(batch);
    game.olderHeld.push(held);
  }
  game.deck = shuffle(game.flow.random, game.discards);
  game.discards = [];
}

/** The batch of older cards that a card belongs to; −1 if none. */
export function batchOf({ older }: Pick<Shadowgate, 'older'>, card: number): number {
  for (let i = 0; i < older.length; i++) if (older[i]!.includes(card)) return i;
  return -1;
}

/** A card goes from a hand to where all can see it. */
export function leaveHand(game: Shadowgate, seat: Seat, card: number): void {
  remove(game.hands[seat]!, card);
  const shown = game.shown[seat]!;
  if (shown.includes(card)) {
    remove(shown, card);
    return;
  }
  const batch = batchOf(game, card);
  if (batch < 0) return;
  remove(game.older[batch]!, card);
  game.olderHeld[batch]![seat]!--;
  if (game.older[batch]!.length > 0) return;
  game.older.splice(batch, 1);
  game.olderHeld.splice(batch, 1);
}

/** A card goes from a hand to the discards. */
export function discardFromHand(game: Shadowgate, seat: Seat, card: number): void {
  leaveHand(game, seat, card);
  game.discards.push(card);
}

/** QS-14 A card of the pool goes into a hand, for all to see. */
export function takeFromPool(game: Shadowgate, seat: Seat, card: number): void {
  game.pool.splice(game.pool.indexOf(card), 1);
  insert(game.hands[seat]!, card);
  insert(game.shown[seat]!, card);
}

/** QS-17 The pool is filled up, as far as there are cards. Says with which. */
export function fillPool(game: Shadowgate, tell: Tell<Event> | null): number[] {
  const dealt: number[] = [];
  while (game.pool.length < POOL && canDraw(game)) {
    const card = topCard(game, tell);
    game.pool.push(card);
    dealt.push(card);
  }
  return dealt;
}
