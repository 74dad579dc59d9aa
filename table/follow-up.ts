import { waitingFor } from '@gilt/engine/answer';
import type { Happening } from './happening.ts';
import { peopleHere, personIn, seatOf, type Table, type TableSeat } from './table.ts';
import { undoMissing } from './undoing.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** What the game itself calls the end of its time. */
export const TIME_IS_UP = 'time-is-up';

/** What follows of itself from where the table stands; null if nothing does. */
export function followUp(table: Table): Happening | null {
  if (table.status !== 'open' && table.status !== 'playing') return null;
  if (table.undo && undoMissing(table).length === 0) return { type: 'undone' };
  const here = peopleHere(table);
  if (table.status === 'open' && here.length === 0) return { type: 'closed', why: 'everybody has left' };
  return here.length > 0 && hostHasLeft(table) ? { type: 'host', seat: here[0]! } : null;
}

function hostHasLeft(table: Table): boolean {
  const seat = seatOf(table, table.host);
  return seat === null || personIn(table, seat).presence === 'left';
}

/** What follows from the time of day; null if nothing does. */
export function timeUp(table: Table, now: number): Happening | null {
  if (table.status !== 'playing') return null;
  if (table.ends !== null && now >= table.ends) return { type: 'befell', what: TIME_IS_UP };
  const back = table.seats.findIndex((seat) => (backAt(seat) ?? NEVER) <= now);
  if (back >= 0) return { type: 'back', seat: back };
  if (table.deadline === null || now < table.deadline) return null;
  const here = peopleHere(table);
  const late = waitingFor(table.sitting!.state).filter((seat) => here.includes(seat));
  return late.length > 0 ? { type: 'late', seats: late, question: table.question } : null;
}

/** When somebody who is away has the seat again by itself; null: never. */
const backAt = (seat: TableSeat): number | null =>
  seat.kind === 'person' && seat.presence === 'away' ? (seat.until ?? null) : null;

/** When the time of day will next matter to the table; null: never. */
export function nextTime(table: Table): number | null {
  if (table.status !== 'playing') return null;
  const waits =
    table.deadline !== null && peopleHere(table).some((seat) => waitingFor(table.sitting!.state).includes(seat));
  let next = Math.min(table.ends ?? NEVER, waits ? table.deadline! : NEVER);
  for (const seat of table.seats) next = Math.min(next, backAt(seat) ?? NEVER);
  return next === NEVER ? null : next;
}
