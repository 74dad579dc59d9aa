/** A place at the table. Seats are counted from 0 clockwise, in code and in events; people read them from 1. */
export type Seat = number;

/** The most seats any game here has; the shared lists below are made for that many. */
const MOST = 16;

const firstSeats: readonly (readonly Seat[])[] = Array.from({ length: MOST + 1 }, (_, n) =>
  Array.from({ length: n }, (_, seat) => seat),
);
const single: readonly (readonly Seat[])[] = Array.from({ length: MOST }, (_, seat) => [seat]);

/** All seats of a table for so many players. The same list every time: do not change it. */
export const seatsOf = (players: number): readonly Seat[] => firstSeats[players]!;

/** A list of just that seat. The same list every time: do not change it. */
export const justSeat = (seat: Seat): readonly Seat[] => single[seat]!;

/** All seats once, going round clockwise from one of them, that one first. */
export const clockwiseFrom = (first: Seat, players: number): Seat[] =>
  seatsOf(players).map((step) => (first + step) % players);
