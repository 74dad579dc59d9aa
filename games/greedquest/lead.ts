import { nobody } from '@gilt/engine/question';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { FIRST_ROOM, LAST_ROOM } from './rooms.ts';
import { type GreedQuest, INWARD } from './state.ts';

/** GQ-52 How far a player has come: outward leads inward, then whoever is nearest the goal. */
export function progress({ rooms, directions }: Pick<GreedQuest, 'rooms' | 'directions'>, seat: Seat): number {
  const way = LAST_ROOM - FIRST_ROOM;
  return directions[seat] === INWARD ? rooms[seat]! - FIRST_ROOM : way + LAST_ROOM - rooms[seat]!;
}

/** GQ-52 Who shares the lead, if two or more do. Where everybody sets out or turns round there is nothing to fight for. */
export function sharingTheLead(game: GreedQuest): readonly Seat[] {
  const seats = seatsOf(game.flow.players);
  const most = Math.max(...seats.map((seat) => progress(game, seat)));
  if (most === 0 || most === LAST_ROOM - FIRST_ROOM) return nobody;
  const leaders = seats.filter((seat) => progress(game, seat) === most);
  return leaders.length > 1 ? leaders : nobody;
}
