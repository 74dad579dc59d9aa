import { waitingFor } from '@gilt/engine/answer';
import type { Person } from '@gilt/table/happening';
import { peopleHere, personIn, type Table } from '@gilt/table/table';
import type { Notice } from '../store/store.ts';

/** Whom a table wants to reach who is not there: whom it waits for, and all of them once it is over. It goes by what everybody may know. */
export function noticesOf(table: Table, isThere: (person: Person) => boolean): Notice[] {
  const { code, question, status } = table;
  const notice = (what: 'turn' | 'over') => (person: Person) => ({ person, code, what, question });
  if (status === 'over')
    return peopleOf(table)
      .filter((person) => !isThere(person))
      .map(notice('over'));
  return waitedFor(table)
    .filter((person) => !isThere(person))
    .map(notice('turn'));
}

/** The people whom a table waits for. For whoever is away the stand-in plays. */
export function waitedFor(table: Table): Person[] {
  if (table.status !== 'playing') return [];
  const due = waitingFor(table.sitting!.state);
  return peopleHere(table)
    .filter((seat) => due.includes(seat))
    .map((seat) => personIn(table, seat).person);
}

/** Who sits there and has not left. */
export const peopleOf = ({ seats }: Table): Person[] =>
  seats.flatMap((seat) => (seat.kind === 'person' && seat.presence !== 'left' ? [seat.person] : []));
