import { Refusal } from '@gilt/engine/fault';
import type { Seat } from '@gilt/engine/seat';
import { mustBeAsked } from './choosing.ts';
import type { Happening } from './happening.ts';
import { mustPlay, peopleHere, type Table } from './table.ts';

/** How many questions of a game can be undone, where its log is kept. */
const MOST_UNDOS = 100;

/** A player asks to undo the last question. */
export function askUndo(table: Table, seat: Seat, question: number, most = MOST_UNDOS): Happening {
  const { marks, undos } = mustPlay(table);
  mustBeAsked(table, question);
  if (marks.length === 0) throw new Refusal('there is nothing to undo');
  if (undos >= most) throw new Refusal(`a game is undone at most ${most} times`);
  if (table.undo) throw new Refusal('somebody has already asked to undo the last question');
  return { type: 'undoAsked', seat };
}

/** Another player agrees to it. */
export function agreeUndo(table: Table, seat: Seat, question: number): Happening {
  mustPlay(table);
  mustBeAsked(table, question);
  if (!table.undo) throw new Refusal('nobody asks for an undo now');
  if (table.undo.agreed.includes(seat)) throw new Refusal('you have already agreed');
  return { type: 'undoAgreed', seat };
}

/** Another player does not want it, or the one who asked thinks better of it. */
export function refuseUndo(table: Table, seat: Seat, question: number): Happening {
  mustPlay(table);
  mustBeAsked(table, question);
  if (!table.undo) throw new Refusal('nobody asks for an undo now');
  return { type: 'undoRefused', seat };
}

/** The people who have yet to agree. Whoever is away or has left is not asked. */
export const undoMissing = (table: Table): Seat[] =>
  peopleHere(table).filter((seat) => !table.undo!.agreed.includes(seat));
