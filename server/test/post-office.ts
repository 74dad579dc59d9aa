import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A message as it came to a mailbox, opened. */
export interface Message {
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** Where a browser takes in messages, with the keys that open them. */
export interface TestMailbox {
  /** As a browser says it to the server. */
  readonly said: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  readonly messages: Message[];
  /** What senders are answered with; a few answers may come before. */
  answer: number;
}

/** What the maker of a browser has: mailboxes into which anybody may put messages who knows their address (RFC 8030). */
export interface PostOffice {
  mailbox(): TestMailbox;
}

export async function postOffice(): Promise<PostOffice> {
  const boxes = new Map<string, { box: TestMailbox; open(body: Buffer): string }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const found = boxes.get(request.url!);
    if (found && found.box.answer < 300)
      found.box.messages.push({ text: found.open(Buffer.concat(chunks)), headers: request.headers });
    response.writeHead(found?.box.answer ?? 404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    mailbox() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/box/${boxes.size + 1}`;
      const box: TestMailbox = {
        said: {
          endpoint: `http://127.0.0.1:${port}${path}`,
          keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        messages: [],
        answer: 201,
      };
      boxes.set(path, { box, open: (body) => opened(body, ecdh, auth) });
      return box;
    },
  };
}

/** Opens an envelope (RFC 8188, with the keys of RFC 8291), as a browser does; worked out here, and not by the library that seals it. */
function opened(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const theirs = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const prk = createHmac('sha256', auth).update(ecdh.computeSecret(theirs)).digest();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs, Buffer.from([1])]);
  const secret = createHmac('sha256', prk).update(info).digest();
  const derived = (what: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Who says that they sent it (RFC 8292); null if it is not signed with that key. */
export function senderOf({ headers }: Message, key: string): { aud: string; sub: string; exp: number } | null {
  const [, token, named] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || named !== key) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const [head, claims, signature] = token.split('.');
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  return holds ? JSON.parse(Buffer.from(claims!, 'base64url').toString()) : null;
}
