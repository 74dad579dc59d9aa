import { goOn, rebuilt } from '@gilt/table/log';
import type { Table } from '@gilt/table/table';
import { briefOf } from './brief.ts';
import { learnNames, showOut } from './greeting.ts';
import type { Hall } from './hall.ts';
import { keptTable } from './kept.ts';
import { drop, follow, isCurrent, READ_AGAIN, type Resident } from './resident.ts';
import type { StoredLine } from './store/store.ts';

/**
 * Reads what other nodes have written at a table, has it happen here, and tells people. Nothing else happens at the table meanwhile. If
 * something was applied here that another node has come before, the table first goes back to where people were told it is; what they
 * wanted is then tried again.
 */
export function catchUp(hall: Hall, here: Resident): void {
  if (here.catchingUp || !isCurrent(hall, here)) return;
  here.catchingUp = readOn(hall, here)
    .catch((error: unknown) => {
      hall.log.error({ error, code: here.table.code }, 'what other nodes have written could not be read');
      drop(hall, here, 1012, READ_AGAIN);
      hall.lookAgain(here.table.code);
    })
    .finally(() => {
      here.catchingUp = null;
      for (const again of here.again.splice(0)) again();
      if (isCurrent(hall, here) && here.heard > here.table.n && here.unstored === 0) catchUp(hall, here);
    });
}

async function readOn(hall: Hall, here: Resident): Promise<void> {
  const { code } = here.table;
  while (here.unstored > 0) await new Promise<void>((go) => here.settled.push(go));
  const { told } = here;
  const from = here.astray ? await tableBefore(hall, here.table, told) : here.table;
  const read = await hall.store.lines(code, here.astray ? (from?.n ?? 0) : told);
  const before = here.astray ? playedOn(hall, here.table, from, read, told) : from;
  const lines = read.filter(({ n }) => n > told);
  await learnNames(hall, here, lines);
  if (!isCurrent(hall, here)) return;
  // Its number was taken, and nobody has it: the table is not there any more, or is bound up otherwise.
  if (before === null || (here.astray && lines.length === 0)) return drop(hall, here, 1012, READ_AGAIN);
  here.astray = false;
  // The table stays the same one, for all who hold it. What was to be stored of it has not been.
  Object.assign(here.table, before);
  here.brief = JSON.stringify(briefOf(here.table));
  here.heard = Math.max(here.heard, lines.at(-1)?.n ?? 0);
  for (const line of lines) follow(hall, here, line);
  showOut(here);
  here.driver.attend();
}

/** The table of the last snapshot, if that is of use to find out how it was after a line of its log. */
async function tableBefore(hall: Hall, { code }: Table, n: number): Promise<Table | null> {
  const kept = await keptTable(hall, code);
  return kept && kept.n <= n && !kept.ended ? kept : null;
}

/** From there on, or from its beginning, by the lines up to that number; null if it cannot be known any more. */
function playedOn(
  { games }: Hall,
  { code }: Table,
  from: Table | null,
  read: readonly StoredLine[],
  n: number,
): Table | null {
  const lines = read.filter((line) => line.n <= n);
  if (!from) return lines.length > 0 ? rebuilt(code, lines, games) : null;
  for (const line of lines) goOn(from, line);
  return from;
}
