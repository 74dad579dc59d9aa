import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { stand } from '../stand.ts';
import { SEATS } from '../twin.ts';

/** No game at all: whatever a seat says is sent to everybody at the table. The limit of what a server with this library can do. */
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const tables = new Map<string, WebSocket[]>();

sockets.on('connection', (socket, request) => {
  const table = tables.get(request.url!) ?? [];
  tables.set(request.url!, table);
  table.push(socket);
  socket.on('message', (data) => {
    for (const each of table) each.send(data, { binary: false });
  });
});

server.listen(0, '127.0.0.1', () =>
  stand({
    port: (server.address() as AddressInfo).port,
    open: async (count) =>
      Array.from({ length: count }, (_, table) => Array.from({ length: SEATS }, () => ({ path: `/${table}` }))),
  }),
);
