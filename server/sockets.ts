import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '@gilt/engine/fault';
import type { Person } from '@gilt/table/happening';
import { WebSocketServer } from 'ws';
import { type ConnectionParts, type Living, sit } from './connection.ts';
import { tableAt } from './hall.ts';
import { isOwnOrigin } from './origin.ts';
import type { People } from './people.ts';
import { type Resident, seatIn } from './resident.ts';
import { NotAllowed, NotFound, statusOf } from './trouble.ts';

/** The largest message that is read, in bytes. */
const LONGEST_MESSAGE = 8 * 1024;
/** How often it is checked that everybody is still there, in milliseconds. */
const HEARTBEAT = 30_000;
/** As many connections a person can have at one table. */
const MOST_TABS = 8;

export interface SocketParts extends ConnectionParts {
  readonly people: People;
  /** The address that people use, if it is not what their browsers ask for. */
  readonly origin: string | null;
  /** Whether a proxy in front of the server says who asks. */
  readonly trustProxy: boolean;
}

/** The web sockets of all tables. */
export interface Sockets {
  close(): Promise<void>;
}

const ADDRESS = /^\/api\/tables\/([A-Z2-9]{8})\/socket$/;

export function sockets(server: Server, parts: SocketParts): Sockets {
  const { hall, people } = parts;
  const wss = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  /** How many connections there are from each address. */
  const crowd = new Map<string, number>();

  server.on('upgrade', (request, socket, head) => {
    const address = addressOf(request, parts.trustProxy);
    const there = crowd.get(address) ?? 0;
    crowd.set(address, there + 1);
    socket.on('error', destroy);
    socket.on('close', leaving(crowd, address));
    if (there >= parts.manners.perAddress)
      return turnAway(socket, new NotAllowed('there are too many connections from you'));
    enter(request).then(
      ({ here, person }) =>
        wss.handleUpgrade(request, socket, head, (ws) => sit(parts, ws, socket, here, { person, address })),
      (error: unknown) => turnAway(socket, error),
    );
  });

  /** Lets somebody in who asks for a table from our own pages. */
  async function enter(request: IncomingMessage): Promise<{ here: Resident; person: Person | null }> {
    const [path = ''] = (request.url ?? '').split('?');
    const [, code] = ADDRESS.exec(path) ?? [];
    if (!code) throw new NotFound('there is no such address');
    if (hall.closing) throw new Refusal('the server is about to restart');
    if (!isOwnOrigin(request.headers, parts.origin)) throw new NotAllowed('this page may not speak to the server');
    const visitor = await people.known(request.headers.cookie);
    const here = await tableAt(hall, code);
    const person = visitor?.person ?? null;
    if (!here.table.terms.watchable && seatIn(here, person) === null)
      throw new NotAllowed('this table is not to be watched');
    if (person !== null && here.clients.filter((each) => each.person === person).length >= MOST_TABS)
      throw new NotAllowed('you have this table open too often');
    return { here, person };
  }

  const beat = setInterval(() => {
    for (const ws of wss.clients as Set<Living>) {
      if (ws.silent) ws.terminate();
      else {
        ws.silent = true;
        ws.ping();
      }
    }
  }, HEARTBEAT).unref();

  return {
    async close() {
      clearInterval(beat);
      for (const ws of wss.clients) ws.close(1012, 'the server restarts; please connect again');
      await new Promise((done) => setTimeout(done, wss.clients.size > 0 ? 100 : 0));
      for (const ws of wss.clients) ws.terminate();
      wss.close();
    },
  };
}

/** Where a connection comes from. A proxy puts the address that it saw at the end of its list. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

/** What is done when a connection from an address ends. It lives as long as the connection, and holds nothing but the address. */
const leaving = (crowd: Map<string, number>, address: string) => (): void => {
  const left = crowd.get(address)! - 1;
  if (left > 0) crowd.set(address, left);
  else crowd.delete(address);
};

function destroy(this: Duplex): void {
  this.destroy();
}

/** What is said to a connection before it is one. */
function turnAway(socket: Duplex, error: unknown): void {
  const refusal = error instanceof Refusal ? error : new Refusal('something went wrong on our side');
  const body = JSON.stringify({ error: refusal.message });
  const head = [
    `HTTP/1.1 ${error instanceof Refusal ? statusOf(refusal) : 500} Refused`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  // Whoever does not hang up is hung up on.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
