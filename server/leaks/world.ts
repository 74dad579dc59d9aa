import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { AnyGame } from '@gilt/engine/game';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import type { Resident } from '../resident.ts';
import { type Running, serve } from '../serve.ts';
import type { Surroundings } from '../surroundings.ts';
import { PATIENT } from '../test/patience.ts';
import { inline } from '../thinker.ts';

/** A server, or several nodes of one, whose clock is moved by hand and whose chance follows from a word: two of them do the same, byte for byte. */
export interface World {
  /** The first of the nodes; mostly there is no other. */
  readonly running: Running;
  readonly nodes: readonly Running[];
  /** From now on chance follows from that word. */
  readonly chance: (word: string) => void;
  /** Moves the clock on. */
  readonly pass: (milliseconds: number) => void;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Two nodes on a database of PostgreSQL, if one is named. */
export async function world(game: AnyGame, data: string, database?: string): Promise<World> {
  let chance = 'bytes';
  let drawn = 0;
  let time = 1_700_000_000_000;
  const surroundings: Surroundings = {
    now: () => time,
    worked: () => time,
    bytes: (count) => {
      const parts = Array.from({ length: Math.ceil(count / 32) }, () =>
        createHash('sha256').update(`${chance} ${drawn++}`).digest(),
      );
      return Buffer.concat(parts).subarray(0, count);
    },
  };
  const startNode = (folder: string): Promise<Running> =>
    serve({
      port: 0,
      host: '127.0.0.1',
      data: folder,
      ...(database === undefined ? {} : { database }),
      thinker: inline,
      pace: 0,
      log: pino({ level: 'silent' }),
      games: [game],
      surroundings,
      manners: PATIENT,
    });
  async function start(): Promise<Running[]> {
    if (database === undefined) return [await startNode(data)];
    const nodes = [await startNode(join(data, 'first')), await startNode(join(data, 'second'))];
    // How a table is woken depends on whether there are others.
    for (const { hall } of nodes) while (hall.company.others() === 0) await new Promise((go) => setTimeout(go, 5));
    return nodes;
  }
  let nodes = await start();
  const close = async (): Promise<void> => {
    for (const each of nodes) await each.close();
  };
  return {
    get running() {
      return nodes[0]!;
    },
    get nodes() {
      return nodes;
    },
    chance(word) {
      chance = word;
      drawn = 0;
    },
    pass(milliseconds) {
      time += milliseconds;
    },
    async restart() {
      await close();
      nodes = await start();
    },
    close,
  };
}

/** Somebody with a browser. */
export interface Visitor {
  readonly cookie: string;
}

/** Which node somebody comes to: one after another to each. */
const nodeFor = ({ nodes }: World, who: number): Running => nodes[who % nodes.length]!;

/** Asks the lobby; whoever has no cookie yet gets one. */
export async function ask(
  world: World,
  cookie: string,
  path: string,
  body?: unknown,
  who = 0,
): Promise<{ cookie: string; answer: unknown }> {
  const response = await fetch(`http://127.0.0.1:${nodeFor(world, who).port}/api/${path}`, {
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
  /** The number of the last happening that it was told of. */
  last: number;
  /** How many requests it has sent. */
  requests: number;
  send(message: object): void;
  /** Resolves once that holds of what has come. */
  until(holds: (texts: readonly string[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

/** In milliseconds: it is never reached unless something is wrong. */
const LONGEST_WAIT = 30_000;

/** The number of the happening that a message tells of; −1: of none. */
export const numberOf = (text: string): number => Number(/"n":(\d+)/.exec(text)?.[1] ?? -1);

export async function connect(world: World, code: string, cookie: string, seen: number | null, who = 0): Promise<Wire> {
  const socket = new WebSocket(`ws://127.0.0.1:${nodeFor(world, who).port}/api/tables/${code}/socket`, {
    headers: cookie ? { cookie } : {},
  });
  const texts: string[] = [];
  let look = (): void => {};
  socket.on('message', (data) => {
    const text = String(data);
    texts.push(text);
    wire.last = Math.max(wire.last, numberOf(text));
    look();
  });
  socket.on('error', () => {});
  const wire: Wire = {
    texts,
    last: 0,
    requests: 0,
    send: (message) => socket.send(JSON.stringify(message)),
    until: (holds) =>
      new Promise((resolve, reject) => {
        const giveUp = setTimeout(
          () => reject(new Error(`waited in vain; the last message was ${texts.at(-1)}`)),
          LONGEST_WAIT,
        );
        look = () => {
          if (!holds(texts)) return;
          look = () => {};
          clearTimeout(giveUp);
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
  await wire.until((all) => all.some((text) => text.startsWith('{"type":"welcome"')));
  return wire;
}

export const residentOf = ({ running }: World, code: string): Resident => running.hall.residents.get(code)!;
