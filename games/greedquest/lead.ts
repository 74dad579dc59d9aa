import { nobody } from '@gilt/engine/question';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { FIRST_ROOM, LAST_ROOM } from './rooms.ts';
import { type GreedQuest, INWARD } from './state.ts';

type Pieces = Pick<GreedQuest, 'rooms' | 'directions'>;

/** How many rooms of the way a player has behind them. */
export const progress = ({ rooms, directions }: Pieces, seat: Seat): number =>
  directions[seat] === INWARD ? rooms[seat]! - FIRST_ROOM : 2 * LAST_ROOM - FIRST_ROOM - rooms[seat]!;

/** How many rooms it is to the Hoard and home again; GQ-51 in the shortest game to the Hoard only. */
export const wayOf = ({ shortest }: Pick<GreedQuest, 'shortest'>): number =>
  (shortest ? 1 : 2) * (LAST_ROOM - FIRST_ROOM);

/** GQ-52 Outward leads inward, then whoever is nearest the goal. */
const rank = (pieces: Pieces, seat: Seat): number =>
  progress(pieces, seat) + (pieces.directions[seat] === INWARD ? 0 : 1);

/** GQ-52 Where everybody sets out, and where everybody turns round, there is nothing to fight for. */
const SETTING_OUT = 0;
const TURNED_ROUND = LAST_ROOM - FIRST_ROOM + 1;

/** GQ-52 Who shares the lead, if two or more do. */
export function sharingTheLead(game: GreedQuest): readonly Seat[] {
  const seats = seatsOf(game.flow.players);
  const highest = Math.max(...seats.map((seat) => rank(game, seat)));
  if (highest === SETTING_OUT || highest === TURNED_ROUND) return nobody;
  const leaders = seats.filter((seat) => rank(game, seat) === highest);
  return leaders.length > 1 ? leaders : nobody;
}
