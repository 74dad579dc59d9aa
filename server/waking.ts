import { Refusal } from '@gilt/engine/fault';
import type { Code } from '@gilt/protocol/words';
import { asRead, begun, goOn, type Line } from '@gilt/table/log';
import type { Table } from '@gilt/table/table';
import { asideWhy, budgeted, setAside } from './aside.ts';
import type { Hall } from './hall.ts';
import { keptTable } from './kept.ts';
import type { Resident } from './resident.ts';

/** A table that is being read from the store, and the addresses of those who want it. */
export interface Waking {
  readonly resident: Promise<Resident>;
  readonly addresses: [string, ...string[]];
}

/** So long at a time a table's log is played again, in milliseconds; the line under way is finished. */
const SLICE = 3;

/**
 * A table as the store has it: its last snapshot, if that is of use, and what happened since. After a crash there is hardly ever one, and everybody
 * comes at once: whole games are played again then, a slice of one in each turn, so that between them whoever answers is heard. One that was set aside
 * is only read.
 */
export async function storedTable(hall: Hall, code: Code, turn: () => Promise<void>): Promise<Table | null> {
  const { store, games } = hall;
  const [aside, kept] = await Promise.all([store.aside(code), keptTable(hall, code)]);
  if (aside) return asRead(code, await store.lines(code, 0), games, asideWhy(aside.why));
  let table = kept;
  let lines = await store.lines(code, table?.n ?? 0);
  if (!table && lines.length === 0) return null;
  try {
    // Many may have waited for the disk together.
    await turn();
    table ??= budgeted(hall, code, () => begun(code, lines.shift(), games));
    while (lines.length > 0) {
      const others = await goOnInTurns(hall, table, lines, turn);
      // Another node may have written meanwhile.
      lines = others ? await store.lines(code, table.n) : [];
    }
    return table;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    hall.log.error({ error, code }, 'a table could not be woken');
    const why = 'it could not be woken';
    await setAside(hall, code, why);
    return asRead(code, await store.lines(code, 0), games, asideWhy(why));
  }
}

/** Says whether others had a turn in between. */
async function goOnInTurns(
  hall: Hall,
  table: Table,
  lines: readonly Line[],
  turn: () => Promise<void>,
): Promise<boolean> {
  for (let next = 0, others = false; ; others = true) {
    next = budgeted(hall, table.code, () => goOnFor(SLICE, table, lines, next));
    if (next === lines.length) return others;
    await turn();
  }
}

/** Goes on by as many lines as there is time for, one at least; says which comes next. */
function goOnFor(milliseconds: number, table: Table, lines: readonly Line[], from: number): number {
  const end = performance.now() + milliseconds;
  let next = from;
  do goOn(table, lines[next++]!);
  while (next < lines.length && performance.now() < end);
  return next;
}
