import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Client, end, framed, send } from './post.ts';

/** The server's end of a connection, and what arrives at the other. */
async function connected(): Promise<{ client: Client; arrived: string[]; closed: Promise<[number, Buffer]> }> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const client = new Promise<Client>((resolve) => {
    server.on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (ws) =>
        resolve({ person: null, address: '', ws, socket, unsent: [] }),
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const other = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    other.terminate();
    server.close();
  });
  const arrived: string[] = [];
  other.on('message', (data, isBinary) => arrived.push(isBinary ? 'binary' : String(data)));
  return { client: await client, arrived, closed: once(other, 'close') as Promise<[number, Buffer]> };
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %d bytes arrives as it was', async (length) => {
  const { client, arrived, closed } = await connected();
  const text = 'x'.repeat(length);
  send(client, framed(text));
  end(client, 1000, 'done');
  await closed;
  expect(arrived).toEqual([text]);
});

test('so does one that is not plain English', async () => {
  const { client, arrived, closed } = await connected();
  const text = `${'ü'.repeat(63)} 🂡 ${'é'.repeat(40_000)}`;
  send(client, framed(text));
  end(client, 1000, 'done');
  await closed;
  expect(arrived).toEqual([text]);
});

test('letters of one turn arrive one by one and in order, also between the pings of the library', async () => {
  const { client, arrived, closed } = await connected();
  for (let turn = 0; turn < 3; turn++) {
    for (const letter of ['a', 'b', 'c']) send(client, framed(`${letter}${turn}`));
    client.ws.ping();
    await new Promise(setImmediate);
  }
  end(client, 1000, 'done');
  await closed;
  expect(arrived).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
});

test('what was sent before the end arrives before it, and nothing after', async () => {
  const { client, arrived, closed } = await connected();
  send(client, framed('last words'));
  end(client, 1008, 'go');
  send(client, framed('too late'));
  const [code, why] = await closed;
  expect([code, String(why)]).toEqual([1008, 'go']);
  expect(arrived).toEqual(['last words']);
});
