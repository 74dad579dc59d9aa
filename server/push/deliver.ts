import { request as plainly } from 'node:http';
import { request } from 'node:https';
import webPush from 'web-push';
import type { Mailbox } from '../store/store.ts';
import { mailboxAddress, openLookup } from './guard.ts';

/** The keys by which the makers of browsers know this server again, and to whom they can turn. */
export interface Sender {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** How a message is to be carried. */
export interface Carriage {
  /** Seconds after which nobody wants it any more. */
  readonly ttl: number;
  /** A later message on the same takes the place of one that has not arrived. */
  readonly topic: string;
}

/** What came of it: it is there; there is no such mailbox any more; it cannot be had now, but perhaps later; it will never be had. */
export type Delivery = 'there' | 'gone' | 'later' | 'never';

/** So long, in milliseconds, somebody else's server may take to answer. */
const PATIENCE = 15_000;

/** Carries a message to a mailbox, in an envelope (RFC 8291) that only the browser can open that gave out its keys. */
export async function deliver(
  mailbox: Mailbox,
  text: string,
  { ttl, topic }: Carriage,
  sender: Sender,
  loopback: boolean,
): Promise<Delivery> {
  const url = mailboxAddress(mailbox.endpoint, loopback);
  const { endpoint, p256dh, auth } = mailbox;
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    TTL: ttl,
    topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
    vapidDetails: sender,
  });
  const status = await new Promise<number | null>((done) => {
    const open = url.protocol === 'http:' ? plainly : request;
    // A name is looked up anew for each, and whoever answers with another address is not followed there.
    const sent = open(url, {
      method,
      headers: headers as Record<string, string>,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(loopback && url.hostname === '127.0.0.1' ? {} : { lookup: openLookup }),
    });
    sent.on('response', (answer) => {
      answer.destroy();
      done(answer.statusCode ?? null);
    });
    sent.on('error', () => done(null));
    sent.end(body);
  });
  return deliveryOf(status);
}

/** What an answer means (RFC 8030); null: there was none. */
export function deliveryOf(status: number | null): Delivery {
  if (status === null || status === 429 || status >= 500) return 'later';
  if (status >= 200 && status < 300) return 'there';
  return status === 404 || status === 410 ? 'gone' : 'never';
}
