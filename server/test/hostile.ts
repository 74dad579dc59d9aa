import { createConnection, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { houseSet } from '@gilt/games/shadowgate/house';
import { WebSocket } from 'ws';
import { type Guest, guest } from './guest.ts';

/** What a hostile client has to do with: a server that may come and go, and an address of its own. */
export interface Field {
  address(): string;
  /** Codes of other people's tables. */
  codes(): readonly string[];
  isOver(): boolean;
  readonly tally: Tally;
}

/** How often each attack was tried, by name. */
export type Tally = Record<string, number>;

type Attack = (field: Field, who: Guest, headers: Record<string, string>) => Promise<void>;

const socketTo = (field: Field, code: string, headers: Record<string, string>): WebSocket => {
  const ws = new WebSocket(`${field.address().replace('http', 'ws')}/api/tables/${code}/socket`, { headers });
  ws.on('error', () => {});
  return ws;
};
const isOpen = (ws: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    ws.once('open', () => resolve(true));
    ws.once('close', () => resolve(false));
    ws.once('unexpected-response', () => resolve(false));
  });

/** A table of one's own with a bot, and a connection to it. */
async function ownTable(field: Field, who: Guest, headers: Record<string, string>, more: object = {}) {
  const { body } = await who.ask('POST', 'tables', { game: 'shadowgate', seats: ['me', 'hard'], start: true, ...more });
  const ws = socketTo(field, body.code ?? 'ABCDEFGH', { ...headers, cookie: who.cookie });
  if (!(await isOpen(ws))) return null;
  ws.send('{"type":"hello","seen":null}');
  return ws;
}
async function flood(ws: WebSocket | null, message: (i: number) => object, times = 300): Promise<void> {
  for (let i = 0; ws?.readyState === WebSocket.OPEN && i < times; i++) {
    ws.send(JSON.stringify({ request: i, ...message(i) }));
    if (i % 20 === 0) await wait(10);
  }
  ws?.terminate();
}

const LETTERS = 'ABCDEFGHJKMNPQRST';
const dear = structuredClone(houseSet);
for (const [i, card] of dear.adventure.entries()) {
  card.resources = [0, 1, 2].map((place) => (place === i % 3 ? 9 : 0)) as [number, number, number];
  if (card.kind !== 'event') card.cost = [9, 9, 9];
}
for (const ability of dear.abilities.flat())
  ability.effects = [
    { does: 'draw', cards: 3 },
    { does: 'hand', more: 3 },
    { does: 'actions', by: 3 },
  ];

/** All that was ever tried against the server. */
const ATTACKS: readonly Attack[] = [
  async function guessesCodes(field, _who, headers) {
    for (let i = 0; i < 200; i++)
      await isOpen(socketTo(field, `ABCDEF${LETTERS[i % 17]}${LETTERS[(i >> 4) % 17]}`, headers));
  },
  async function comesWithoutACookie(field, _who, headers) {
    for (let i = 0; i < 300; i++) await fetch(`${field.address()}/api/me`, { headers });
  },
  async function sendsSlowly(field) {
    const { port } = new URL(field.address());
    const sockets: Socket[] = [];
    for (let i = 0; i < 100; i++) {
      const socket = createConnection(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n{',
      );
      sockets.push(socket);
    }
    await wait(5000);
    for (const socket of sockets) socket.destroy();
  },
  async function opensTablesWithStrangeCards(_field, who) {
    for (let i = 0; i < 40; i++)
      await who.ask('POST', 'tables', {
        game: 'shadowgate',
        seats: ['me', 'hard', 'hard', 'hard'],
        cards: dear,
        start: true,
      });
  },
  async function keepsManyBotsBusy(field, who, headers) {
    for (let i = 0; i < 10; i++)
      (
        await ownTable(field, who, headers, { game: 'dungeon-busters', seats: ['me', 'hard', 'hard', 'hard'] })
      )?.terminate();
  },
  async function promisesALot(field, who, headers) {
    const ws = await ownTable(field, who, headers);
    await flood(ws, () => ({ type: 'promise', kind: 'no-event', terms: {}, to: null }));
  },
  async function undoesAndTalks(field, who, headers) {
    const ws = await ownTable(field, who, headers);
    await flood(ws, (i) =>
      i % 2 === 0 ? { type: 'askUndo', question: i } : { type: 'say', text: `\u202e${'x'.repeat(400)}` },
    );
  },
  async function comesAndGoes(field, who, headers) {
    const ws = await ownTable(field, who, headers, { clock: 5 });
    await flood(ws, (i) => ({ type: i % 2 === 0 ? 'goAway' : 'comeBack' }));
  },
  async function pings(field, who, headers) {
    const ws = await ownTable(field, who, headers);
    for (let i = 0; ws?.readyState === WebSocket.OPEN && i < 2000; i++) {
      ws.ping();
      if (i % 100 === 0) await wait(5);
    }
    ws?.terminate();
  },
  async function watchesEverything(field, who, headers) {
    for (const code of field.codes().slice(0, 60)) {
      const ws = socketTo(field, code, { ...headers, cookie: who.cookie });
      if (await isOpen(ws)) ws.send('{"type":"hello","seen":null}');
      await wait(5);
      ws.terminate();
    }
  },
  async function meddles(field, who) {
    for (const code of field.codes().slice(0, 30))
      for (const what of ['kick', 'host', 'start', 'rematch', 'leave'])
        await who.ask('POST', `tables/${code}/${what}`, { seat: 0 });
  },
  async function talksNonsense(field, who, headers) {
    const ws = await ownTable(field, who, headers);
    for (let i = 0; ws?.readyState === WebSocket.OPEN && i < 200; i++)
      ws.send(i % 2 === 0 ? '{"type":' : Buffer.alloc(100));
    ws?.terminate();
  },
];

/** Does harm as long as it goes on, and keeps count. Ten clients share an address. */
export async function hostile(field: Field, number: number, only: readonly string[] = []): Promise<void> {
  const headers = { 'x-forwarded-for': `203.0.113.${1 + Math.floor(number / 10)}` };
  const who = guest(field.address, headers);
  const attacks = only.length === 0 ? ATTACKS : ATTACKS.filter(({ name }) => only.includes(name));
  if (attacks.length === 0) throw new Error(`there is no attack called ${only.join(', ')}`);
  for (let i = number; !field.isOver(); i++) {
    const attack = attacks[i % attacks.length]!;
    try {
      if (who.cookie === '') await who.ask('PUT', 'me', { name: `Eve ${number}` });
      await attack(field, who, headers);
    } catch {
      // The server was killed just then, or did not want to: that is what it is for.
    }
    await wait(50);
    field.tally[attack.name] = (field.tally[attack.name] ?? 0) + 1;
  }
}
