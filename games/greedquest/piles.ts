import type { Tell } from '@gilt/engine/event';
import { shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { insert, remove } from '@gilt/engine/sorted';
import { FULL_HAND, isGo, NONE } from './cards.ts';
import type { Drawing, Event } from './events.ts';
import { cardLeft, handIsNew, workOut } from './knowledge.ts';
import type { GreedQuest } from './state.ts';

/** GQ-07 The top card of a pile, or NONE if there is not one card left. Whoever takes it calls `afterDrawing` next. */
export function takeTop(game: GreedQuest, seat: Seat, tell: Tell<Event> | null): number {
  if (game.piles[seat]!.length === 0) reshuffle(game, seat, tell);
  return game.piles[seat]!.pop() ?? NONE;
}

/** GQ-07 The moment the last card of a pile is drawn, the discards are shuffled into a new one. */
export function afterDrawing(game: GreedQuest, seat: Seat, tell: Tell<Event> | null): void {
  if (game.piles[seat]!.length === 0) reshuffle(game, seat, tell);
}

function reshuffle(game: GreedQuest, seat: Seat, tell: Tell<Event> | null): void {
  workOut(game, seat);
  const discards = game.discards[seat]!;
  if (discards.length === 0) return;
  game.discards[seat] = game.piles[seat]!;
  game.piles[seat] = shuffle(game.flow.random, discards);
  tell?.({ type: 'reshuffles', rule: 'GQ-07', seat, count: discards.length });
}

/** Draws back up to five, by the clause that says so. */
export function refill(game: GreedQuest, seat: Seat, rule: Drawing, tell: Tell<Event> | null): void {
  const hand = game.hands[seat]!;
  if (hand.length >= FULL_HAND) return;
  let drawn: number[] | null = tell && [];
  while (hand.length < FULL_HAND) {
    const card = takeTop(game, seat, tell);
    if (card === NONE) break;
    insert(hand, card);
    drawn?.push(card);
    if (game.piles[seat]!.length > 0) continue;
    if (drawn) tell!({ type: 'draws', rule, seat, cards: drawn }, seat);
    drawn = tell && [];
    afterDrawing(game, seat, tell);
  }
  if (drawn && drawn.length > 0) tell!({ type: 'draws', rule, seat, cards: drawn }, seat);
}

/** Takes a card out of a hand, for everybody to see. */
export function takeFromHand(game: GreedQuest, seat: Seat, card: number): void {
  remove(game.hands[seat]!, card);
  cardLeft(game, seat, card);
}

/** GQ-13 Discards a whole hand. */
export function discardHand(game: GreedQuest, seat: Seat): void {
  const hand = game.hands[seat]!;
  for (let i = 0; i < hand.length; i++) game.discards[seat]!.push(hand[i]!);
  hand.length = 0;
  handIsNew(game, seat);
}

/** That a card is dead. */
type Death = Event & { type: 'dies' };

/** GQ-06 The card in play is discarded; GQ-53 GQ-55 or it is dead. `why`: what is told of it first. */
export function putAway(
  game: GreedQuest,
  seat: Seat,
  hadEffect: boolean,
  tell: Tell<Event> | null,
  why: Event | null = null,
): void {
  const death = layAside(game, seat, hadEffect);
  if (why) tell!(why);
  if (death) tell?.(death);
}

/** The same for several, of whom one thing is told. `served`: whose cards had an effect. */
export function putAllAway(
  game: GreedQuest,
  seats: readonly Seat[],
  served: (seat: Seat) => boolean,
  tell: Tell<Event> | null,
  why: Event | null,
): void {
  const deaths = seats.map((seat) => layAside(game, seat, served(seat)));
  if (why) tell!(why);
  for (const death of deaths) if (death) tell?.(death);
}

/** The same, untold: says what is to be told if the card is dead. */
export function layAside(game: GreedQuest, seat: Seat, hadEffect: boolean): Death | null {
  const card = game.inPlay[seat]!;
  game.inPlay[seat] = NONE;
  if (game.attrition !== 'survival' || hadEffect) return discardPlayed(game, seat, card);
  game.dead[seat]!.push(card);
  return { type: 'dies', rule: 'GQ-53', seat, card };
}

/** Discards a card that was played, also in a duel (GQ-28); GQ-55 or, if it was no Go!, it is dead: then says so. */
export function discardPlayed(game: GreedQuest, seat: Seat, card: number): Death | null {
  const dies = game.attrition === 'uniqueness' && !isGo(card);
  (dies ? game.dead : game.discards)[seat]!.push(card);
  return dies ? { type: 'dies', rule: 'GQ-55', seat, card } : null;
}
