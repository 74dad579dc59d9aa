import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '@gilt/engine/fault';
import type { Code } from '@gilt/protocol/words';
import { WebSocketServer } from 'ws';
import { addressOf } from './address.ts';
import { type ConnectionParts, type Entering, type Living, sit } from './connection.ts';
import { KEPT_OUT, tableIfAny } from './hall.ts';
import type { Asking } from './manners.ts';
import { isOwnOrigin } from './origin.ts';
import type { People } from './people.ts';
import { type Resident, seatIn } from './resident.ts';
import { voucherOf } from './screens.ts';
import { NotAllowed, NotFound, noTable, statusOf, TooMuch } from './trouble.ts';

/** The largest message that is read, in bytes. */
const LONGEST_MESSAGE = 8 * 1024;
/** How often it is checked that everybody is still there, in milliseconds. */
const HEARTBEAT = 30_000;

export interface SocketParts extends ConnectionParts {
  readonly people: People;
  /** The address that people use, if it is not what their browsers ask for. */
  readonly origin: string | null;
  /** How many proxies stand in front of the server. */
  readonly proxies: number;
}

/** The web sockets of all tables. */
export interface Sockets {
  close(): Promise<void>;
}

const ADDRESS = /^\/api\/tables\/([A-Z2-9]{8})\/socket$/;

export function sockets(server: Server, parts: SocketParts): Sockets {
  const { hall, people, limits, manners } = parts;
  const wss = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  /** How many connections there are from each address, and how many tabs each has at a table. */
  const crowd = counter();
  const tabs = counter();

  server.on('upgrade', (request, socket, head) => {
    const address = addressOf(request, parts.proxies);
    socket.on('error', destroy);
    if (!crowd.add(address, manners.perAddress, socket))
      return turnAway(socket, new NotAllowed('there are too many connections from you'));
    enter(request, socket, address).then(
      ({ here, who }) => wss.handleUpgrade(request, socket, head, (ws) => sit(parts, ws, socket, here, who)),
      (error: unknown) => turnAway(socket, error),
    );
  });

  /** Lets somebody in who asks for a table from our own pages. */
  async function enter(
    request: IncomingMessage,
    socket: Duplex,
    address: string,
  ): Promise<{ here: Resident; who: Entering }> {
    const [path = '', query] = (request.url ?? '').split('?');
    const [, code] = ADDRESS.exec(path) ?? [];
    if (!code) throw new NotFound('there is no such address');
    if (hall.closing) throw new Refusal('the server is about to restart');
    if (!isOwnOrigin(request.headers, parts.origin)) throw new NotAllowed('this page may not speak to the server');
    await hall.turns.come(address);
    if (socket.destroyed) throw new Refusal('you have gone');
    const who = { address, person: (await people.known(request.headers.cookie))?.person ?? null };
    if (!limits.take('connections', who)) throw new TooMuch();
    if (who.person !== null && hall.marks.get(who.person) === 'banned') throw new NotAllowed(KEPT_OUT);
    const here = await tableFor(code, who);
    const pass = new URLSearchParams(query).get('screen');
    // Whoever may come in only because somebody has a seat may have sat down at another node.
    if (!here.table.terms.watchable && (pass !== null || seatIn(here, who.person) === null))
      await hall.company.current(here);
    const entering = pass === null ? { ...who, voucher: null } : screenAt(here, who, pass);
    if (pass === null && !here.table.terms.watchable && seatIn(here, who.person) === null)
      throw new NotAllowed('this table is not to be watched');
    // Counted from here on, whether they have said hello or not.
    if (!tabs.add(`${code} ${who.person ?? who.address}`, manners.tabs, socket))
      throw new NotAllowed('you have this table open too often');
    return { here, who: entering };
  }

  /** A screen is nobody, whoever's browser it is: it sees what a spectator sees. Where there are to be none somebody at the table must have let it in. */
  function screenAt(here: Resident, who: Asking, pass: string): Entering {
    const voucher = pass === '' ? null : voucherOf(people, here.table, pass);
    if (!here.table.terms.watchable && voucher === null) {
      limits.take('guesses', who);
      throw new NotAllowed('this screen has not been let in by anybody at the table');
    }
    return { address: who.address, person: null, voucher };
  }

  /** The table, unless somebody tries one code after another. Whoever sits there is not guessing. */
  async function tableFor(code: Code, who: Asking): Promise<Resident> {
    const resident = hall.residents.get(code);
    if (resident && seatIn(resident, who.person) !== null) return resident;
    if (!limits.allows('guesses', who)) throw new TooMuch();
    const here = await tableIfAny(hall, code, who.address);
    if (here) return here;
    limits.take('guesses', who);
    throw noTable(code);
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

/** Counts connections that have something in common. */
function counter() {
  const counts = new Map<string, number>();
  return {
    /** One more, as long as it lasts; false if there are that many already. */
    add(key: string, most: number, socket: Duplex): boolean {
      const there = counts.get(key) ?? 0;
      if (there >= most) return false;
      counts.set(key, there + 1);
      socket.once('close', leaving(counts, key));
      return true;
    },
  };
}

/** What is done when a connection ends. It lives as long as the connection, and holds nothing but the key. */
const leaving = (counts: Map<string, number>, key: string) => (): void => {
  const left = counts.get(key)! - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
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
