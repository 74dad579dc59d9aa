import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { type Code, codeFrom } from '@gilt/protocol/words';
import type { Happening, Person } from '@gilt/table/happening';
import { asRead, firstLine, goOn, type Line, rebuilt } from '@gilt/table/log';
import { hasEnded } from '@gilt/table/sight';
import { opened, type Table } from '@gilt/table/table';
import type { Logger } from 'pino';
import { asideWhy, budgeted, setAside, type Work } from './aside.ts';
import { briefOf } from './brief.ts';
import { catchUp } from './catching-up.ts';
import { ALONE, type Company } from './company.ts';
import { standsStill } from './greeting.ts';
import { keepOrLog, keptTable } from './kept.ts';
import { end } from './post.ts';
import { drop, isCurrent, isIdle, READ_AGAIN, type Resident, renamedAt, resident } from './resident.ts';
import { type Fate, type Scribe, scribe } from './store/scribe.ts';
import type { Mark, Store } from './store/store.ts';
import type { Surroundings } from './surroundings.ts';
import type { Thinker } from './thinker.ts';
import { NotFound, noTable } from './trouble.ts';
import { HOUSE, type Turns, turns } from './turns.ts';

/** After a restart every open question has at least this long, in milliseconds. */
const GRACE = 60_000;
/** A table at which nobody is connected leaves memory after so long. */
const LINGER = 30_000;

/** What somebody is told whom the operator keeps out. */
export const KEPT_OUT = 'the operator of the server keeps you out';

/** So long after the store failed a table is looked at again. */
const LOOK_AGAIN = 5_000;

export interface HallParts {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly thinker: Thinker;
  readonly surroundings: Surroundings;
  readonly log: Logger;
  /** How long bots take to seal an answer, in milliseconds on the average. */
  readonly pace: number;
  readonly work: Work;
  readonly onCommit?: (lines: number, milliseconds: number) => void;
  readonly onBotFault?: () => void;
  /** Another node has written a line at a table that is here; and something was wanted here that another node's line has come before. */
  readonly onFollowed?: () => void;
  readonly onOvertaken?: () => void;
}

/** All tables of this server: those in memory, and the way to the others. */
export interface Hall extends HallParts {
  readonly scribe: Scribe;
  /** Whose turn it is. */
  readonly turns: Turns;
  /** When the server started. */
  readonly boot: number;
  /** The tables in memory. */
  readonly residents: Map<Code, Resident>;
  readonly loading: Map<Code, Promise<Resident>>;
  /** Tables that have to be looked at, at a time. */
  readonly alarms: Map<Code, NodeJS.Timeout>;
  closing: boolean;
  /** Whom the operator keeps from talking, or from everything. */
  readonly marks: Map<Person, Mark>;
  /** Whether the clock says something that can hardly be: then nothing is deleted for a while. */
  clockDoubted: boolean;
  /** The other nodes on the same database, if there are any. */
  company: Company;
  /** A line of a table is stored, or (null) it has been read from the store: somebody who is not there may want to know. */
  wrote(here: Resident, line: Line | null): void;
  /** Somebody who was connected to a table is not any more. */
  parted(here: Resident, person: Person): void;
  /** Reads what other nodes have written at a table, and tells people. */
  catchUp(here: Resident): void;
  /** Keeps how a table stands. */
  keep(here: Resident): void;
  /** The time has come to look at a table. */
  ring(code: Code): void;
  /** The table was dropped because the store failed: in a while it is looked at again, also if nobody connects. */
  lookAgain(code: Code): void;
  /** Forgets a table in memory; whoever is there has to connect again. */
  readAgain(code: Code): void;
  /** Ends all connections of a person. */
  showOut(person: Person): void;
}

export function openHall(parts: HallParts): Hall {
  const { store, log, surroundings } = parts;
  const onFault = (error: unknown): void => log.error({ error }, 'the store does not accept lines');
  const hall: Hall = {
    ...parts,
    scribe: scribe(store, onFault, parts.onCommit),
    turns: turns(),
    boot: surroundings.now(),
    residents: new Map(),
    loading: new Map(),
    alarms: new Map(),
    closing: false,
    marks: new Map(),
    clockDoubted: false,
    company: ALONE,
    wrote() {},
    parted() {},
    catchUp: (here) => catchUp(hall, here),
    keep: (here) => void keepOrLog(hall, here),
    ring: (code) => {
      tableAt(hall, code)
        .then(async (here) => {
          await standsStill(here);
          if (isCurrent(hall, here)) here.driver.ring();
        })
        .catch((error: unknown) => log.error({ error, code }, 'a clock ran out at a table, and nothing came of it'));
    },
    lookAgain(code) {
      clearTimeout(hall.alarms.get(code));
      hall.alarms.set(code, setTimeout(() => hall.ring(code), LOOK_AGAIN).unref());
    },
    readAgain(code) {
      const here = hall.residents.get(code);
      if (here) drop(hall, here, 1012, READ_AGAIN);
    },
    showOut(person) {
      for (const { clients } of hall.residents.values())
        for (const client of [...clients]) if (client.person === person) end(client, 1008, KEPT_OUT);
    },
  };
  return hall;
}

/** The table of that code, out of memory or out of the store. */
export async function tableAt(hall: Hall, code: Code): Promise<Resident> {
  const here = hall.residents.get(code);
  if (here) return here;
  let loading = hall.loading.get(code);
  if (!loading) {
    loading = load(hall, code).finally(() => hall.loading.delete(code));
    hall.loading.set(code, loading);
  }
  return loading;
}

/** The same, or null if there is no such table. */
export const tableIfAny = (hall: Hall, code: Code): Promise<Resident | null> =>
  tableAt(hall, code).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });

async function load(hall: Hall, code: Code): Promise<Resident> {
  const table = await storedTable(hall, code);
  if (!table) throw noTable(code);
  if (table.deadline !== null) table.deadline = sensible(hall, table, table.deadline);
  if (table.ends !== null) table.ends = Math.min(table.ends, hall.surroundings.now() + 60_000 * table.terms.minutes!);
  const people = await hall.store.people(table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])));
  // One that has ended is kept as such, also if it ended without that.
  const kept = hasEnded(table) && !table.ended ? 0 : table.n;
  const loaded = resident(hall, table, new Map(people.map(({ person, name }) => [person, name])), kept);
  hall.residents.set(code, loaded);
  loaded.driver.attend();
  hall.wrote(loaded, null);
  return loaded;
}

/** A deadline after a restart: not sooner than in a while, and not later than the whole time, should the clock have been set back. */
function sensible({ boot, surroundings, company }: Hall, { terms, game, setup }: Table, deadline: number): number {
  const seconds = terms.clock ?? game.timeLimit?.(setup.options) ?? 0;
  const latest = Math.min(deadline, surroundings.now() + 1000 * seconds);
  // Where other nodes went on, people have had their time.
  return company.others() > 0 ? latest : Math.max(boot + GRACE, latest);
}

/** A table as the store has it: its last snapshot, if that is of use, and what happened since. One that was set aside is only read. */
async function storedTable(hall: Hall, code: Code): Promise<Table | null> {
  const { store, games } = hall;
  const [aside, table] = await Promise.all([store.aside(code), keptTable(hall, code)]);
  if (aside) return asRead(code, await store.lines(code, 0), games, asideWhy(aside.why));
  const lines = await store.lines(code, table?.n ?? 0);
  if (!table && lines.length === 0) return null;
  try {
    return budgeted(hall, code, () => {
      if (!table) return rebuilt(code, lines, games);
      for (const line of lines) goOn(table, line);
      return table;
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    hall.log.error({ error, code }, 'a table could not be woken');
    const why = 'it could not be woken';
    await setAside(hall, code, why);
    return asRead(code, await store.lines(code, 0), games, asideWhy(why));
  }
}

/** Opens a new table; the host sits down afterwards. Null: there is a table of that code already. */
export async function openTable(
  hall: Hall,
  created: Happening & { type: 'created' },
  code = newCode(hall),
): Promise<Resident | null> {
  const table = opened(code, created, hall.games);
  const line = firstLine(created, hall.surroundings.now());
  const append = { code, line, brief: briefOf(table) };
  const fate = await new Promise<Fate>((done) => hall.scribe.write(append, done));
  if (fate === 'refused') return null;
  if (fate !== 'stored') throw new Refusal(NOT_STORED);
  const host = await hall.store.person(created.host);
  const fresh = resident(hall, table, new Map(host ? [[host.person, host.name]] : []));
  hall.residents.set(code, fresh);
  return fresh;
}
export const NOT_STORED = 'the table could not be stored; please try again';

function newCode({ surroundings }: Hall): Code {
  for (;;) {
    const code = codeFrom(surroundings.bytes(16));
    if (code) return code;
  }
}

/** So many tables are woken at a time: where the store is elsewhere most of that is waiting. */
const WAKING = 8;

/** Looks after tables at which something happens by itself. */
export async function wakeTables(hall: Hall, codes: readonly Code[]): Promise<void> {
  const left = codes.values();
  async function wakeOn(): Promise<void> {
    for (const code of left) {
      await hall.turns.come(HOUSE);
      if (hall.closing) return;
      await tableAt(hall, code).catch((error: unknown) =>
        hall.log.error({ error, code }, 'a table could not be woken'),
      );
    }
  }
  await Promise.all(Array.from({ length: WAKING }, wakeOn));
}

/** Somebody is called something else from now on; null: they are not known any more. */
export function renamed(hall: Hall, person: Person, name: string | null): void {
  for (const each of hall.residents.values()) renamedAt(each, person, name);
}

/** Tables at which nobody is leave memory. */
export async function tidy(hall: Hall): Promise<void> {
  const now = hall.surroundings.now();
  for (const [code, each] of hall.residents) {
    if (!isIdle(each) || now - each.touched < LINGER) continue;
    await hall.turns.come(HOUSE);
    if (hall.closing) return;
    await keepOrLog(hall, each);
    // Nothing is written to a table that has ended any more, or hardly anything.
    if (hasEnded(each.table)) await hall.store.bindLog(code);
    if (isIdle(each) && isCurrent(hall, each)) hall.residents.delete(code);
  }
}

/** Lets everything that is under way be written, and keeps snapshots. */
export async function closeHall(hall: Hall): Promise<void> {
  hall.closing = true;
  for (const alarm of hall.alarms.values()) clearTimeout(alarm);
  for (const each of hall.residents.values()) each.driver.stop();
  await hall.scribe.idle();
  for (const each of hall.residents.values()) await keepOrLog(hall, each);
}
