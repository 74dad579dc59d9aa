import type { Told } from '@gilt/engine/event';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import type { Telling } from '@gilt/engine/story';
import type { Code } from '@gilt/protocol/words';
import { happen, peopleChange } from './happen.ts';
import type { Happening } from './happening.ts';
import { opened, openedWith, type Table } from './table.ts';

/** A line of a table's log. */
export interface Line {
  readonly n: number;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  readonly happening: Happening;
  /** What the game told of it, as JSON; null if nothing. */
  readonly told: string | null;
}

/** What came of a happening: its line, and what the game told of it. */
export interface Noted {
  readonly line: Line;
  readonly telling: Telling;
}

/** The line with which a log begins. */
export const firstLine = (created: Happening & { type: 'created' }, at: number): Line => ({
  n: 1,
  at,
  happening: created,
  told: null,
});

/** Something happens at a table, and a line says so. */
export function note(table: Table, happening: Happening, at: number): Noted {
  const telling = happen(table, happening, at);
  return { line: { n: table.n, at, happening, told: asText(telling.told) }, telling };
}

const asText = (told: readonly Told[]): string | null => (told.length > 0 ? JSON.stringify(told) : null);

/** The table that a whole log leads to. */
export function rebuilt(code: Code, [first, ...rest]: readonly Line[], games: readonly AnyGame[]): Table {
  const table = begun(code, first, games);
  for (const line of rest) goOn(table, line);
  return table;
}

/** The table that the first line of a log opens. */
export function begun(code: Code, first: Line | undefined, games: readonly AnyGame[]): Table {
  if (first?.happening.type !== 'created') throw new Refusal(`the log of table ${code} has no beginning`);
  return openedOrFrozen(code, first.happening, games);
}

/** A table whose terms the rules of today do not accept can still be read. */
function openedOrFrozen(code: Code, created: Happening & { type: 'created' }, games: readonly AnyGame[]): Table {
  try {
    return opened(code, created, games);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return freeze(openedUnread(code, created, games), 1);
  }
}

/** The table of such a happening, whether the rules of today accept its terms or not. */
function openedUnread(code: Code, created: Happening & { type: 'created' }, games: readonly AnyGame[]): Table {
  const { players, options } = created.terms;
  return openedWith(code, created, gameNamed(created.game, games), { players, options });
}

/** A table out of its log without its game being played: who sat there, and nothing that rules could go wrong with. */
export function asRead(code: Code, lines: readonly Line[], games: readonly AnyGame[], why: string): Table {
  const [first, ...rest] = lines;
  if (first?.happening.type !== 'created') throw new Refusal(`the log of table ${code} has no beginning`);
  const table = openedUnread(code, first.happening, games);
  table.status = 'frozen';
  table.why = why;
  for (const line of rest) goOn(table, line);
  return table;
}

/**
 * Goes on by a line of the log. Where the rules of today do not accept it, or have the game tell people anything else than they
 * were told, the table is frozen: what was played stays readable, and nobody can go on by rules that they did not play by. What the game
 * tells of it comes back.
 */
export function goOn(table: Table, { n, at, happening, told }: Line): Telling {
  if (n !== table.n + 1 && table.status !== 'frozen') throw new Error(`table ${table.code} lacks line ${table.n + 1}`);
  let telling: Telling = { told: [], moments: [] };
  if (table.status !== 'frozen' && !table.ended) {
    try {
      telling = happen(table, happening, at);
      if (asText(telling.told) !== told) freeze(table, n);
    } catch {
      freeze(table, n);
    }
  } else readOn(table, happening, at);
  table.n = n;
  return telling;
}

/** Goes on with a table that is only read. */
function readOn(table: Table, happening: Happening, at: number): void {
  if (happening.type === 'started') table.question = 1;
  else if (happening.type !== 'closed') peopleChange(table, happening, at);
}

function freeze(table: Table, n: number): Table {
  table.status = 'frozen';
  table.why = `it was played by other rules than version ${table.game.version} of ${table.game.name}, and they part at line ${n} of its log`;
  return table;
}
