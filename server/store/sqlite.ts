import { Refusal } from '@gilt/engine/fault';
import type { Status } from '@gilt/protocol/sight';
import type { Code } from '@gilt/protocol/words';
import type { Person } from '@gilt/table/happening';
import { type Checkpoints, checkpointsBeside, withinCommits } from './checkpoints.ts';
import { commits, transaction } from './commits.ts';
import { diskTrouble, mustBeSound, ownerOnly } from './disk.ts';
import { STEPS } from './schema.ts';
import { type Database, type Statement, sqliteModule } from './sqlite-module.ts';
import type { Append, Aside, Brief, DueNotice, Listed, Mailbox, Store, StoredLine, StoredPerson } from './store.ts';
import { atOnce, type ToDisk, toDisk } from './to-disk.ts';
import { type BoundLine, boundVolume, linesOfVolume, pressed, unpressed } from './volume.ts';

/**
 * A store in one file. Its statements are short and synchronous; a transaction costs one wait for the disk, however many lines it has, and the
 * thread does other things meanwhile. `checkpointer`: the program of the thread that makes checkpoints; without it they are made within commits.
 */
export async function openSqlite(file: string, steps = STEPS, checkpointer: URL | null = null): Promise<Store> {
  const sqlite = await sqliteModule();
  let database: Database;
  let disk: ToDisk;
  try {
    ownerOnly(file);
    database = new sqlite.DatabaseSync(file);
  } catch (error) {
    throw diskTrouble(file, error) ?? error;
  }
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    disk = diskOf(database, file);
    migrate(database, file, steps);
    mustBeSound(database, file);
  } catch (error) {
    database.close();
    throw (error instanceof Refusal ? null : diskTrouble(file, error)) ?? error;
  }
  const beside = checkpointer && disk !== atOnce;
  return store(database, disk, beside ? checkpointsBeside(checkpointer, file, database) : withinCommits);
}

/**
 * With a log that is written ahead SQLite waits for the disk only where the order of its writes depends on it, and we wait for the log after every
 * commit. Some file systems cannot have such a log: there SQLite waits for everything.
 */
function diskOf(database: Database, file: string): ToDisk {
  const { journal_mode } = database.prepare('PRAGMA journal_mode = WAL').get() as { journal_mode: string };
  const ahead = journal_mode === 'wal';
  database.exec(`PRAGMA synchronous = ${ahead ? 'NORMAL' : 'FULL'}`);
  return ahead ? toDisk(`${file}-wal`) : atOnce;
}

/** Brings the schema up to date. A database of a newer Gilt is left alone. */
function migrate(database: Database, file: string, steps: readonly string[]): void {
  const version = () => (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  if (version() > steps.length) throw new Refusal(`${file} was written by a newer version of Gilt`);
  while (version() < steps.length)
    transaction(database, () => {
      // Another program may have been faster.
      const done = version();
      if (done < steps.length) database.exec(`${steps[done]}; PRAGMA user_version = ${done + 1};`);
    });
}

function store(database: Database, disk: ToDisk, checkpoints: Checkpoints): Store {
  const sql = statements(database);
  const { now, soon, rest } = commits(database, disk, checkpoints.wrote);

  /** Lines of a table whose earlier line has failed fail too; nothing of a line that fails is kept. */
  function appendAll(lines: readonly Append[]): boolean[] {
    const failed = new Set<Code>();
    return lines.map((each) => {
      const { code, line } = each;
      if (failed.has(code) || (last(code) ?? 0) !== line.n - 1) {
        failed.add(code);
        return false;
      }
      sql.addLine.run(code, line.n, line.at, JSON.stringify(line.happening), line.told);
      if (each.saying) sql.addSaying.run(code, line.n, each.saying.person, each.saying.text);
      if (each.brief) keepBrief(each.brief, line.at);
      return true;
    });
  }
  const last = (code: Code) => (sql.lastLine.get(code) as { n: number } | undefined)?.n;

  /** All but the last line, by whose number the next one is known. */
  function bindLog(code: Code): void {
    const rows = sql.bare.all(code) as unknown as Omit<LineRow, 'said'>[];
    rows.pop();
    if (rows.length === 0) return;
    const all = [...bound(code), ...rows.map(({ n, at, happening, told }) => [n, at, happening, told] as BoundLine)];
    sql.bind.run(code, all.at(-1)![0], boundVolume(all));
    sql.unbound.run(code, all.at(-1)![0]);
  }
  function bound(code: Code): BoundLine[] {
    const volume = sql.volume.get(code) as { data: Uint8Array } | undefined;
    return volume ? linesOfVolume(volume.data) : [];
  }
  function boundLines(code: Code, after: number): StoredLine[] {
    const upTo = (sql.boundTo.get(code) as { n: number } | undefined)?.n ?? 0;
    if (upTo <= after) return [];
    const said = new Map(
      (sql.sayingsAt.all(code) as unknown as { n: number; text: string }[]).map((each) => [each.n, each.text]),
    );
    return bound(code)
      .filter(([n]) => n > after)
      .map(([n, at, happening, told]) => asLine({ n, at, happening, told, said: said.get(n) ?? null }));
  }

  function keepBrief({ code, game, status, listed, seats, clock, restless }: Brief, at: number): void {
    sql.keepBrief.run(code, game, status, Number(listed), JSON.stringify(seats), clock, Number(restless), at);
    sql.forgetSits.run(code);
    for (const seat of seats) if (seat && 'person' in seat) sql.addSit.run(seat.person, code);
  }

  return {
    append: (lines) => now(() => appendAll(lines)),
    async lines(code, after) {
      // Nobody is told a line that a power cut could still take back.
      await disk.quiet();
      return [...boundLines(code, after), ...(sql.lines.all(code, after) as unknown as LineRow[]).map(asLine)];
    },
    bindLog: (code) => soon(() => bindLog(code)),
    unbound: async (most) => codes(sql.unboundTables.all(most)),
    brief: async (code) => asListed(sql.brief.get(code) as ListedRow | undefined),
    async snapshot(code) {
      const row = sql.snapshot.get(code) as { n: number; stamp: string; data: Uint8Array | string } | undefined;
      if (!row) return null;
      const { n, stamp, data } = row;
      return { n, stamp, data: typeof data === 'string' ? data : unpressed(data) };
    },
    async keepSnapshot(code, { n, stamp, data }) {
      const small = pressed(data);
      await soon(() => sql.keepSnapshot.run(code, n, stamp, small));
    },
    openTables: async (most) => (sql.openTables.all(most) as unknown as ListedRow[]).map((row) => asListed(row)!),
    tablesOf: async (person, most) =>
      (sql.tablesOf.all(person, most) as unknown as ListedRow[]).map((row) => asListed(row)!),
    setAside: async ({ code, why, at }) => void (await soon(() => sql.setAside.run(code, why, at))),
    aside: async (code) => (sql.aside.get(code) as unknown as Aside | undefined) ?? null,
    asides: async () => sql.asides.all() as unknown as Aside[],
    bringBack: async (code) => void (await soon(() => sql.bringBack.run(code))),
    restless: async () => codes(sql.restless.all()),
    allTables: async (most) => (sql.allTables.all(most) as unknown as ListedRow[]).map((row) => asListed(row)!),
    untouched: async (status: Status, since, most) => codes(sql.untouched.all(status, since, since, most)),
    deleteTable: (code) =>
      soon(() => {
        for (const statement of sql.deleteTable) statement.run(code);
      }),

    addPerson: async ({ person, name, seen }) => void (await soon(() => sql.addPerson.run(person, name, seen))),
    person: async (person) => (sql.person.get(person) as unknown as StoredPerson | undefined) ?? null,
    people: async (persons) =>
      persons.flatMap((person) => (sql.person.get(person) as unknown as StoredPerson | undefined) ?? []),
    rename: async (person, name) => void (await soon(() => sql.rename.run(name, person))),
    marked: async () => sql.marked.all() as unknown as StoredPerson[],
    markPerson: async (person, mark) => void (await soon(() => sql.markPerson.run(mark, person))),
    sawPerson: async (person, at) => void (await soon(() => sql.sawPerson.run(at, person))),
    async personalData(person) {
      const known = sql.person.get(person) as unknown as StoredPerson | undefined;
      if (!known) return null;
      const sayings = sql.sayingsOf.all(person) as unknown as { code: Code; n: number; text: string }[];
      return {
        name: known.name,
        seen: known.seen,
        tables: codes(sql.sitsOf.all(person)),
        sayings: sayings.map(({ code, n, text }) => ({ table: code, n, text })),
        mailboxes: (sql.mailboxesOf.all(person) as unknown as Mailbox[]).map(({ endpoint }) => endpoint),
      };
    },
    deletePerson: (person) =>
      soon(() => {
        for (const statement of sql.deletePerson) statement.run(person);
      }),
    deleteStrangers: (since) =>
      soon(() => {
        const gone = Number(sql.deleteStrangers.run(since).changes);
        for (const statement of sql.deleteOrphans) statement.run();
        return gone;
      }),

    addLink: async (hash, person, expires) => void (await soon(() => sql.addLink.run(hash, person, expires))),
    deleteOldLinks: async (now) => void (await soon(() => sql.deleteOldLinks.run(now))),
    async link(hash, now) {
      const link = sql.link.get(hash) as { person: Person; expires: number } | undefined;
      return link && link.expires > now ? link.person : null;
    },
    async takeLink(hash, now) {
      const link = await soon(() => sql.takeLink.get(hash) as { person: Person; expires: number } | undefined);
      return link && link.expires > now ? link.person : null;
    },

    addMailbox: ({ endpoint, person, p256dh, auth, since }, most) =>
      soon(() => {
        sql.addMailbox.run(endpoint, person, p256dh, auth, since);
        sql.deleteOldMailboxes.run(person, person, most);
      }),
    mailboxesOf: async (person) => sql.mailboxesOf.all(person) as unknown as Mailbox[],
    deleteMailbox: async (endpoint) => void (await soon(() => sql.deleteMailbox.run(endpoint))),
    addNotices: (notices, due) =>
      soon(() => {
        for (const { person, code, what, question } of notices)
          sql.addNotice.run(person, code, what, question, due, person);
      }),
    // Most of the time there are none, and nothing is written.
    takeNotices: async (now, until, most) =>
      sql.isNoticeDue.get(now) === undefined
        ? []
        : soon(() => sql.takeNotices.all(until, now, most) as unknown as DueNotice[]),
    settleNotice: async ({ person, code, question }, due) =>
      void (await soon(() => sql.settleNotice.run(due, person, code, question))),

    async setting(key, value) {
      await soon(() => sql.addSetting.run(key, value));
      return (sql.setting.get(key) as { value: string }).value;
    },
    keepSetting: async (key, value) => void (await soon(() => sql.keepSetting.run(key, value))),
    async close() {
      await rest();
      await disk.close();
      await checkpoints.close();
      database.close();
    },
  };
}

/** When a table was last played at. */
const TOUCHED = '(SELECT at FROM log WHERE log.code = tables.code ORDER BY n DESC LIMIT 1)';
const LISTED = `SELECT code, game, status, listed, seats, clock, restless, ${TOUCHED} AS touched FROM tables`;

function statements(database: Database) {
  const prepare = (text: string): Statement => database.prepare(text);
  return {
    addLine: prepare('INSERT INTO log (code, n, at, happening, told) VALUES (?, ?, ?, ?, ?)'),
    lastLine: prepare('SELECT n FROM log WHERE code = ? ORDER BY n DESC LIMIT 1'),
    lines: prepare(
      `SELECT log.n, at, happening, told, text AS said FROM log LEFT JOIN sayings USING (code, n)
       WHERE code = ? AND n > ? ORDER BY n`,
    ),
    bare: prepare('SELECT n, at, happening, told FROM log WHERE code = ? ORDER BY n'),
    unbound: prepare('DELETE FROM log WHERE code = ? AND n <= ?'),
    unboundTables: prepare(
      "SELECT code FROM tables WHERE status IN ('over', 'closed') AND code NOT IN (SELECT code FROM volumes) LIMIT ?",
    ),
    bind: prepare('INSERT OR REPLACE INTO volumes (code, n, data) VALUES (?, ?, ?)'),
    volume: prepare('SELECT data FROM volumes WHERE code = ?'),
    boundTo: prepare('SELECT n FROM volumes WHERE code = ?'),
    sayingsAt: prepare('SELECT n, text FROM sayings WHERE code = ?'),
    addSaying: prepare('INSERT INTO sayings (code, n, person, text) VALUES (?, ?, ?, ?)'),
    keepBrief: prepare(
      `INSERT INTO tables (code, game, status, listed, seats, clock, restless, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (code) DO UPDATE SET status = excluded.status, listed = excluded.listed, seats = excluded.seats,
       clock = excluded.clock, restless = excluded.restless, touched = excluded.touched`,
    ),
    forgetSits: prepare('DELETE FROM sits WHERE code = ?'),
    addSit: prepare('INSERT INTO sits (person, code) VALUES (?, ?)'),
    brief: prepare(`${LISTED} WHERE code = ?`),
    openTables: prepare(`${LISTED} WHERE status = 'open' AND listed = 1 ORDER BY tables.touched DESC LIMIT ?`),
    tablesOf: prepare(
      `${LISTED} WHERE code IN (SELECT code FROM sits WHERE person = ?) ORDER BY ${TOUCHED} DESC LIMIT ?`,
    ),
    setAside: prepare(
      `INSERT INTO asides (code, why, at) VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE SET why = excluded.why, at = excluded.at`,
    ),
    aside: prepare('SELECT code, why, at FROM asides WHERE code = ?'),
    asides: prepare('SELECT code, why, at FROM asides ORDER BY at'),
    bringBack: prepare('DELETE FROM asides WHERE code = ?'),
    allTables: prepare(`${LISTED} ORDER BY ${TOUCHED} DESC LIMIT ?`),
    restless: prepare(
      "SELECT code FROM tables WHERE status = 'playing' AND restless = 1 AND code NOT IN (SELECT code FROM asides)",
    ),
    untouched: prepare(`SELECT code FROM tables WHERE status = ? AND touched < ? AND ${TOUCHED} < ? LIMIT ?`),
    snapshot: prepare('SELECT n, stamp, data FROM snapshots WHERE code = ?'),
    keepSnapshot: prepare(
      `INSERT INTO snapshots (code, n, stamp, data) VALUES (?, ?, ?, ?)
       ON CONFLICT (code) DO UPDATE SET n = excluded.n, stamp = excluded.stamp, data = excluded.data`,
    ),
    deleteTable: ['tables', 'sits', 'log', 'sayings', 'snapshots', 'asides', 'volumes', 'notices'].map((table) =>
      prepare(`DELETE FROM ${table} WHERE code = ?`),
    ),

    addPerson: prepare('INSERT INTO people (person, name, seen) VALUES (?, ?, ?)'),
    person: prepare('SELECT person, name, seen FROM people WHERE person = ?'),
    marked: prepare('SELECT person, name, seen, mark FROM people WHERE mark IS NOT NULL'),
    markPerson: prepare('UPDATE people SET mark = ? WHERE person = ?'),
    rename: prepare('UPDATE people SET name = ? WHERE person = ?'),
    sawPerson: prepare('UPDATE people SET seen = ? WHERE person = ?'),
    sitsOf: prepare('SELECT code FROM sits WHERE person = ? ORDER BY code'),
    sayingsOf: prepare('SELECT code, n, text FROM sayings WHERE person = ? ORDER BY code, n'),
    deletePerson: ['people', 'links', 'sayings', 'mailboxes', 'notices'].map((table) =>
      prepare(`DELETE FROM ${table} WHERE person = ?`),
    ),
    deleteOrphans: ['mailboxes', 'notices'].map((table) =>
      prepare(`DELETE FROM ${table} WHERE person NOT IN (SELECT person FROM people)`),
    ),
    deleteStrangers: prepare('DELETE FROM people WHERE seen < ? AND person NOT IN (SELECT person FROM sits)'),

    addLink: prepare('INSERT INTO links (hash, person, expires) VALUES (?, ?, ?)'),
    deleteOldLinks: prepare('DELETE FROM links WHERE expires <= ?'),
    link: prepare('SELECT person, expires FROM links WHERE hash = ?'),
    takeLink: prepare('DELETE FROM links WHERE hash = ? RETURNING person, expires'),
    addMailbox: prepare(
      `INSERT INTO mailboxes (endpoint, person, p256dh, auth, since) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, since = excluded.since`,
    ),
    deleteOldMailboxes: prepare(
      `DELETE FROM mailboxes WHERE person = ? AND endpoint NOT IN
       (SELECT endpoint FROM mailboxes WHERE person = ? ORDER BY since DESC, endpoint LIMIT ?)`,
    ),
    mailboxesOf: prepare(
      'SELECT endpoint, person, p256dh, auth, since FROM mailboxes WHERE person = ? ORDER BY since, endpoint',
    ),
    deleteMailbox: prepare('DELETE FROM mailboxes WHERE endpoint = ?'),
    addNotice: prepare(
      `INSERT INTO notices (person, code, what, question, due, tries) SELECT ?, ?, ?, ?, ?, 0
       WHERE EXISTS (SELECT 1 FROM mailboxes WHERE person = ?)
       ON CONFLICT (person, code) DO UPDATE SET what = excluded.what, question = excluded.question, due = excluded.due, tries = 0
       WHERE notices.question < excluded.question`,
    ),
    isNoticeDue: prepare('SELECT 1 FROM notices WHERE due <= ? LIMIT 1'),
    takeNotices: prepare(
      `UPDATE notices SET due = ?, tries = tries + 1
       WHERE rowid IN (SELECT rowid FROM notices WHERE due <= ? ORDER BY due LIMIT ?)
       RETURNING person, code, what, question, tries`,
    ),
    settleNotice: prepare('UPDATE notices SET due = ? WHERE person = ? AND code = ? AND question = ?'),
    addSetting: prepare('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING'),
    keepSetting: prepare(
      'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    ),
    setting: prepare('SELECT value FROM settings WHERE key = ?'),
  };
}

interface LineRow {
  readonly n: number;
  readonly at: number;
  readonly happening: string;
  readonly told: string | null;
  readonly said: string | null;
}

const asLine = ({ n, at, happening, told, said }: LineRow): StoredLine => ({
  n,
  at,
  happening: JSON.parse(happening),
  told,
  said,
});

type ListedRow = Omit<Listed, 'listed' | 'restless' | 'seats'> & { listed: number; restless: number; seats: string };

const asListed = (row: ListedRow | undefined): Listed | null =>
  row ? { ...row, listed: row.listed === 1, restless: row.restless === 1, seats: JSON.parse(row.seats) } : null;

const codes = (rows: unknown[]): Code[] => (rows as { code: Code }[]).map(({ code }) => code);
