import type { IncomingMessage } from 'node:http';

/**
 * Where somebody asks from. Each proxy puts the address that it saw at the end of its list: behind so many proxies of our own it is the
 * one that the first of them saw. What stands before that anybody can have written.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const said = proxies > 0 ? (seen.at(-proxies) ?? seen[0]) : undefined;
  return household(said ?? socket.remoteAddress ?? '');
}

/** Of an IPv6 address the half that a network has: whoever has one has the other half to choose from. */
function household(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last].slice(0, 4).join(':');
}
