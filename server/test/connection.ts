import type { Happened, Now, TableSight } from '@gilt/protocol/sight';
import { type ToClient, toClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';
import { WebSocket } from 'ws';

/** What a client wishes at a table, before the request has its number. */
export type Wish = ToServer extends infer T ? (T extends { request: number } ? Omit<T, 'request'> : never) : never;

/** How long a test waits for what must come, in milliseconds: it is never reached unless something is wrong. */
const LONGEST_WAIT = 30_000;

/** The server did not accept a request. */
export class Refused extends Error {}

/** A connection to a table, and what is known of the table by it. Everything that comes is checked against the protocol. */
export interface Connection {
  /** All that came, in order, as text. */
  readonly received: readonly string[];
  /** All happenings that were told, of the past and as they happened, in the order in which they came. */
  readonly story: readonly Happened[];
  /** Sentences by which requests were refused. */
  readonly refusals: readonly string[];
  readonly welcomed: boolean;
  /** Whether the welcome told everything from the beginning. */
  readonly fresh: boolean;
  readonly table: TableSight;
  readonly now: Now | null;
  /** Who is connected. */
  readonly here: { readonly seats: readonly boolean[]; readonly watchers: number };
  readonly ended: { readonly code: number; readonly why: string } | null;
  /** The socket itself, for clients that misbehave. */
  readonly socket: WebSocket;
  /** The number of the last happening. */
  last(): number;
  /** Sends anything. */
  send(data: unknown): void;
  /** Wishes for something; resolves with what happened, or rejects with the sentence by which it was refused. */
  wish(wish: Wish): Promise<Happened>;
  /** Answers the open question. */
  choose(choice: string, question?: number): Promise<Happened>;
  /** Resolves as soon as that is so. */
  until(check: (connection: Connection) => boolean): Promise<Connection>;
  /** Calls with every message from now on. */
  listen(listener: () => void): void;
  close(): Promise<void>;
}

export function connect(address: string, headers: Record<string, string> = {}): Connection {
  const socket = new WebSocket(address, { headers });
  const listeners = new Set<() => void>();
  const wishes = new Map<number, { resolve(what: Happened): void; reject(error: Error): void }>();
  const received: string[] = [];
  const story: Happened[] = [];
  const refusals: string[] = [];
  const known = {
    welcomed: false,
    fresh: false,
    table: undefined as unknown as TableSight,
    now: null as Now | null,
    here: { seats: [] as boolean[], watchers: 0 },
    ended: null as Connection['ended'],
  };
  let requests = 0;
  let open = false;
  const early: string[] = [];

  function hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        story.push(...message.past);
        Object.assign(known, { welcomed: true, fresh: message.fresh, table: message.table, now: message.now });
        break;
      case 'happened': {
        const { n, at, what, events, table, now, re } = message;
        const happening = { n, at, what, ...(events ? { events } : {}) };
        story.push(happening);
        if (table) known.table = table;
        if (now) known.now = now;
        if (known.now && what.type === 'chosen' && what.choice !== undefined && !now)
          known.now = { ...known.now, chosen: what.choice };
        if (known.now && what.type === 'tookBack' && what.seat === known.table.you) known.now.chosen = null;
        if (re !== undefined) settle(re)?.resolve(happening);
        break;
      }
      case 'table':
        known.table = message.table;
        break;
      case 'here':
        known.here = { seats: message.seats, watchers: message.watchers };
        break;
      case 'refused':
        refusals.push(message.why);
        if (message.re !== null) settle(message.re)?.reject(new Refused(message.why));
        break;
    }
  }
  function settle(request: number) {
    const wish = wishes.get(request);
    wishes.delete(request);
    return wish;
  }
  function end(code: number, why: string): void {
    known.ended ??= { code, why };
    for (const request of [...wishes.keys()])
      settle(request)!.reject(new Error(`the connection ended: ${code} ${why}`));
    for (const listener of [...listeners]) listener();
  }

  socket.on('open', () => {
    open = true;
    for (const text of early) socket.send(text);
  });
  socket.on('message', (data) => {
    received.push(String(data));
    hear(toClient.parse(JSON.parse(String(data))));
    for (const listener of [...listeners]) listener();
  });
  socket.on('close', (code, reason) => end(code, String(reason)));
  socket.on('unexpected-response', (_request, response) => {
    let body = '';
    response.on('data', (part) => {
      body += part;
    });
    response.on('end', () => end(response.statusCode ?? 0, body));
  });
  socket.on('error', () => {});

  const connection: Connection = {
    received,
    story,
    refusals,
    socket,
    get welcomed() {
      return known.welcomed;
    },
    get fresh() {
      return known.fresh;
    },
    get table() {
      return known.table;
    },
    get now() {
      return known.now;
    },
    get here() {
      return known.here;
    },
    get ended() {
      return known.ended;
    },
    last: () => story.at(-1)?.n ?? 0,
    send(data) {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      if (open) socket.send(text);
      else early.push(text);
    },
    wish(wish) {
      const request = ++requests;
      return new Promise((resolve, reject) => {
        if (known.ended) return reject(new Error('the connection has ended'));
        wishes.set(request, { resolve, reject });
        connection.send({ ...wish, request });
      });
    },
    choose: (choice, question = known.now!.asked!.number) => connection.wish({ type: 'answer', question, choice }),
    until: (check) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer);
          listeners.delete(look);
        };
        const look = () => {
          if (check(connection)) {
            stop();
            resolve(connection);
          } else if (known.ended) {
            stop();
            reject(new Error(`the connection ended: ${known.ended.code} ${known.ended.why}`));
          }
        };
        const timer = setTimeout(() => {
          stop();
          reject(new Error(`waited in vain for: ${check}; the last message was ${received.at(-1)}`));
        }, LONGEST_WAIT);
        listeners.add(look);
        look();
      }),
    listen: (listener) => void listeners.add(listener),
    close: () =>
      new Promise((resolve) => {
        if (socket.readyState === socket.CLOSED) return resolve();
        socket.once('close', () => resolve());
        socket.close();
      }),
  };
  return connection;
}
