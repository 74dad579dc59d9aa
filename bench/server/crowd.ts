import { WebSocket } from 'ws';
import type { Place } from './stand.ts';
import type { Conversation, Tongue } from './tongue.ts';

/** A seat at a table, with its socket. */
interface Seat {
  readonly socket: WebSocket;
  readonly conversation: Conversation;
}

/** A table as the driver sees it. */
export interface CrowdTable {
  readonly seats: Seat[];
  /** When each answer was sent, in milliseconds. */
  readonly sent: number[];
  /** How many of them everybody has been told of. */
  told: number;
}

/** Everybody at all tables. */
export interface Crowd {
  readonly tables: readonly CrowdTable[];
  /** Called whenever everybody at a table has been told of one more answer, with the time since it was sent. */
  onTold: (milliseconds: number) => void;
  /** Called after each message to a seat that might be asked now. */
  onMessage: (table: CrowdTable, seat: Seat) => void;
  /** How many answers have been sent of which not everybody has been told. */
  underWay: number;
  leave(): Promise<void>;
}

/** How many connections are made at once. */
const AT_ONCE = 100;

/** Connects all seats of all tables, and waits until everybody is ready to play. */
export async function gather(port: number, tongue: Tongue, places: readonly (readonly Place[])[]): Promise<Crowd> {
  const crowd = { tables: [] as CrowdTable[], onTold: () => {}, onMessage: () => {}, underWay: 0, leave } as Crowd & {
    tables: CrowdTable[];
  };
  const left: (() => Promise<void>)[] = places.map((seats) => async () => {
    const table: CrowdTable = { seats: [], sent: [], told: 0 };
    crowd.tables.push(table);
    // One after another: who comes first may have to open the table.
    for (const [seat, place] of seats.entries()) await sit(crowd, table, port, tongue.begin(place, seat), place);
  });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.pop(); next; next = left.pop()) await next();
    }),
  );
  return crowd;

  async function leave(): Promise<void> {
    const closing = crowd.tables.flatMap(({ seats }) =>
      seats.map(({ socket }) => {
        socket.removeAllListeners('close');
        return new Promise((closed) => socket.once('close', closed).close());
      }),
    );
    await Promise.all(closing);
  }
}

function sit(crowd: Crowd, table: CrowdTable, port: number, conversation: Conversation, place: Place): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${place.port ?? port}${place.path}`, {
    perMessageDeflate: false,
    ...(place.cookie === undefined ? {} : { headers: { cookie: place.cookie } }),
  });
  const seat: Seat = { socket, conversation };
  table.seats.push(seat);
  return new Promise((ready, failed) => {
    socket.on('error', failed);
    socket.on('close', (code) => failed(new Error(`a server ended a connection (${code})`)));
    socket.on('open', () => {
      if (conversation.greeting) socket.send(conversation.greeting);
      if (conversation.ready) ready();
    });
    socket.on('message', (data) => {
      const { told } = conversation;
      const reply = conversation.hear(data as Buffer);
      if (reply) socket.send(reply);
      if (conversation.ready) ready();
      if (conversation.told > told) heard(crowd, table);
      crowd.onMessage(table, seat);
    });
  });
}

/** Somebody at a table has been told of an answer; perhaps now everybody has. */
function heard(crowd: Crowd, table: CrowdTable): void {
  for (const { conversation } of table.seats) if (conversation.told === table.told) return;
  crowd.underWay--;
  crowd.onTold(performance.now() - table.sent[table.told++]!);
}

/** Sends a seat's answer, if it is asked. */
export function send(crowd: Crowd, table: CrowdTable, { socket, conversation }: Seat): boolean {
  const message = conversation.answer();
  if (message === null) return false;
  table.sent.push(performance.now());
  crowd.underWay++;
  socket.send(message);
  return true;
}

/** Waits until everybody has been told of everything. */
export async function quiet(crowd: Crowd): Promise<void> {
  const end = performance.now() + 30_000;
  while (crowd.underWay > 0) {
    if (performance.now() > end) throw new Error(`${crowd.underWay} answers were never told to everybody`);
    await new Promise((go) => setTimeout(go, 10));
  }
}
