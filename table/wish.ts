import { Refusal } from '@gilt/engine/fault';
import type { Seat } from '@gilt/engine/seat';
import type { ToServer } from '@gilt/protocol/to-server';
import { choose, takeBack } from './choosing.ts';
import type { Happening, Person } from './happening.ts';
import { comeBack, goAway, goAwayUntil } from './seats.ts';
import { peopleHere, type Table } from './table.ts';
import { promise } from './talk.ts';
import { agreeUndo, askUndo, refuseUndo } from './undoing.ts';

/** What somebody at the table can want. */
export type Wish = Exclude<ToServer, { type: 'hello' | 'lead' }>;

/** Whoever plays is back: whether the wish of somebody who is away brings them back first. */
export const bringsBack = (table: Table, seat: Seat, { type }: Wish): boolean =>
  table.status === 'playing' &&
  type !== 'goAway' &&
  type !== 'comeBack' &&
  type !== 'say' &&
  !peopleHere(table).includes(seat);

/** What a wish comes to; it may be refused. */
export function happeningOf(table: Table, person: Person, seat: Seat, wish: Wish, now: number): Happening {
  switch (wish.type) {
    case 'answer':
      return choose(table, seat, wish.question, wish.choice);
    case 'takeBack':
      return takeBack(table, seat, wish.question);
    case 'say':
      if (table.status === 'closed' || table.status === 'frozen') throw new Refusal(`the table is ${table.status}`);
      return { type: 'said', person, seat };
    case 'promise':
      return promise(table, seat, wish.kind, wish.terms, wish.to);
    case 'askUndo':
      return askUndo(table, seat, wish.question);
    case 'agreeUndo':
      return agreeUndo(table, seat, wish.question);
    case 'refuseUndo':
      return refuseUndo(table, seat, wish.question);
    case 'goAway':
      return wish.until === undefined ? goAway(table, seat) : goAwayUntil(table, seat, wish.until, now);
    case 'comeBack':
      return comeBack(table, seat);
  }
}
