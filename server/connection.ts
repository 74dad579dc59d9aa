import type { Duplex } from 'node:stream';
import { Refusal } from '@gilt/engine/fault';
import { type ToServer, toServer } from '@gilt/protocol/to-server';
import type { Wish } from '@gilt/table/wish';
import type { RawData, WebSocket } from 'ws';
import { greet, part } from './greeting.ts';
import type { Hall } from './hall.ts';
import { lead } from './leading.ts';
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
  /** Whether the welcome is being made. */
  beingGreeted: boolean;
  /** What was sent and waits: for its turn, or for the welcome. */
  readonly held: unknown[];
  /** The numbers of requests that were carried out, the last few. */
  readonly requests: number[];
  /** The last question that was answered from here. */
  answered: number;
}

/** A web socket of ours, and whether it has been heard of since the last beat of the heart. */
export type Living = WebSocket & { silent?: boolean; connection?: Connection };

/** Who comes to a table; of a screen, which is nobody, who has let it in. */
export type Entering = Asking & Pick<Client, 'voucher'>;

/** Somebody is connected to a table. */
export function sit(parts: ConnectionParts, ws: Living, socket: Duplex, here: Resident, who: Entering): void {
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
    beingGreeted: false,
    held: [],
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
  else if (connection.beingGreeted && connection.held.length >= MOST_EARLY)
    scold(connection, null, 'please wait for the welcome');
  else receive(connection, parsed(String(data)));
}

/** What a game waits for is dealt with at once. Anything else comes in turns, and so does what comes behind it: the order is kept. Of whoever sends more meanwhile nothing is read until then. */
function receive(connection: Connection, data: unknown): void {
  if (connection.held.length === 0 && isAwaited(connection, data)) hear(connection, data);
  else if (connection.held.push(data) === 1) void takeTurns(connection);
  else connection.ws.pause();
}

/** An answer to the open question, the first from here: there are no more of these than the game asks for. */
const isAwaited = ({ greeted, beingGreeted, answered, here }: Connection, data: unknown): boolean =>
  greeted &&
  !beingGreeted &&
  isObject(data) &&
  data.type === 'answer' &&
  data.question === here.table.question &&
  data.question > answered;

async function takeTurns(connection: Connection): Promise<void> {
  const { held, address, ws } = connection;
  for (; held.length > 0; held.shift()) {
    await connection.parts.hall.turns.come(address);
    if (gone(connection)) held.length = 0;
    else await hear(connection, held[0]);
  }
  ws.resume();
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
  part(parts.hall, here, this.connection!);
}

/** Deals with a message; what it promises, if anything, has to be waited for before the next. */
function hear(connection: Connection, data: unknown): Promise<void> | undefined {
  const { hall, metrics } = connection.parts;
  const request = requestOf(data);
  try {
    if (data === UNREADABLE) throw new BadInput('messages should be JSON');
    const message = read(toServer, data);
    metrics.wishes[message.type].inc();
    if (message.type === 'hello') return hello(connection, message);
    if (!connection.greeted) throw new BadInput("the first message should be 'hello'");
    mustBeNew(connection, message.request);
    if (message.type === 'lead') lead(hall, connection.here, connection, message.to);
    else grant(hall, connection.here, connection, message, () => wantAgain(connection, message));
    remember(connection, message.request);
    if (message.type === 'answer' && message.question > connection.answered) {
      connection.answered = message.question;
      connection.parts.limits.giveBack('messages', connection.speaking);
    }
  } catch (error) {
    turnDown(connection, request, error);
  }
}

/** Another node has written first, and the table is where it left it: what somebody wants is granted there, or refused. */
function wantAgain(connection: Connection, wish: Wish): void {
  if (gone(connection)) return;
  try {
    grant(connection.parts.hall, connection.here, connection, wish, () => wantAgain(connection, wish));
  } catch (error) {
    turnDown(connection, wish.request, error);
  }
}

function turnDown(connection: Connection, request: number | null, error: unknown): void {
  if (error instanceof BadInput) scold(connection, request, error.message);
  else if (error instanceof Refusal) refuse(connection, request, error.message);
  else {
    connection.parts.hall.log.error({ error }, 'a message could not be dealt with');
    refuse(connection, request, 'something went wrong on our side');
  }
}

async function hello(connection: Connection, { seen }: ToServer & { type: 'hello' }): Promise<void> {
  if (connection.greeted) return scold(connection, null, "'hello' is said once");
  connection.greeted = true;
  clearTimeout(connection.silence);
  const { hall, limits } = connection.parts;
  connection.beingGreeted = true;
  try {
    await greet(hall, limits, connection.here, connection, seen);
  } catch (error) {
    hall.log.error({ error }, 'somebody could not be greeted');
    end(connection, 1011, 'something went wrong on our side');
  }
  connection.beingGreeted = false;
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

/** What is no JSON. */
const UNREADABLE = Symbol('unreadable');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

/** The number of a request, also of one that cannot be read otherwise. */
const requestOf = (data: unknown): number | null =>
  isObject(data) && Number.isSafeInteger(data.request) ? (data.request as number) : null;
