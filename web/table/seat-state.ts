import { NOT_ASKED, PENDING } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import type { TableView } from './view.ts';

/** What a seat is doing. Away: a stand-in plays. */
export type SeatState = 'thinking' | 'chosen' | 'away' | 'idle';

export function seatState({ table, now }: Pick<TableView, 'table' | 'now'>, seat: Seat): SeatState {
  const answer = now?.view.flow.answers[seat] ?? NOT_ASKED;
  if (answer === NOT_ASKED) return 'idle';
  if (answer !== PENDING) return 'chosen';
  const who = table.seats[seat]!;
  return who.kind === 'person' && who.presence !== 'here' ? 'away' : 'thinking';
}

/** The seats that are asked, and of these the ones that have chosen. */
export function answering({ now }: Pick<TableView, 'now'>): { asked: Seat[]; chosen: Seat[] } {
  const asked: Seat[] = [];
  const chosen: Seat[] = [];
  now?.view.flow.answers.forEach((answer, seat) => {
    if (answer === NOT_ASKED) return;
    asked.push(seat);
    if (answer !== PENDING) chosen.push(seat);
  });
  return { asked, chosen };
}
