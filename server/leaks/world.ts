import { createHash } from 'node:crypto';
import type { AnyGame } from '@gilt/engine/game';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import type { Resident } from '../resident.ts';
import { type Running, serve } from '../serve.ts';
import type { Surroundings } from '../surroundings.ts';
import { PATIENT } from '../test/patience.ts';
import { inline } from '../thinker.ts';

/** A server whose clock stands still and whose chance follows from a word: two of them do the same, byte for byte. */
export interface World {
  running: Running;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function world(game: AnyGame, data: string): Promise<World> {
  let drawn = 0;
  const surroundings: Surroundings = {
    now: () => 1_700_000_000_000,
    bytes: (count) => {
      const parts = Array.from({ length: Math.ceil(count / 32) }, () =>
        createHash('sha256').update(`bytes ${drawn++}`).digest(),
      );
      return Buffer.concat(parts).subarray(0, count);
    },
  };
  const start = (): Promise<Running> =>
    serve({
      port: 0,
      host: '127.0.0.1',
      data,
      thinker: inline,
      log: pino({ level: 'silent' }),
      games: [game],
      surroundings,
      manners: PATIENT,
    });
  const made: World = {
    running: await start(),
    async restart() {
      await made.running.close();
      made.running = await start();
    },
    close: () => made.running.close(),
  };
  return made;
}

/** Somebody with a browser. */
export interface Visitor {
  readonly cookie: string;
}

/** Asks the lobby; whoever has no cookie yet gets one. */
export async function ask(
  { running }: World,
  cookie: string,
  path: string,
  body?: unknown,
): Promise<{ cookie: string; answer: unknown }> {
  const response = await fetch(`http://127.0.0.1:${running.port}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie, answer };
}

/** A connection that keeps every byte it was sent. */
export interface Wire {
  readonly texts: string[];
  send(message: object): void;
  /** Resolves once that holds of what has come. */
  until(holds: (texts: readonly string[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

export async function connect({ running }: World, code: string, cookie: string, seen: number | null): Promise<Wire> {
  const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/tables/${code}/socket`, {
    headers: cookie ? { cookie } : {},
  });
  const texts: string[] = [];
  let look = (): void => {};
  socket.on('message', (data) => {
    texts.push(String(data));
    look();
  });
  socket.on('error', () => {});
  const wire: Wire = {
    texts,
    send: (message) => socket.send(JSON.stringify(message)),
    until: (holds) =>
      new Promise((resolve) => {
        look = () => {
          if (!holds(texts)) return;
          look = () => {};
          resolve();
        };
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        if (socket.readyState === socket.CLOSED) return resolve();
        socket.on('close', () => resolve());
        socket.close();
      }),
  };
  await new Promise((resolve) => socket.once('open', resolve));
  wire.send({ type: 'hello', seen });
  await wire.until((all) => all.some((text) => text.startsWith('{"type":"here"')));
  return wire;
}

export const residentOf = ({ running }: World, code: string): Resident => running.hall.residents.get(code)!;
