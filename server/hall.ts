import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { type Code, codeFrom } from '@gilt/protocol/words';
import type { Happening, Person } from '@gilt/table/happening';
import { firstLine, type Line } from '@gilt/table/log';
import { hasEnded } from '@gilt/table/sight';
import { opened, type Table } from '@gilt/table/table';
import type { Logger } from 'pino';
import type { Work } from './aside.ts';
import { briefOf } from './brief.ts';
import { catchUp } from './catching-up.ts';
import { ALONE, type Company } from './company.ts';
import { standsStill } from './greeting.ts';
import { keepOrLog } from './kept.ts';
import { end } from './post.ts';
import { drop, isCurrent, isIdle, READ_AGAIN, type Resident, renamedAt, resident } from './resident.ts';
import { type Fate, type Scribe, scribe } from './store/scribe.ts';
import type { Mark, Store } from './store/store.ts';
import type { Surroundings } from './surroundings.ts';
import type { Thinker } from './thinker.ts';
import { NotFound, noTable } from './trouble.ts';
import { HOUSE, type Turns, turns } from './turns.ts';
import { storedTable, type Waking } from './waking.ts';

/** After a restart every open question has at least this long, in milliseconds. */
const GRACE = 60_000;
/** A table at which nobody is connected leaves memory after so long. */
const LINGER = 30_000;
/** So long at most there is between two tables that are woken after a start, in milliseconds. */
const MOST_LEISURE = 20;

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
  /** Those that are being read from the store. */
  readonly waking: Map<Code, Waking>;
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
    waking: new Map(),
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

/** The table of that code, out of memory or out of the store. `address`: of whoever wants it; what it costs to wake it is put down to them. */
export async function tableAt(hall: Hall, code: Code, address = HOUSE): Promise<Resident> {
  const here = hall.residents.get(code);
  if (here) return here;
  const waking = hall.waking.get(code);
  if (waking) {
    waking.addresses.push(address);
    return waking.resident;
  }
  const addresses: Waking['addresses'] = [address];
  const resident = load(hall, code, addresses).finally(() => hall.waking.delete(code));
  hall.waking.set(code, { resident, addresses });
  return resident;
}

/** The same, or null if there is no such table. */
export const tableIfAny = (hall: Hall, code: Code, address = HOUSE): Promise<Resident | null> =>
  tableAt(hall, code, address).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });

async function load(hall: Hall, code: Code, addresses: Waking['addresses']): Promise<Resident> {
  const table = await storedTable(hall, code, () => hall.turns.come(hall.turns.firstOf(addresses)));
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

/** So many tables are woken at a time where there is no pause between them: where the store is elsewhere most of that is waiting. */
const WAKING = 8;

/** Looks after tables at which something happens by itself, with so many milliseconds between them. */
export async function wakeTables(hall: Hall, codes: readonly Code[], between = 0): Promise<void> {
  const left = codes.values();
  async function wakeOn(): Promise<void> {
    for (const code of left) {
      if (hall.residents.has(code)) continue;
      await hall.turns.come(HOUSE);
      if (hall.closing) return;
      await tableAt(hall, code).catch((error: unknown) =>
        hall.log.error({ error, code }, 'a table could not be woken'),
      );
      if (between > 0) await pause(between, undefined, { ref: false });
    }
  }
  await Promise.all(Array.from({ length: between > 0 ? 1 : WAKING }, wakeOn));
}

/**
 * How long after a start there is between one table that is woken by itself and the next: whoever comes to a table finds it at once, at the others there
 * are only bots and stand-ins that nobody waits for, and clocks, which have time until then. There may be thousands, and whoever has the server killed
 * would have it wake them again and again.
 */
export const leisure = (tables: number): number => Math.min(MOST_LEISURE, GRACE / 4 / tables);

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
