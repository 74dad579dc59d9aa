import { NOT_ASKED } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import type { Now } from '@gilt/protocol/sight';
import type { Table } from '@gilt/table/table';

/** The seats of people; where there are several, they pass the device around. */
export const peopleAt = ({ seats }: Pick<Table, 'seats'>): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

const asked = (now: Now | null): Seat[] =>
  (now?.view.flow.answers ?? []).flatMap((answer, seat) => (answer === NOT_ASKED ? [] : [seat]));

/**
 * Whether somebody keeps the device although the table has gone on to another question: they alone were asked, and they alone are asked
 * again. Else it is laid down, and all see together what came of the answers.
 */
export const keepsOn = (holder: Seat, before: Now | null, after: Now | null): boolean =>
  [before, after].every((now) => asked(now).length === 1 && asked(now)[0] === holder);
