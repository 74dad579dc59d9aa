import type { Code } from '@gilt/protocol/words';
import type pg from 'pg';
import { clientOf, connectionTo, oneAfterAnother, postgresModule } from './postgres-server.ts';

/**
 * How the nodes on one PostgreSQL database hear of each other. What is rung is not kept, and may be lost: whoever relies on it also
 * reads. Who is there, and who sees to what, is kept in tables, and runs out by the database's own clock.
 */
export interface Bell {
  /** The name of this node. */
  readonly node: string;
  /** Has all others told; what is rung while something is on its way goes with the next. Of those with the same name only the last. */
  ring(note: Note, name?: string): void;
  /** Calls with what others ring (`hear`), and when any of it may have been missed. */
  listen(hear: (from: string, note: Note) => void, missed: () => void): void;
  /** This node is there for so many milliseconds more. Who is there now; and whether this one had been forgotten, with all that it saw to. */
  renew(lease: number): Promise<{ nodes: string[]; forgotten: boolean }>;
  /** Of these names those that this node sees to from now on: nobody does, or this one already. */
  claim(names: readonly string[]): Promise<string[]>;
  /** Up to so many of the tables that somebody has to see to and nobody does, the first by code after that one: from now on this node. */
  adopt(most: number, after: Code): Promise<Code[]>;
  /** This node does not see to these any more. */
  release(names: readonly string[]): Promise<void>;
  /** The number of the last line of each log. */
  heads(codes: readonly Code[]): Promise<[Code, number][]>;
  /** Leaves all that this node sees to; afterwards the others are told this. Once. */
  close(farewell: Note): Promise<void>;
}

/** The first word says what it is about. */
export type Note = readonly [string, ...unknown[]];

const CHANNEL = 'gilt';
/** PostgreSQL takes 8000 bytes. */
const LONGEST = 7900;
/** Whoever has no answer by then has lost the database, in milliseconds. */
const PATIENCE = 2500;
/** So long after the connection broke it is made again, in milliseconds. */
const AGAIN = 250;

export async function hangBell(url: string, node: string): Promise<Bell> {
  const module = await postgresModule();
  const Client = clientOf(module);
  const settings = {
    ...connectionTo(url, module),
    application_name: 'gilt bell',
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  };
  let hear: (from: string, note: Note) => void = () => {};
  let missed = (): void => {};
  let closed = false;
  let line: Promise<pg.Client> = connect();

  async function connect(): Promise<pg.Client> {
    const client = new Client(settings);
    client.on('error', () => {});
    client.on('notification', ({ payload }) => receive(payload ?? ''));
    await client.connect();
    // Nothing that is written here has to outlive a crash of the database.
    await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
    client.once('end', () => {
      line = again();
      line.catch(() => {});
    });
    return client;
  }

  async function again(): Promise<pg.Client> {
    for (;;) {
      await new Promise((go) => setTimeout(go, AGAIN));
      if (closed) throw new Error('the server is closing');
      try {
        const client = await connect();
        missed();
        return client;
      } catch {}
    }
  }

  const own = beginningOf(node);
  function receive(payload: string): void {
    // Whoever rings hears it too.
    if (payload.startsWith(own)) return;
    const [from, ...notes] = notesIn(payload);
    for (const note of notes) hear(from, note);
  }

  /** Statements come one after another. One that gets no answer means that the connection is of no use: another is made. */
  const inTurn = oneAfterAnother();
  const query = <Row>(statement: Prepared, ...values: unknown[]): Promise<Row[]> =>
    inTime(inTurn(() => ask<Row>(statement, values)));
  async function ask<Row>([name, text]: Prepared, values: unknown[]): Promise<Row[]> {
    const client = await inTime(line);
    try {
      return (await client.query({ name, text, values })).rows as Row[];
    } catch (error) {
      if (!isAnswer(error)) client.end().catch(() => {});
      throw error;
    }
  }

  const names = async (statement: Prepared, ...values: unknown[]): Promise<string[]> =>
    (await query<{ name: string }>(statement, ...values)).map(({ name }) => name);

  let unsaid = new Map<unknown, Note>();
  let ringing = false;
  async function ringAll(): Promise<void> {
    // What else happens in this turn goes with it.
    await new Promise((go) => setImmediate(go));
    while (unsaid.size > 0) {
      const notes = [...unsaid.values()];
      unsaid = new Map();
      // What cannot be told is found by reading.
      await query(NOTIFY, payloads(node, notes)).catch(() => {});
    }
    ringing = false;
  }

  let goodbye: Promise<void> | null = null;
  async function leave(farewell: Note): Promise<void> {
    while (ringing) await new Promise((go) => setImmediate(go));
    await query(GOODBYE, node)
      .then(() => query(NOTIFY, payloads(node, [farewell])))
      .catch(() => {});
    closed = true;
    await line.then((client) => client.end()).catch(() => {});
  }

  await line;
  return {
    node,
    ring(note, name) {
      unsaid.set(name ?? note, note);
      if (ringing) return;
      ringing = true;
      void ringAll();
    },
    listen(...listeners) {
      [hear, missed] = listeners;
    },
    async renew(lease) {
      const rows = await query<{ node: string; fresh: boolean }>(RENEW, node, lease);
      return { nodes: rows.map((each) => each.node), forgotten: rows.some((each) => each.node === node && each.fresh) };
    },
    claim: (wanted) => names(CLAIM, wanted, node),
    adopt: async (most, after) => (await names(ADOPT, node, most, after)).toSorted(),
    release: async (given) => void (await query(RELEASE, given, node)),
    heads: async (codes) => (await query<{ code: Code; n: number }>(HEADS, codes)).map(({ code, n }) => [code, n]),
    close(farewell) {
      goodbye ??= leave(farewell);
      return goodbye;
    },
  };
}

/** The server has answered, if only to complain. */
const isAnswer = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '');

const inTime = <T>(what: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database cannot be reached')), PATIENCE);
  });
  return Promise.race([what, late]).finally(() => clearTimeout(timer));
};

/** Whoever may use the database may also ring; what cannot be read says nothing. */
function notesIn(payload: string): [string, ...Note[]] {
  try {
    const [from, ...notes] = JSON.parse(payload);
    return [String(from), ...notes.filter(Array.isArray)];
  } catch {
    return [''];
  }
}

const beginningOf = (node: string): string => JSON.stringify([node]).slice(0, -1);

/** Notes in as few messages as they fit into. */
export function payloads(node: string, notes: readonly Note[]): string[] {
  const all: string[] = [];
  const begin = beginningOf(node);
  let text = begin;
  for (const note of notes) {
    const more = `,${JSON.stringify(note)}`;
    if (text !== begin && Buffer.byteLength(text) + Buffer.byteLength(more) > LONGEST) {
      all.push(`${text}]`);
      text = begin;
    }
    text += more;
  }
  return [...all, `${text}]`];
}

type Prepared = readonly [name: string, text: string];

const isAlive = (node: string): string => `EXISTS (SELECT FROM nodes WHERE nodes.node = ${node} AND until > now())`;

const NOTIFY: Prepared = ['notify', `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`];
/** Of rows that are new `xmax` is 0. */
const RENEW: Prepared = [
  'renew',
  `WITH me AS (
     INSERT INTO nodes (node, until) VALUES ($1, now() + $2 * interval '1 millisecond')
     ON CONFLICT (node) DO UPDATE SET until = excluded.until RETURNING node, xmax = 0 AS fresh
   )
   SELECT node, fresh FROM me UNION ALL SELECT node, false FROM nodes WHERE node <> $1 AND until > now()`,
];
/** All take the names in the same order, so that two never wait for each other. */
const CLAIM: Prepared = [
  'claim',
  `INSERT INTO leases (name, node) SELECT DISTINCT name, $2 FROM unnest($1::text[]) AS name ORDER BY name
   ON CONFLICT (name) DO UPDATE SET node = excluded.node
   WHERE leases.node = excluded.node OR NOT ${isAlive('leases.node')} RETURNING name`,
];
const ADOPT: Prepared = [
  'adopt',
  `INSERT INTO leases (name, node) SELECT code, $1 FROM tables WHERE code > $3 AND status = 'playing' AND restless
     AND NOT EXISTS (SELECT FROM asides WHERE asides.code = tables.code)
     AND NOT EXISTS (SELECT FROM leases JOIN nodes USING (node) WHERE name = tables.code AND until > now())
     ORDER BY code LIMIT $2
   ON CONFLICT (name) DO UPDATE SET node = excluded.node WHERE NOT ${isAlive('leases.node')} RETURNING name`,
];
const RELEASE: Prepared = ['release', 'DELETE FROM leases WHERE name = ANY($1::text[]) AND node = $2'];
const HEADS: Prepared = [
  'heads',
  `SELECT code, coalesce((SELECT n FROM log WHERE log.code = wanted.code ORDER BY n DESC LIMIT 1), 0) AS n
   FROM unnest($1::text[]) AS wanted (code)`,
];
/** What those left behind who died goes with it. */
const GOODBYE: Prepared = [
  'goodbye',
  `WITH gone AS (DELETE FROM nodes WHERE node = $1 OR until < now() - interval '1 day' RETURNING node)
   DELETE FROM leases USING gone WHERE leases.node = gone.node`,
];
