import type { Status } from '@gilt/protocol/sight';
import type { Code } from '@gilt/protocol/words';
import type { Person } from '@gilt/table/happening';
import type { Line } from '@gilt/table/log';
import type { Snapshot } from '@gilt/table/snapshot';

/** What is listed of a table without playing its log. */
export interface Brief {
  readonly code: Code;
  readonly game: string;
  readonly status: Status;
  readonly listed: boolean;
  /** By seat. */
  readonly seats: readonly BriefSeat[];
  readonly clock: number | null;
  /** Bots play at it, or a clock runs: after a restart the server has to look after it by itself. */
  readonly restless: boolean;
}
export type BriefSeat = { readonly person: Person } | { readonly bot: string } | null;

/** A brief with the time of the last happening. */
export interface Listed extends Brief {
  readonly touched: number;
}

/** A table that was set aside, because its rules went wrong or took too long. */
export interface Aside {
  readonly code: Code;
  readonly why: string;
  readonly at: number;
}

/** What was said, kept apart from the log. */
export interface Saying {
  readonly person: Person;
  readonly text: string;
}

/** A line to be appended to a table's log, with what else changes along with it. */
export interface Append {
  readonly code: Code;
  readonly line: Line;
  readonly saying?: Saying;
  /** The brief, if it is another than before. */
  readonly brief?: Brief;
}

/** A line as it is read: what was said is null if its writer has had it deleted. */
export interface StoredLine extends Line {
  readonly said: string | null;
}

export interface StoredPerson {
  readonly person: Person;
  readonly name: string;
  /** When they were last here. */
  readonly seen: number;
  /** What the operator keeps them from: talking, or everything. */
  readonly mark?: Mark | null;
}
export type Mark = 'muted' | 'banned';

/** Where a browser of somebody takes in messages while they are not there: an address at the maker of the browser, and the keys by which only that browser can read them. */
export interface Mailbox {
  readonly endpoint: string;
  readonly person: Person;
  readonly p256dh: string;
  readonly auth: string;
  /** Since when. */
  readonly since: number;
}

/** What somebody may be told while they are not there. */
export const NOTICES = ['turn', 'over', 'invited'] as const;

/** Somebody is to be told something of a table: of one table the newest only. */
export interface Notice {
  readonly person: Person;
  readonly code: Code;
  readonly what: (typeof NOTICES)[number];
  /** The question that was open then. */
  readonly question: number;
}

/** A notice whose time has come. */
export interface DueNotice extends Notice {
  /** How often it has been tried, this time included. */
  readonly tries: number;
}

/** All that is stored about a person. */
export interface PersonalData {
  readonly name: string;
  readonly seen: number;
  readonly tables: readonly Code[];
  readonly sayings: readonly { readonly table: Code; readonly n: number; readonly text: string }[];
  /** Where they have messages sent. */
  readonly mailboxes: readonly string[];
}

/**
 * Where tables and people are kept. Whatever a promise was kept for is durable: it outlives a crash at any moment.
 * `store/suite/` holds every store to what is said here.
 */
export interface Store {
  /**
   * Appends lines to logs, all that arrive together in one transaction. The number of a line must be the next of its log: of two
   * who append the same number only one succeeds. By line: whether it was appended. Once one line of a table fails, so do the
   * others of that table in the same call.
   */
  append(lines: readonly Append[]): Promise<boolean[]>;
  /** The lines of a log after number `after`. */
  lines(code: Code, after: number): Promise<StoredLine[]>;
  /** Binds the log of a table that has ended: it takes little room from then on, and is read as before. */
  bindLog(code: Code): Promise<void>;
  /** Tables that have ended and whose log is not bound. */
  unbound(most: number): Promise<Code[]>;
  brief(code: Code): Promise<Listed | null>;
  snapshot(code: Code): Promise<Snapshot | null>;
  /** Keeps a snapshot, in place of an older one. */
  keepSnapshot(code: Code, snapshot: Snapshot): Promise<void>;
  /** Open tables that anybody may find, the newest first. */
  openTables(most: number): Promise<Listed[]>;
  /** The tables at which a person sits, the last played first. */
  tablesOf(person: Person, most: number): Promise<Listed[]>;
  /** Sets a table aside: it can be read, and nothing happens at it until it is brought back. */
  setAside(aside: Aside): Promise<void>;
  /** Why a table was set aside; null if it was not. */
  aside(code: Code): Promise<Aside | null>;
  asides(): Promise<Aside[]>;
  bringBack(code: Code): Promise<void>;
  /** Tables that the server has to look after by itself; none that was set aside. */
  restless(): Promise<Code[]>;
  /** All tables, the last played first. */
  allTables(most: number): Promise<Listed[]>;
  /** Tables of that status at which nothing has happened since. */
  untouched(status: Status, since: number, most: number): Promise<Code[]>;
  /** Deletes a table with all that belongs to it. */
  deleteTable(code: Code): Promise<void>;

  addPerson(person: StoredPerson): Promise<void>;
  person(person: Person): Promise<StoredPerson | null>;
  people(persons: readonly Person[]): Promise<StoredPerson[]>;
  rename(person: Person, name: string): Promise<void>;
  sawPerson(person: Person, at: number): Promise<void>;
  /** Everybody whom the operator keeps from something. */
  marked(): Promise<StoredPerson[]>;
  markPerson(person: Person, mark: Mark | null): Promise<void>;
  personalData(person: Person): Promise<PersonalData | null>;
  /** Deletes a person, their links, their mailboxes and all they said. Their seats stay, without a name. */
  deletePerson(person: Person): Promise<void>;
  /** Deletes people who sit nowhere and have not been seen since; says how many. */
  deleteStrangers(since: number): Promise<number>;

  /** A personal link, by the hash of its token. */
  addLink(hash: string, person: Person, expires: number): Promise<void>;
  /** The person of a link; null if there is none, or not any more. */
  link(hash: string, now: number): Promise<Person | null>;
  /** The same, and it is used up by it; null if there is none, or not any more. */
  takeLink(hash: string, now: number): Promise<Person | null>;
  /** Deletes links that nobody can use any more. */
  deleteOldLinks(now: number): Promise<void>;

  /** Keeps where somebody has messages sent; if that are more than so many, the oldest are forgotten. */
  addMailbox(mailbox: Mailbox, most: number): Promise<void>;
  mailboxesOf(person: Person): Promise<Mailbox[]>;
  deleteMailbox(endpoint: string): Promise<void>;
  /** Those of them who have a mailbox are to be told at that time, unless they have been, or are to be, told of as late a question. */
  addNotices(notices: readonly Notice[], due: number): Promise<void>;
  /** Notices that are due. Nobody else is given them before `until`: whoever takes them and is never heard of again has not made them lost. */
  takeNotices(now: number, until: number, most: number): Promise<DueNotice[]>;
  /** It has been told (null), or is to be tried again at that time; nothing if there is a newer one. */
  settleNotice(notice: Notice, due: number | null): Promise<void>;

  /** The value kept under that key: `value` if there was none before. */
  setting(key: string, value: string): Promise<string>;
  /** Keeps a value under that key, in place of any other. */
  keepSetting(key: string, value: string): Promise<void>;
  close(): Promise<void>;
}
