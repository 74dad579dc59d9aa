import type { Tell } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { CURSE, NONE } from './cards.ts';
import type { Event } from './events.ts';
import { refill } from './piles.ts';
import { FIRST_ROOM, LAST_ROOM } from './rooms.ts';
import { effectAround, type GreedQuest, isAtGoal } from './state.ts';

/** Why a piece moves, and the clause that has it move. */
export interface Cause {
  readonly by: Extract<Event, { type: 'moves' }>['by'];
  readonly rule: string;
}

/** GQ-08 Where a piece comes to stand that moves so many rooms, forward or (if negative) backward. */
export function roomAhead(game: GreedQuest, seat: Seat, rooms: number): number {
  const room = game.rooms[seat]! + game.directions[seat]! * rooms;
  return Math.min(Math.max(room, FIRST_ROOM), LAST_ROOM);
}

/** Moves a piece forward, or (if negative) backward, past all curses. Says whether it stands elsewhere now. */
export function move(game: GreedQuest, seat: Seat, rooms: number, cause: Cause, tell: Tell<Event> | null): boolean {
  const from = game.rooms[seat]!;
  const to = roomAhead(game, seat, rooms);
  standIn(game, seat, to);
  tell?.({ type: 'moves', ...cause, seat, from, to, cursed: false });
  if (to !== from) enter(game, seat, tell);
  return to !== from;
}

/**
 * GQ-16 Moves the player of a card forward, or backward under a Curse!; GQ-32 and further if alone in the Hidden Entrance.
 * Says whether the piece stands elsewhere now.
 */
export function advance(game: GreedQuest, seat: Seat, rooms: number, cause: Cause, tell: Tell<Event> | null): boolean {
  const cursing = game.inPlay.indexOf(CURSE);
  if (cursing === NONE) return move(game, seat, furtherThan(game, seat, rooms, tell), cause, tell);
  if (effectAround(game, seat).curseProof) {
    tell?.({ type: 'curseProof', rule: 'GQ-30', seat });
    return move(game, seat, furtherThan(game, seat, rooms, tell), cause, tell);
  }
  game.served[cursing] = 1;
  const from = game.rooms[seat]!;
  const to = roomAhead(game, seat, furtherThan(game, seat, -rooms, tell));
  standIn(game, seat, to);
  tell?.({ type: 'moves', rule: 'GQ-16', by: cause.by, seat, from, to, cursed: true });
  if (to !== from) enter(game, seat, tell);
  return to !== from;
}

/** GQ-32 How far a player goes who would go so many rooms, and farther if alone in the Hidden Entrance. GQ-08 The track may end. */
export function furtherThan(game: GreedQuest, seat: Seat, rooms: number, tell: Tell<Event> | null): number {
  const all = rooms + Math.sign(rooms) * game.further[seat]!;
  if (roomAhead(game, seat, all) !== roomAhead(game, seat, rooms)) tell?.({ type: 'further', rule: 'GQ-32', seat });
  return all;
}

/** Puts a piece into a room. Once that is told, whoever was elsewhere before enters it. */
export function standIn(game: GreedQuest, seat: Seat, room: number): void {
  if (game.rooms[seat] === room) return;
  game.rooms[seat] = room;
  if (game.reached && isAtGoal(game, seat)) game.reached[seat] = 1;
}

/** GQ-38 Whoever enters the Random Encounter refills at once. */
export function enter(game: GreedQuest, seat: Seat, tell: Tell<Event> | null): void {
  if (effectAround(game, seat).unseen) refill(game, seat, 'GQ-38', tell);
}
