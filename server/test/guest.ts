import type { NewTable } from '@gilt/protocol/lobby';
import type { Code } from '@gilt/protocol/words';
import { type Connection, connect } from './connection.ts';

/** The server's answer to a request. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each address answers with a shape of its own
  readonly body: any;
  readonly headers: Headers;
}

/** Somebody with a browser: a cookie, and connections to tables. */
export interface Guest {
  cookie: string;
  /** Asks under /api/. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The same, for what must succeed. */
  // biome-ignore lint/suspicious/noExplicitAny: each address answers with a shape of its own
  must(method: string, path: string, body?: unknown): Promise<any>;
  /** Opens a table. */
  opens(table: NewTable): Promise<Code>;
  /** Connects to a table as a browser does, and has been told what it missed since `seen`. */
  at(code: Code, seen?: number | null): Promise<Connection>;
  /** Only connects, and says nothing. */
  reaches(code: Code, headers?: Record<string, string>): Connection;
}

/** `always`: headers that go with all that this one sends, as a proxy would add them. */
export function guest(address: () => string, always: Record<string, string> = {}): Guest {
  const one: Guest = {
    cookie: '',
    async ask(method, path, body, headers = {}) {
      const response = await fetch(`${address()}/api/${path}`, {
        method,
        headers: {
          ...(one.cookie ? { cookie: one.cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...always,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const [cookie] = response.headers.getSetCookie();
      if (cookie !== undefined) one.cookie = cookie.split(';')[0]!;
      const text = await response.text();
      return {
        status: response.status,
        body: text.startsWith('{') ? JSON.parse(text) : text,
        headers: response.headers,
      };
    },
    async must(method, path, body) {
      const answer = await one.ask(method, path, body);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    opens: async (table) => (await one.must('POST', 'tables', table)).code,
    reaches: (code, headers = {}) =>
      connect(`${address().replace(/^http/, 'ws')}/api/tables/${code}/socket`, {
        ...(one.cookie ? { cookie: one.cookie } : {}),
        ...always,
        ...headers,
      }),
    async at(code, seen = null) {
      const connection = one.reaches(code);
      connection.send({ type: 'hello', seen });
      await connection.until(({ welcomed }) => welcomed);
      return connection;
    },
  };
  return one;
}
