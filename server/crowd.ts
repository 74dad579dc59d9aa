import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { addressOf } from './address.ts';
import { TooMuch } from './trouble.ts';
import type { Turns } from './turns.ts';

const AWAY = JSON.stringify({ error: new TooMuch().message });
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' };

/**
 * Counts the requests of each address that have not been answered yet. Whoever has too many of them under way is sent away before
 * anything else is done for them: thousands who send a letter an hour would keep the server busy with saying no.
 */
export function crowd(most: number, proxies: number, listener: RequestListener): RequestListener {
  const underWay = new Map<string, number>();
  return (request, response) => {
    const address = addressOf(request, proxies);
    const there = underWay.get(address) ?? 0;
    if (there >= most) return sendAway(request, response);
    underWay.set(address, there + 1);
    response.once('close', () => {
      const left = underWay.get(address)! - 1;
      if (left > 0) underWay.set(address, left);
      else underWay.delete(address);
    });
    listener(request, response);
  };
}

/** Something that the server has to work for, and not just one of its files. Whether it is alive costs nothing. */
export const isWork = (url: string): boolean => /^\/(api\/|readyz\b|metrics\b)/.test(url);

/** Work is done in turns: also to say no costs the thread more than to let somebody wait. */
export const inTurns =
  (turns: Turns, proxies: number, listener: RequestListener): RequestListener =>
  (request, response) => {
    if (!isWork(request.url ?? '')) return listener(request, response);
    void turns.come(addressOf(request, proxies)).then(() => {
      if (!response.destroyed) listener(request, response);
    });
  };

/** What they still want to send is not waited for. */
function sendAway(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(429, HEADERS).end(AWAY, () => request.socket.destroySoon());
}
