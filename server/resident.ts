import { Refusal } from '@gilt/engine/fault';
import type { Seat } from '@gilt/engine/seat';
import type { Led } from '@gilt/protocol/replay';
import type { Code } from '@gilt/protocol/words';
import { type Driver, drive } from '@gilt/table/driver';
import type { Happening, Person } from '@gilt/table/happening';
import { goOn, type Noted } from '@gilt/table/log';
import { tableSeen } from '@gilt/table/sight';
import { seatOf, type Table } from '@gilt/table/table';
import { broke, budgeted } from './aside.ts';
import { attendance, whoseTable } from './attendance.ts';
import { briefOf } from './brief.ts';
import type { Hall } from './hall.ts';
import { lettersFor, type News } from './letters.ts';
import { type Client, end, type Letter, letterOf, send } from './post.ts';
import type { Fate } from './store/scribe.ts';
import type { Append, Brief, Saying, StoredLine } from './store/store.ts';

/** A table in memory, with whoever is connected to it. */
export interface Resident {
  readonly table: Table;
  /** What runs it; for the first line it says what became of it. */
  readonly driver: Driver<Wanted, Promise<Fate>>;
  /** What the people who ever sat here are called. */
  readonly names: Map<Person, string>;
  readonly clients: Client[];
  /** How many lines are not yet stored, and who waits for that. */
  unstored: number;
  readonly settled: (() => void)[];
  /** The number of the last line of which everybody here has been told. */
  told: number;
  /** The highest number that another node says is stored. */
  heard: number;
  /** What other nodes have written is being read; nothing happens here meanwhile. What people want is tried again afterwards. */
  catchingUp: Promise<void> | null;
  readonly again: (() => void)[];
  /** Whether something was applied here that another node's line has come before. */
  astray: boolean;
  /** Who is connected to this table at other nodes, and what is shown there. */
  elsewhere: readonly Attendance[];
  /** The number of the last line of which a snapshot is kept; and whether another is to be kept as soon as all that has happened is stored. */
  kept: number;
  toKeep: boolean;
  /** When something last happened here. */
  touched: number;
  /** The brief that is stored, as text. */
  brief: string;
  /** The table of a rematch that is just being opened. */
  rematch: Promise<Code> | null;
  /** What is being shown of a game that is over, and by whom. */
  led: { readonly by: Client; readonly to: Led } | null;
}

/** Who is connected to a table at a node (null: nobody in particular), and which moment is shown by somebody there. */
export interface Attendance {
  readonly node: string;
  /** When that was last said, in milliseconds. */
  readonly at: number;
  readonly persons: readonly (Person | null)[];
  readonly led: Led | null;
}

export function resident(hall: Hall, table: Table, names: Map<Person, string>, kept = 0): Resident {
  const clients: Client[] = [];
  const here: Resident = {
    table,
    driver: drive<Wanted, Promise<Fate>>(table, {
      ...attendance(hall, table, clients),
      turn: () => turnFor(hall, here),
      write: (happening, happens, wanted) => write(hall, here, happening, happens, wanted),
    }),
    names,
    clients,
    unstored: 0,
    settled: [],
    told: table.n,
    heard: 0,
    catchingUp: null,
    again: [],
    astray: false,
    elsewhere: [],
    kept,
    toKeep: false,
    touched: hall.surroundings.now(),
    brief: JSON.stringify(briefOf(table)),
    rematch: null,
    led: null,
  };
  // A server that closes begins nothing.
  if (hall.closing) here.driver.stop();
  return here;
}

/** A bot seals in its turn, and not while the table is behind. */
async function turnFor(hall: Hall, here: Resident): Promise<void> {
  await hall.turns.come(whoseTable(here.table, here.clients).address);
  while (here.catchingUp) await here.catchingUp;
}

export const isIdle = ({ clients, driver, unstored, catchingUp }: Resident): boolean =>
  clients.length === 0 && unstored === 0 && catchingUp === null && !driver.isThinking();

/** Whose request made something happen. */
export interface Cause {
  readonly client: Client;
  readonly request: number;
  /** Tries it again, should another node have written first. */
  again(): void;
}

/** What goes with something that somebody wants: to whom it is to be acknowledged, and what they say. */
interface Wanted {
  readonly cause?: Cause | undefined;
  readonly saying?: Saying | undefined;
}

/** What somebody is called; whoever has been deleted is nobody in particular. */
export const nameIn =
  ({ names }: Resident) =>
  (person: Person): string =>
    names.get(person) ?? 'Somebody';

/**
 * Lets something happen at the table, and what follows from it. It is told to everybody once it is stored, and not before; then
 * the promise is kept. If another node has written first the table goes back to what is stored, and what was wanted is tried again by whoever
 * wanted it. If nobody knows what became of it the table is read again from the store, and everybody has to connect again.
 */
export function make(hall: Hall, here: Resident, happening: Happening, cause?: Cause, saying?: Saying): Promise<Fate> {
  mustBeCurrent(hall, here);
  return here.driver.make(happening, { cause, saying });
}

/** What was dropped from memory must not be written to: meanwhile the table may have gone on without it. */
function mustBeCurrent(hall: Hall, here: Resident): void {
  if (!isCurrent(hall, here) || here.catchingUp) throw new Refusal(READ_AGAIN);
}
export const isCurrent = ({ residents }: Hall, here: Resident): boolean => residents.get(here.table.code) === here;
export const READ_AGAIN = 'the table is read again; please connect again';

function write(
  hall: Hall,
  here: Resident,
  happening: Happening,
  happens: () => Noted,
  wanted: Wanted = {},
): Promise<Fate> {
  const before = here.table.status;
  const { append, letters } = happenOrDrop(hall, here, happening, happens, wanted);
  const ends = before === 'playing' && here.table.status !== before;
  const { code } = append;
  here.unstored++;
  return new Promise((resolve) => {
    hall.scribe.write(append, (fate) => {
      here.unstored--;
      if (fate === 'stored') {
        for (const { client, letter } of letters) send(client, letter);
        here.told = append.line.n;
        hall.company.wrote(code, append.line.n);
        hall.wrote(here, append.line);
      } else if (isCurrent(hall, here)) notStored(hall, here, fate, wanted);
      if (here.unstored === 0) for (const go of here.settled.splice(0)) go();
      // The result and the record of a game that is over are safe from then on, whatever becomes of the rules.
      if (fate === 'stored' && (ends || append.line.n % KEPT_EVERY === 0)) here.toKeep = true;
      if (here.toKeep && here.told === here.table.n) keepNow(hall, here);
      if (here.heard > here.table.n) hall.catchUp(here);
      resolve(fate);
    });
  });
}

/**
 * After so many lines a snapshot is kept, by whichever node writes the last of them. So whoever wakes a table, or has to go back to what is stored,
 * hardly plays more of it again, however long it is: after a node has died others wake all its tables at once.
 */
const KEPT_EVERY = 40;

function keepNow(hall: Hall, here: Resident): void {
  here.toKeep = false;
  hall.keep(here);
}

function notStored(hall: Hall, here: Resident, fate: Fate, { cause }: Wanted): void {
  if (fate === 'refused') {
    if (!here.astray) hall.onOvertaken?.();
    here.astray = true;
    if (cause) here.again.push(cause.again);
    hall.catchUp(here);
  } else {
    drop(hall, here, 1012, READ_AGAIN);
    hall.lookAgain(here.table.code);
  }
}

/** So often another node may be faster before somebody is told to try again themselves. */
const MOST_TRIES = 20;

/** Has something happen that is decided by how the table stands; if another node has been faster it is decided again. */
export async function decided(hall: Hall, here: Resident, decide: () => Happening): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    while (here.catchingUp) await here.catchingUp;
    const fate = await make(hall, here, decide());
    if (fate === 'stored') return;
    if (fate === 'unknown') break;
  }
  throw new Refusal('it could not be stored; please try again');
}

/** Another node has written a line: it happens here too, and people are told. */
export function follow(hall: Hall, here: Resident, line: StoredLine): void {
  const happens = (): Noted => ({ line, telling: goOn(here.table, line) });
  const saying = line.said === null ? undefined : { person: '', text: line.said };
  const { letters } = happenOrDrop(hall, here, line.happening, happens, { saying });
  for (const { client, letter } of letters) send(client, letter);
  here.told = line.n;
  hall.onFollowed?.();
}

/** What is to be stored of a happening, and what is to be told of it then. */
interface Made {
  readonly append: Append;
  readonly letters: readonly { client: Client; letter: Letter }[];
}

/** Something happens, and is put into words. */
function happened(here: Resident, happens: () => Noted, { cause, saying }: Wanted): Made {
  const { table } = here;
  const { code, status, question, undo, verdicts } = table;
  const { line, telling } = happens();
  const { at, happening } = line;
  here.touched = at;
  const news: News = {
    happening,
    telling,
    at,
    said: saying?.text ?? null,
    table: !isQuiet(happening) || status !== table.status || undo !== table.undo || verdicts !== table.verdicts,
    now: !isQuiet(happening) || question !== table.question,
  };
  const brief = news.table ? changedBrief(here) : undefined;
  return {
    append: { code, line, ...(saying ? { saying } : {}), ...(brief ? { brief } : {}) },
    letters: lettersFor(table, here.clients, nameIn(here), news, cause),
  };
}

/** Rules that break, also while it is told what they did, leave the table in an unknown state: it is read again from the store. */
function happenOrDrop(hall: Hall, here: Resident, happening: Happening, happens: () => Noted, wanted: Wanted): Made {
  try {
    return budgeted(hall, here.table.code, () => happened(here, happens, wanted));
  } catch (error) {
    hall.log.error({ error, code: here.table.code, happening: happening.type }, 'the rules broke');
    drop(hall, here, 1011, 'something went wrong on our side; please connect again');
    broke(hall, here.table.code);
    throw error;
  }
}

/** Forgets what is in memory; whoever is connected has to connect again. */
export function drop(hall: Hall, here: Resident, code: number, why: string, newcomer?: Client): void {
  if (isCurrent(hall, here)) hall.residents.delete(here.table.code);
  here.driver.stop();
  for (const client of here.clients.splice(0)) end(client, code, why);
  hall.company.attended(here);
  if (newcomer) end(newcomer, code, why);
}

function changedBrief(here: Resident): Brief | undefined {
  const brief = briefOf(here.table);
  const text = JSON.stringify(brief);
  if (text === here.brief) return undefined;
  here.brief = text;
  return brief;
}

/** Happenings that change nothing but what they say themselves. */
const isQuiet = ({ type }: Happening): boolean => type === 'sealed' || type === 'tookBack' || type === 'said';

/** The seat of whoever is connected; null if they watch. */
export const seatIn = ({ table }: Resident, person: Person | null): Seat | null =>
  person === null ? null : seatOf(table, person);

/** Somebody is called something else from now on (null: they are not known any more), and everybody at the table sees it. */
export function renamedAt(here: Resident, person: Person, name: string | null): void {
  if (!here.names.has(person)) return;
  if (name === null) here.names.delete(person);
  else here.names.set(person, name);
  for (const client of here.clients) {
    const table = tableSeen(here.table, seatIn(here, client.person), nameIn(here));
    send(client, letterOf({ type: 'table', table }));
  }
}
