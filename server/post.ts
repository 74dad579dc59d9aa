import type { Duplex } from 'node:stream';
import type { ToClient } from '@gilt/protocol/to-client';
import type { Person } from '@gilt/table/happening';
import type { WebSocket } from 'ws';

/** Whoever lets so many bytes pile up is not listening any more. */
const MOST_UNREAD = 8 * 1024 * 1024;

/** Somebody who is connected to a table. */
export interface Client {
  readonly person: Person | null;
  /** By whose word a screen is here that could not watch otherwise. */
  readonly voucher?: Person | null;
  /** Where they connect from. */
  readonly address: string;
  readonly ws: WebSocket;
  /** What the web socket speaks through. */
  readonly socket: Duplex;
  /** What goes out when this turn of the server is over. */
  readonly unsent: Letter[];
}

/** Whether the connection has ended, or is about to. */
export const gone = ({ ws }: Client): boolean => ws.readyState !== ws.OPEN;

/** A message as it is sent. It can be sent to many. */
export type Letter = Buffer;

export const letterOf = (message: ToClient): Letter => framed(JSON.stringify(message));

/** A text in the frame of the web socket protocol (RFC 6455, section 5.2), made once for all who are sent the same. */
export function framed(text: string): Letter {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = roomFor(start + length);
  frame[0] = 0x81;
  if (start === 2) frame[1] = length;
  else if (start === 4) frame.writeUInt16BE(length, frame.writeUInt8(126, 1));
  else frame.writeBigUInt64BE(BigInt(length), frame.writeUInt8(127, 1));
  frame.write(text, start);
  return frame;
}

/** Letters lie side by side in pieces of memory of this size: to ask for them one by one, or by the few that fit into a usual piece, takes longer than writing them. */
const SHEET = 65_536;
let sheet = Buffer.allocUnsafeSlow(SHEET);
let used = 0;

function roomFor(bytes: number): Buffer {
  if (bytes > SHEET / 8) return Buffer.allocUnsafeSlow(bytes);
  if (used + bytes > SHEET) {
    sheet = Buffer.allocUnsafeSlow(SHEET);
    used = 0;
  }
  used += bytes;
  return sheet.subarray(used - bytes, used);
}

/** Several letters as one piece. */
function bundled(letters: readonly Letter[]): Buffer {
  let length = 0;
  for (const letter of letters) length += letter.length;
  const bundle = roomFor(length);
  let at = 0;
  for (const letter of letters) {
    bundle.set(letter, at);
    at += letter.length;
  }
  return bundle;
}

const withMail: Client[] = [];

/** Sends a letter at the end of this turn: what somebody is sent in one turn costs one write, however many letters it is. */
export function send(client: Client, letter: Letter): void {
  if (client.unsent.push(letter) > 1) return;
  if (withMail.push(client) === 1) process.nextTick(deliverAll);
}

function deliverAll(): void {
  for (const client of withMail.splice(0)) deliver(client);
}

function deliver(client: Client): void {
  const { ws, socket, unsent } = client;
  const letters = unsent.splice(0);
  if (letters.length === 0 || gone(client)) return;
  if (socket.writableLength > MOST_UNREAD) ws.terminate();
  else socket.write(letters.length === 1 ? letters[0] : bundled(letters));
}

/** Ends a connection, with a code of the web socket protocol and a reason. */
export function end(client: Client, code: number, why: string): void {
  deliver(client);
  client.ws.close(code, why);
}
