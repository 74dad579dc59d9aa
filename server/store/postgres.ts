import type { Code } from '@gilt/protocol/words';
import type { Person } from '@gilt/table/happening';
import type pg from 'pg';
import { POSTGRES_STEPS } from './postgres-schema.ts';
import { ANSWERING, CONNECTING, clientOf, connectionTo, migratePostgres, postgresModule } from './postgres-server.ts';
import type {
  Append,
  Aside,
  Brief,
  DueNotice,
  Listed,
  Mailbox,
  Mark,
  Store,
  StoredLine,
  StoredPerson,
} from './store.ts';
import { type BoundLine, boundVolume, linesOfVolume, pressed, unpressed } from './volume.ts';

/** So many connections read, and write what is not a line of a log. */
const CONNECTIONS = 8;

/**
 * A store in a PostgreSQL database. Whatever is written is one statement, or one transaction, and nobody's thread waits for it: the server
 * gathers those that arrive together, and waits for its disk once (decision 30).
 */
export async function openPostgres(url: string, steps = POSTGRES_STEPS): Promise<Store> {
  await migratePostgres(url, steps);
  const module = await postgresModule();
  // A connection is made soon or not at all; but whoever waits for one that others use may wait as long as for an answer.
  class Client extends clientOf(module) {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: CONNECTING });
    }
  }
  const connection = { ...connectionTo(url, module), connectionTimeoutMillis: ANSWERING, Client };
  // A single connection appends: so lines are written in the order in which they came.
  const writer = new module.Pool({ ...connection, max: 1 });
  const pool = new module.Pool({ ...connection, max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced by itself.
  for (const each of [writer, pool]) each.on('error', () => {});
  return store(writer, pool);
}

function store(writer: pg.Pool, pool: pg.Pool): Store {
  /** Statements are prepared once for each connection. */
  async function rows<Row>([name, text]: Prepared, ...values: unknown[]): Promise<Row[]> {
    return (await pool.query({ name, text, values })).rows as Row[];
  }
  const row = async <Row>(statement: Prepared, ...values: unknown[]): Promise<Row | null> =>
    (await rows<Row>(statement, ...values))[0] ?? null;
  const run = async (statement: Prepared, ...values: unknown[]): Promise<void> =>
    void (await rows(statement, ...values));
  const codes = async (statement: Prepared, ...values: unknown[]): Promise<Code[]> =>
    (await rows<{ code: Code }>(statement, ...values)).map(({ code }) => code);
  const listed = async (statement: Prepared, ...values: unknown[]): Promise<Listed[]> =>
    (await rows<ListedRow>(statement, ...values)).map(asListed);

  async function transaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await work(client);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      // What was not committed is forgotten with the connection.
      client.release(true);
      throw error;
    }
  }

  async function append(lines: readonly Append[]): Promise<boolean[]> {
    const runs = consecutive(lines);
    if (lines.length === 0) return [];
    const [name, text] = APPEND;
    const { rows } = await writer.query({ name, text, values: columnsOf(lines.filter((_, i) => runs[i])) });
    const appended = new Set((rows as { code: Code }[]).map(({ code }) => code));
    return lines.map(({ code }, i) => runs[i]! && appended.has(code));
  }

  /** The last line of a log is never bound: by its number the next one is known. */
  const bindLog = (code: Code): Promise<void> =>
    transaction(async (client) => {
      // Whoever deletes a table waits until this is done, or has it wait.
      await client.query('LOCK TABLE log IN ROW EXCLUSIVE MODE');
      const { rows: bare } = await client.query<LineRow>(
        'SELECT n, at, happening, told FROM log WHERE code = $1 ORDER BY n FOR UPDATE',
        [code],
      );
      bare.pop();
      if (bare.length === 0) return;
      const { rows: volumes } = await client.query<{ data: Buffer }>('SELECT data FROM volumes WHERE code = $1', [
        code,
      ]);
      const before = volumes[0] ? linesOfVolume(volumes[0].data) : [];
      const all = [...before, ...bare.map(({ n, at, happening, told }): BoundLine => [n, at, happening, told])];
      const upTo = bare.at(-1)!.n;
      await client.query(
        `INSERT INTO volumes (code, n, data) VALUES ($1, $2, $3)
         ON CONFLICT (code) DO UPDATE SET n = excluded.n, data = excluded.data`,
        [code, upTo, boundVolume(all)],
      );
      await client.query('DELETE FROM log WHERE code = $1 AND n <= $2', [code, upTo]);
    });

  /** The log is read before its volume: should it be bound in between, lines are found twice, and none is missed. */
  async function lines(code: Code, after: number): Promise<StoredLine[]> {
    const loose = await rows<LineRow>(LINES, code, after);
    const first = loose[0]?.n ?? after + 1;
    if (first === after + 1) return loose.map(asLine);
    const volume = await row<{ data: Buffer }>(VOLUME, code);
    const said = new Map(
      (await rows<{ n: number; text: string }>(SAYINGS_AT, code)).map((each) => [each.n, each.text]),
    );
    const bound = (volume ? linesOfVolume(volume.data) : [])
      .filter(([n]) => n > after && n < first)
      .map(([n, at, happening, told]) => ({ n, at, happening, told, said: said.get(n) ?? null }));
    return [...bound, ...loose].map(asLine);
  }

  return {
    append,
    lines,
    bindLog,
    unbound: (most) => codes(UNBOUND, most),
    brief: async (code) => (await listed(BRIEF, code))[0] ?? null,
    async snapshot(code) {
      const kept = await row<{ n: number; stamp: string; data: Buffer }>(SNAPSHOT, code);
      return kept && { n: kept.n, stamp: kept.stamp, data: unpressed(kept.data) };
    },
    keepSnapshot: (code, { n, stamp, data }) => run(KEEP_SNAPSHOT, code, n, stamp, pressed(data)),
    openTables: (most) => listed(OPEN_TABLES, most),
    tablesOf: (person, most) => listed(TABLES_OF, person, most),
    setAside: ({ code, why, at }) => run(SET_ASIDE, code, why, at),
    aside: (code) => row<Aside>(ASIDE, code),
    asides: () => rows<Aside>(ASIDES),
    bringBack: (code) => run(BRING_BACK, code),
    restless: () => codes(RESTLESS),
    allTables: (most) => listed(ALL_TABLES, most),
    untouched: (status, since, most) => codes(UNTOUCHED, status, since, most),
    deleteTable: (code) =>
      transaction(async (client) => {
        // A line that is just being appended, by whomever, comes before or is refused.
        await client.query('LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE');
        for (const table of ['log', 'sayings', 'tables', 'sits', 'snapshots', 'asides', 'volumes', 'notices'])
          await client.query(`DELETE FROM ${table} WHERE code = $1`, [code]);
      }),

    addPerson: ({ person, name, seen }) => run(ADD_PERSON, person, name, seen),
    person: (person) => row<StoredPerson>(PERSON, person),
    async people(persons) {
      const found = new Map((await rows<StoredPerson>(PEOPLE, persons)).map((each) => [each.person, each]));
      return persons.flatMap((person) => found.get(person) ?? []);
    },
    rename: (person, name) => run(RENAME, person, name),
    sawPerson: (person, at) => run(SAW_PERSON, person, at),
    marked: () => rows<StoredPerson & { mark: Mark }>(MARKED),
    markPerson: (person, mark) => run(MARK_PERSON, person, mark),
    async personalData(person) {
      const known = await row<StoredPerson>(PERSON, person);
      if (!known) return null;
      const sayings = await rows<{ code: Code; n: number; text: string }>(SAYINGS_OF, person);
      return {
        name: known.name,
        seen: known.seen,
        tables: await codes(SITS_OF, person),
        sayings: sayings.map(({ code, n, text }) => ({ table: code, n, text })),
        mailboxes: (await rows<Mailbox>(MAILBOXES_OF, person)).map(({ endpoint }) => endpoint),
      };
    },
    deletePerson: (person) => run(DELETE_PERSON, person),
    deleteStrangers: async (since) => (await rows(DELETE_STRANGERS, since)).length,

    addLink: (hash, person, expires) => run(ADD_LINK, hash, person, expires),
    link: async (hash, now) => stillGood(await row<Link>(LINK, hash), now),
    takeLink: async (hash, now) => stillGood(await row<Link>(TAKE_LINK, hash), now),
    deleteOldLinks: (now) => run(DELETE_OLD_LINKS, now),

    addMailbox: ({ endpoint, person, p256dh, auth, since }, most) =>
      transaction(async (client) => {
        await client.query(ADD_MAILBOX, [endpoint, person, p256dh, auth, since]);
        await client.query(DELETE_OLD_MAILBOXES, [person, most]);
      }),
    mailboxesOf: (person) => rows<Mailbox>(MAILBOXES_OF, person),
    deleteMailbox: (endpoint) => run(DELETE_MAILBOX, endpoint),
    addNotices: (notices, due) =>
      run(
        ADD_NOTICES,
        notices.map(({ person }) => person),
        notices.map(({ code }) => code),
        notices.map(({ what }) => what),
        notices.map(({ question }) => question),
        due,
      ),
    takeNotices: (now, until, most) => rows<DueNotice>(TAKE_NOTICES, now, until, most),
    settleNotice: ({ person, code, question }, due) => run(SETTLE_NOTICE, due, person, code, question),

    async setting(key, value) {
      await run(ADD_SETTING, key, value);
      return (await row<{ value: string }>(SETTING, key))!.value;
    },
    keepSetting: (key, value) => run(KEEP_SETTING, key, value),
    async close() {
      await Promise.all([writer.end(), pool.end()]);
    },
  };
}

/** By line: whether it follows the one before it of its table in the same call. After one that does not, none of its table does. */
function consecutive(lines: readonly Append[]): boolean[] {
  const next = new Map<Code, number>();
  return lines.map(({ code, line: { n } }) => {
    const follows = n === (next.get(code) ?? n);
    next.set(code, follows ? n + 1 : Number.NaN);
    return follows;
  });
}

/** What `APPEND` is given: a list for each column. Of several briefs of a table the last counts. */
function columnsOf(lines: readonly Append[]): unknown[] {
  const said = lines.filter(({ saying }) => saying);
  const briefs = [...new Map(lines.flatMap((each) => (each.brief ? [[each.code, each] as const] : []))).values()];
  const brief = <T>(field: (brief: Brief) => T): T[] => briefs.map((each) => field(each.brief!));
  const sits = briefs.flatMap(({ code, brief }) =>
    brief!.seats.flatMap((seat) => (seat && 'person' in seat ? [{ code, person: seat.person }] : [])),
  );
  return [
    lines.map(({ code }) => code),
    lines.map(({ line }) => line.n),
    lines.map(({ line }) => line.at),
    lines.map(({ line }) => JSON.stringify(line.happening)),
    lines.map(({ line }) => line.told),
    said.map(({ code }) => code),
    said.map(({ line }) => line.n),
    said.map(({ saying }) => saying!.person),
    said.map(({ saying }) => saying!.text),
    brief(({ code }) => code),
    brief(({ game }) => game),
    brief(({ status }) => status),
    brief(({ listed }) => listed),
    brief(({ seats }) => JSON.stringify(seats)),
    brief(({ clock }) => clock),
    brief(({ restless }) => restless),
    briefs.map(({ line }) => line.at),
    sits.map(({ person }) => person),
    sits.map(({ code }) => code),
  ];
}

/** A statement and its name. */
type Prepared = readonly [name: string, text: string];

/**
 * Lines of many logs, consecutive within each, in one statement. The first of each table is the fence: it goes in only if it has the next
 * number and nobody else has put in that number meanwhile (who comes second waits for the first, and is refused by the key). What else
 * belongs to the table follows only if its first line went in; nobody can have put in the lines after it, because they would have had to
 * see that one. All take the tables in the same order, so that two never wait for each other.
 */
const APPEND: Prepared = [
  'append',
  `WITH wanted AS MATERIALIZED (
     SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[]) AS w (code, n, at, happening, told)
   ), firsts AS MATERIALIZED (
     SELECT code, min(n) AS n FROM wanted GROUP BY code
   ), fence AS (
     INSERT INTO log (code, n, at, happening, told)
     SELECT w.* FROM wanted w JOIN firsts USING (code, n)
     WHERE n = 1 + coalesce((SELECT l.n FROM log l WHERE l.code = w.code ORDER BY l.n DESC LIMIT 1), 0)
     ORDER BY code
     ON CONFLICT DO NOTHING RETURNING code, n
   ), rest AS (
     INSERT INTO log (code, n, at, happening, told)
     SELECT w.* FROM wanted w JOIN fence f ON f.code = w.code AND w.n > f.n
   ), said AS (
     INSERT INTO sayings (code, n, person, text)
     SELECT s.* FROM unnest($6::text[], $7::int[], $8::text[], $9::text[]) AS s (code, n, person, text)
     JOIN fence f ON f.code = s.code
   ), briefs AS (
     INSERT INTO tables (code, game, status, listed, seats, clock, restless, touched)
     SELECT b.* FROM unnest($10::text[], $11::text[], $12::text[], $13::bool[], $14::text[], $15::int[], $16::bool[], $17::bigint[])
       AS b (code, game, status, listed, seats, clock, restless, touched)
     JOIN fence f ON f.code = b.code
     ON CONFLICT (code) DO UPDATE SET status = excluded.status, listed = excluded.listed, seats = excluded.seats,
       clock = excluded.clock, restless = excluded.restless, touched = excluded.touched
     RETURNING code
   ), sitting AS MATERIALIZED (
     SELECT DISTINCT person, code FROM unnest($18::text[], $19::text[]) AS s (person, code)
   ), gone AS (
     DELETE FROM sits USING briefs b WHERE sits.code = b.code
     AND NOT EXISTS (SELECT FROM sitting s WHERE s.person = sits.person AND s.code = sits.code)
   ), come AS (
     INSERT INTO sits (person, code) SELECT s.person, s.code FROM sitting s JOIN briefs b ON b.code = s.code
     ON CONFLICT DO NOTHING
   )
   SELECT code FROM fence`,
];

const LINES: Prepared = [
  'lines',
  `SELECT log.n, at, happening, told, text AS said FROM log LEFT JOIN sayings USING (code, n)
   WHERE code = $1 AND n > $2 ORDER BY n`,
];
const VOLUME: Prepared = ['volume', 'SELECT data FROM volumes WHERE code = $1'];
const SAYINGS_AT: Prepared = ['sayings at', 'SELECT n, text FROM sayings WHERE code = $1'];
const UNBOUND: Prepared = [
  'unbound',
  `SELECT code FROM tables WHERE status IN ('over', 'closed')
   AND NOT EXISTS (SELECT FROM volumes WHERE volumes.code = tables.code) ORDER BY code LIMIT $1`,
];

/** When a table was last played at. */
const TOUCHED = '(SELECT at FROM log WHERE log.code = tables.code ORDER BY n DESC LIMIT 1)';
const LISTED = `SELECT code, game, status, listed, seats, clock, restless, ${TOUCHED} AS touched FROM tables`;
const BRIEF: Prepared = ['brief', `${LISTED} WHERE code = $1`];
const OPEN_TABLES: Prepared = [
  'open tables',
  `${LISTED} WHERE status = 'open' AND listed ORDER BY tables.touched DESC LIMIT $1`,
];
const TABLES_OF: Prepared = [
  'tables of',
  `${LISTED} WHERE code IN (SELECT code FROM sits WHERE person = $1) ORDER BY ${TOUCHED} DESC LIMIT $2`,
];
const ALL_TABLES: Prepared = ['all tables', `${LISTED} ORDER BY ${TOUCHED} DESC LIMIT $1`];
const RESTLESS: Prepared = [
  'restless',
  `SELECT code FROM tables WHERE status = 'playing' AND restless
   AND NOT EXISTS (SELECT FROM asides WHERE asides.code = tables.code)`,
];
const UNTOUCHED: Prepared = [
  'untouched',
  `SELECT code FROM tables WHERE status = $1 AND touched < $2 AND ${TOUCHED} < $2 LIMIT $3`,
];
const SNAPSHOT: Prepared = ['snapshot', 'SELECT n, stamp, data FROM snapshots WHERE code = $1'];
/** Should two be kept at once, on different connections, the newer stays. */
const KEEP_SNAPSHOT: Prepared = [
  'keep snapshot',
  `INSERT INTO snapshots (code, n, stamp, data) VALUES ($1, $2, $3, $4)
   ON CONFLICT (code) DO UPDATE SET n = excluded.n, stamp = excluded.stamp, data = excluded.data
   WHERE snapshots.n <= excluded.n`,
];
export const SET_ASIDE: Prepared = [
  'set aside',
  `INSERT INTO asides (code, why, at) VALUES ($1, $2, $3)
   ON CONFLICT (code) DO UPDATE SET why = excluded.why, at = excluded.at`,
];
const ASIDE: Prepared = ['aside', 'SELECT code, why, at FROM asides WHERE code = $1'];
const ASIDES: Prepared = ['asides', 'SELECT code, why, at FROM asides ORDER BY at'];
const BRING_BACK: Prepared = ['bring back', 'DELETE FROM asides WHERE code = $1'];

const ADD_PERSON: Prepared = ['add person', 'INSERT INTO people (person, name, seen) VALUES ($1, $2, $3)'];
const PERSON: Prepared = ['person', 'SELECT person, name, seen FROM people WHERE person = $1'];
const PEOPLE: Prepared = ['people', 'SELECT person, name, seen FROM people WHERE person = ANY($1::text[])'];
const RENAME: Prepared = ['rename', 'UPDATE people SET name = $2 WHERE person = $1'];
const SAW_PERSON: Prepared = ['saw person', 'UPDATE people SET seen = $2 WHERE person = $1'];
const MARKED: Prepared = ['marked', 'SELECT person, name, seen, mark FROM people WHERE mark IS NOT NULL'];
const MARK_PERSON: Prepared = ['mark person', 'UPDATE people SET mark = $2 WHERE person = $1'];
const SITS_OF: Prepared = ['sits of', 'SELECT code FROM sits WHERE person = $1 ORDER BY code'];
const SAYINGS_OF: Prepared = ['sayings of', 'SELECT code, n, text FROM sayings WHERE person = $1 ORDER BY code, n'];
const DELETE_PERSON: Prepared = [
  'delete person',
  `WITH links AS (DELETE FROM links WHERE person = $1), sayings AS (DELETE FROM sayings WHERE person = $1),
   mailboxes AS (DELETE FROM mailboxes WHERE person = $1), notices AS (DELETE FROM notices WHERE person = $1)
   DELETE FROM people WHERE person = $1`,
];
const DELETE_STRANGERS: Prepared = [
  'delete strangers',
  `WITH strangers AS (
     DELETE FROM people WHERE seen < $1 AND NOT EXISTS (SELECT FROM sits WHERE sits.person = people.person)
     RETURNING person
   ), mailboxes AS (DELETE FROM mailboxes USING strangers s WHERE mailboxes.person = s.person),
   notices AS (DELETE FROM notices USING strangers s WHERE notices.person = s.person)
   SELECT person FROM strangers`,
];
const ADD_LINK: Prepared = ['add link', 'INSERT INTO links (hash, person, expires) VALUES ($1, $2, $3)'];
const LINK: Prepared = ['link', 'SELECT person, expires FROM links WHERE hash = $1'];
const TAKE_LINK: Prepared = ['take link', 'DELETE FROM links WHERE hash = $1 RETURNING person, expires'];
const DELETE_OLD_LINKS: Prepared = ['delete old links', 'DELETE FROM links WHERE expires <= $1'];
const ADD_MAILBOX = `INSERT INTO mailboxes (endpoint, person, p256dh, auth, since) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, since = excluded.since`;
const DELETE_OLD_MAILBOXES = `DELETE FROM mailboxes WHERE person = $1 AND endpoint NOT IN
  (SELECT endpoint FROM mailboxes WHERE person = $1 ORDER BY since DESC, endpoint COLLATE "C" LIMIT $2)`;
const MAILBOXES_OF: Prepared = [
  'mailboxes of',
  'SELECT endpoint, person, p256dh, auth, since FROM mailboxes WHERE person = $1 ORDER BY since, endpoint COLLATE "C"',
];
const DELETE_MAILBOX: Prepared = ['delete mailbox', 'DELETE FROM mailboxes WHERE endpoint = $1'];
/** Of several nodes that tell the same each may put it there; the order is one, so that they do not wait for each other. */
const ADD_NOTICES: Prepared = [
  'add notices',
  `INSERT INTO notices (person, code, what, question, due, tries)
   SELECT n.person, n.code, n.what, n.question, $5, 0
   FROM unnest($1::text[], $2::text[], $3::text[], $4::int[]) AS n (person, code, what, question)
   WHERE EXISTS (SELECT FROM mailboxes m WHERE m.person = n.person) ORDER BY n.person, n.code
   ON CONFLICT (person, code) DO UPDATE SET what = excluded.what, question = excluded.question, due = excluded.due, tries = 0
   WHERE notices.question < excluded.question`,
];
const TAKE_NOTICES: Prepared = [
  'take notices',
  `UPDATE notices SET due = $2, tries = tries + 1
   WHERE (person, code) IN (SELECT person, code FROM notices WHERE due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)
   RETURNING person, code, what, question, tries`,
];
const SETTLE_NOTICE: Prepared = [
  'settle notice',
  'UPDATE notices SET due = $1 WHERE person = $2 AND code = $3 AND question = $4',
];
const ADD_SETTING: Prepared = [
  'add setting',
  'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING',
];
const KEEP_SETTING: Prepared = [
  'keep setting',
  'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
];
const SETTING: Prepared = ['setting', 'SELECT value FROM settings WHERE key = $1'];

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

type ListedRow = Omit<Listed, 'seats'> & { seats: string };
const asListed = (row: ListedRow): Listed => ({ ...row, seats: JSON.parse(row.seats) });

interface Link {
  readonly person: Person;
  readonly expires: number;
}
const stillGood = (link: Link | null, now: number): Person | null => (link && link.expires > now ? link.person : null);
