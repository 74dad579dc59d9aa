import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { stand } from '../stand.ts';
import { bid, newTwin, SEATS, type Twin } from '../twin.ts';

// The package can only be required.
const require = createRequire(import.meta.url);
const { INVALID_MOVE }: typeof import('boardgame.io/core') = require('boardgame.io/core');
const { Server }: typeof import('boardgame.io/server') = require('boardgame.io/server');

const goofspiel: Game<Twin> = {
  name: 'goofspiel',
  setup: newTwin,
  disableUndo: true,
  turn: { activePlayers: { all: 'bid' } },
  moves: {
    bid: {
      move: ({ G, playerID }, card: number) => (bid(G, Number(playerID), card) ? undefined : INVALID_MOVE),
      client: false,
      // Everybody bids at once: without it all but the first are refused.
      ignoreStaleStateID: true,
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    prizes: G.prizes.length as never,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : (hand.length as never))),
    bids: G.bids.map((card, seat) => (card === null || String(seat) === playerID ? card : -1)),
  }),
};
(goofspiel.turn as { stages?: object }).stages = { bid: { moves: goofspiel.moves } };

const server = Server({ games: [goofspiel], origins: ['*'] });
const running = await server.run({ port: 0 });

stand({
  port: (running.appServer.address() as AddressInfo).port,
  // A match is made when the first player asks for it.
  open: async (count) =>
    Array.from({ length: count }, (_, table) =>
      Array.from({ length: SEATS }, () => ({
        path: '/socket.io/?EIO=4&transport=websocket',
        table: `m${table}`,
      })),
    ),
});
