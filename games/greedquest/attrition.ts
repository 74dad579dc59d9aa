import type { Tell } from '@gilt/engine/event';
import { shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { DECK, FULL_HAND } from './cards.ts';
import type { Event } from './events.ts';
import { cardsCameBack, handIsNew } from './knowledge.ts';
import { refill } from './piles.ts';
import { FIRST_ROOM, LAST_ROOM } from './rooms.ts';
import { type GreedQuest, INWARD } from './state.ts';

/** GQ-56 Discards, dead cards and pile are shuffled together; the hand is not. */
export function revive(game: GreedQuest, seat: Seat, tell: Tell<Event> | null): void {
  const dead = game.dead[seat]!;
  const back = [...game.discards[seat]!, ...dead];
  cardsCameBack(game, seat, back);
  game.piles[seat] = shuffle(game.flow.random, [...game.piles[seat]!, ...back]);
  game.discards[seat] = [];
  game.dead[seat] = [];
  tell?.({ type: 'revives', rule: 'GQ-56', seat, cards: dead });
}

/** GQ-53 Who is down to five cards in all goes back to the start of the way, loses a turn and gets every card back. */
export function startOver(game: GreedQuest, seat: Seat, tell: Tell<Event> | null): void {
  const cards = game.hands[seat]!.length + game.piles[seat]!.length + game.discards[seat]!.length;
  if (cards > FULL_HAND) return;
  const room = game.directions[seat] === INWARD ? FIRST_ROOM : LAST_ROOM;
  game.rooms[seat] = room;
  game.skips[seat] = 1;
  game.hands[seat] = [];
  game.discards[seat] = [];
  game.dead[seat] = [];
  game.piles[seat] = shuffle(game.flow.random, DECK.slice());
  handIsNew(game, seat);
  tell?.({ type: 'startsOver', rule: 'GQ-53', seat, room, count: cards });
  refill(game, seat, 'GQ-53', tell);
}
