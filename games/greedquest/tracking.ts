import type { Tell } from '@gilt/engine/event';
import { ask, NOT_ASKED, nobody, seatChoices } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { TRACKING } from './cards.ts';
import type { Event } from './events.ts';
import { enter, furtherThan, roomAhead, standIn } from './movement.ts';
import { putAway } from './piles.ts';
import { type GreedQuest, whoPlays } from './state.ts';

/** GQ-26 Several winners of Go!: each tracker chooses one. GQ-11 All do so secretly and at once. */
export const chooseTrack = ask<GreedQuest, object>({
  rule: 'GQ-26',
  seats: (game) => (game.winners.length > 1 ? whoPlays(game, TRACKING) : nobody),
  options: tracks,
  forced: 'openly',
  choices: seatChoices,
});

/** The winners worth telling apart: one for each way that a tracker can go. */
function tracks({ rooms, winners }: GreedQuest, _: object, seat: Seat): Seat[] {
  const way = (winner: Seat): number => Math.sign(rooms[winner]! - rooms[seat]!);
  return winners.filter((winner, i) => winners.findIndex((other) => way(other) === way(winner)) === i);
}

/** GQ-26 Tracking: after all other moves, a room toward the winner of Go!, whichever way that is. */
export function track(game: GreedQuest, _: object, chosen: readonly number[], tell: Tell<Event> | null): void {
  for (const seat of whoPlays(game, TRACKING)) follow(game, seat, chosen[seat]!, tell);
}

/** GQ-32 From the Hidden Entrance it can be a room more. */
function follow(game: GreedQuest, seat: Seat, chosen: number, tell: Tell<Event> | null): void {
  const winner = chosen === NOT_ASKED ? game.winners[0] : chosen;
  const from = game.rooms[seat]!;
  if (winner === undefined || game.rooms[winner] === from) {
    const why = winner === undefined ? 'no-winner' : 'same-room';
    putAway(game, seat, false, tell, tell && { type: 'nothing', rule: 'GQ-26', seat, card: TRACKING, why });
    return;
  }
  const ahead = Math.sign(game.rooms[winner]! - from) * game.directions[seat]!;
  const to = roomAhead(game, seat, furtherThan(game, seat, ahead, tell));
  standIn(game, seat, to);
  tell?.({ type: 'tracks', rule: 'GQ-26', seat, winner, from, to });
  if (to !== from) enter(game, seat, tell);
  putAway(game, seat, true, tell);
}
