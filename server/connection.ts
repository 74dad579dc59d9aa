import type { Duplex } from 'node:stream';
import { Refusal } from '@gilt/engine/fault';
import { type ToServer, toServer } from '@gilt/protocol/to-server';
import type { RawData, WebSocket } from 'ws';
import { greet, part } from './greeting.ts';
import type { Hall } from './hall.ts';
import type { Asking, Limits, Manners } from './manners.ts';
import type { Metrics } from './metrics.ts';
import { type Client, end, gone, letterOf, send } from './post.ts';
import type { Resident } from './resident.ts';
import { BadInput, read } from './trouble.ts';
import { grant } from './wishes.ts';

/** How many messages can wait until the welcome is ready. */
const MOST_EARLY = 20;
/** Whoever has not said hello by then, in milliseconds, does not mean to. */
const LONGEST_SILENCE = 20_000;
const TOO_MUCH = 'that was too much at once; please slow down';

export interface ConnectionParts {
  readonly hall: Hall;
  readonly metrics: Metrics;
  readonly manners: Manners;
  readonly limits: Limits;
}

/** Somebody who is connected to a table, as long as the connection lasts. There are thousands: it is data, and listeners are shared. */
interface Connection extends Client {
  readonly parts: ConnectionParts;
  readonly here: Resident;
  /** Whose messages are counted: a person's at this table, over however many connections. Whoever plays at several has as much at each. */
  readonly speaking: Asking;
  /** How many messages were not welcome. */
  offences: number;
  /** Ends the connection if nothing is said. */
  readonly silence: NodeJS.Timeout;
  greeted: boolean;
  /** What was sent before the welcome was ready; null before the hello, and once it is. */
  early: string[] | null;
  /** The numbers of requests that were carried out, the last few. */
  readonly requests: number[];
  /** The last question that was answered from here. */
  answered: number;
}

/** A web socket of ours, and whether it has been heard of since the last beat of the heart. */
export type Living = WebSocket & { silent?: boolean; connection?: Connection };

/** Somebody is connected to a table. */
export function sit(parts: ConnectionParts, ws: Living, socket: Duplex, here: Resident, who: Asking): void {
  ws.connection = {
    parts,
    ...who,
    speaking: { address: who.address, person: `${who.person ?? who.address} at ${here.table.code}` },
    ws,
    socket,
    here,
    unsent: [],
    offences: 0,
    silence: setTimeout(() => ws.terminate(), LONGEST_SILENCE).unref(),
    greeted: false,
    early: null,
    requests: [],
    answered: 0,
  };
  ws.on('message', onMessage);
  ws.on('ping', onPing);
  ws.on('pong', onPong);
  ws.on('error', onError);
  ws.on('close', onClose);
}

function onMessage(this: Living, data: RawData, isBinary: boolean): void {
  const connection = this.connection!;
  // Whoever has been shown out is not heard any more, even if their side has not noticed yet.
  if (gone(connection)) return;
  this.silent = false;
  const { limits } = connection.parts;
  if (isBinary) scold(connection, null, 'messages should be text');
  else if (!limits.take('messages', connection.speaking)) scold(connection, null, TOO_MUCH);
  else if (connection.early === null) hear(connection, String(data));
  else if (connection.early.length < MOST_EARLY) connection.early.push(String(data));
  else scold(connection, null, 'please wait for the welcome');
}

/** The library answers a ping by itself; it counts like any message. */
function onPing(this: Living): void {
  const connection = this.connection!;
  if (!connection.parts.limits.take('messages', connection.speaking)) scold(connection, null, TOO_MUCH);
}

function onPong(this: Living): void {
  this.silent = false;
}

/** Too large a message, or none of the protocol: the connection is ended by the library; nobody else notices. */
function onError(this: Living): void {
  this.connection!.parts.metrics.cutOff.inc();
}

function onClose(this: Living): void {
  const { here, parts, silence } = this.connection!;
  clearTimeout(silence);
  part(here, this.connection!, parts.hall.surroundings.now());
}

function hear(connection: Connection, text: string): void {
  const { hall, metrics } = connection.parts;
  let request: number | null = null;
  try {
    const data = parsed(text);
    request = requestOf(data);
    const message = read(toServer, data);
    metrics.wishes[message.type].inc();
    if (message.type === 'hello') hello(connection, message);
    else if (!connection.greeted) throw new BadInput("the first message should be 'hello'");
    else {
      mustBeNew(connection, message.request);
      grant(hall, connection.here, connection, message);
      remember(connection, message.request);
      if (message.type === 'answer' && message.question > connection.answered) {
        connection.answered = message.question;
        connection.parts.limits.giveBack('messages', connection.speaking);
      }
    }
  } catch (error) {
    if (error instanceof BadInput) scold(connection, request, error.message);
    else if (error instanceof Refusal) refuse(connection, request, error.message);
    else {
      hall.log.error({ error }, 'a message could not be dealt with');
      refuse(connection, request, 'something went wrong on our side');
    }
  }
}

function hello(connection: Connection, { seen }: ToServer & { type: 'hello' }): void {
  if (connection.greeted) throw new BadInput("'hello' is said once");
  connection.greeted = true;
  clearTimeout(connection.silence);
  const { hall } = connection.parts;
  const early: string[] = [];
  connection.early = early;
  greet(hall, connection.parts.limits, connection.here, connection, seen)
    .then(() => {
      connection.early = null;
      for (const text of early) hear(connection, text);
    })
    .catch((error: unknown) => {
      hall.log.error({ error }, 'somebody could not be greeted');
      end(connection, 1011, 'something went wrong on our side');
    });
}

/** So many requests of a connection are remembered. */
const REMEMBERED = 50;

/** A request that comes again, because somebody was not sure that it had arrived, is not carried out again. */
function mustBeNew({ requests }: Connection, request: number): void {
  if (requests.includes(request)) throw new Refusal(`request ${request} has been made already`);
}

function remember({ requests }: Connection, request: number): void {
  requests.push(request);
  if (requests.length > REMEMBERED) requests.shift();
}

function refuse(connection: Connection, re: number | null, why: string): void {
  connection.parts.metrics.refusals.inc();
  send(connection, letterOf({ type: 'refused', re, why }));
}

/** Refuses what no honest client sends, and loses patience in the end. */
function scold(connection: Connection, re: number | null, why: string): void {
  const { manners, metrics } = connection.parts;
  refuse(connection, re, why);
  if (++connection.offences < manners.patience) return;
  metrics.cutOff.inc();
  end(connection, 1008, 'too many messages that cannot be accepted');
  setTimeout(() => connection.ws.terminate(), 1000).unref();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('messages should be JSON');
  }
}

/** The number of a request, also of one that cannot be read otherwise. */
function requestOf(data: unknown): number | null {
  const number = typeof data === 'object' && data !== null && 'request' in data ? data.request : null;
  return Number.isSafeInteger(number) ? (number as number) : null;
}
