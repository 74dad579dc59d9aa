import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, matchMaker, Room, Server } from '@colyseus/core';
import { ArraySchema, type SchemaType, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { stand } from '../stand.ts';
import { bid, newTwin, SEATS, type Twin } from '../twin.ts';

/** What everybody may see; hands follow from what was shown. */
const SeatSight = schema({ chosen: 'boolean', shown: ['uint8'], taken: ['uint8'] });
const Sight = schema({ prize: 'uint8', left: 'uint8', seats: [SeatSight] });
type Sight = SchemaType<typeof Sight>;

/** A table: secrets stay out of the state that is kept in step, and each pick is sent at once. */
class Goofspiel extends Room {
  declare state: Sight;
  override maxClients = SEATS;
  override patchRate = null;
  override seatReservationTimeout = 120;
  override maxMessagesPerSecond = Number.POSITIVE_INFINITY;
  readonly twin: Twin = newTwin();
  readonly order: string[] = [];

  override onCreate(): void {
    const sight = new Sight();
    sight.seats = new ArraySchema(...Array.from({ length: SEATS }, () => new SeatSight())) as Sight['seats'];
    sight.prize = this.twin.prize;
    sight.left = this.twin.prizes.length;
    this.state = sight;
    this.onMessage('bid', (client, card: number) => this.#bid(this.order.indexOf(client.sessionId), card));
  }

  override onJoin(client: Client, { seat }: { seat: number }): void {
    this.order[seat] = client.sessionId;
  }

  #bid(seat: number, card: number): void {
    const { twin, state } = this;
    const before = twin.prizes.length;
    if (!bid(twin, seat, card)) return;
    state.seats[seat]!.chosen = true;
    if (twin.prizes.length < before || twin.prize === 0) this.#show();
    this.broadcastPatch();
  }

  #show(): void {
    const { twin, state } = this;
    state.prize = twin.prize;
    state.left = twin.prizes.length;
    state.seats.forEach((each, seat) => {
      each.chosen = false;
      each.shown.push(twin.shown[seat]!.at(-1)!);
      if (each.taken.length < twin.taken[seat]!.length) each.taken.push(twin.taken[seat]!.at(-1)!);
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('goofspiel', Goofspiel);
await server.listen(0, '127.0.0.1');

stand({
  port: (http.address() as AddressInfo).port,
  async open(count) {
    const tables = [];
    for (let table = 0; table < count; table++) {
      const room = await matchMaker.createRoom('goofspiel', {});
      const places = [];
      for (let seat = 0; seat < SEATS; seat++) {
        const { sessionId } = await matchMaker.reserveSeatFor(room, { seat });
        places.push({ path: `/${room.processId}/${room.roomId}?sessionId=${sessionId}` });
      }
      tables.push(places);
    }
    return tables;
  },
});
