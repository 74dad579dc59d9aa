import { toClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';
import type { Code } from '@gilt/protocol/words';
import { api, Trouble } from '../api.ts';
import { hasMet, introduce } from '../introduce.ts';
import { say } from '../say.ts';
import type { Listener, OpenLink } from './link.ts';

/** The server ends a connection with it when there is nothing to come back for. */
const NOT_WELCOME = 1008;
/** Milliseconds before it tries again, and at most between two tries. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Whoever had been welcome for a while tries at once, and only then waits: another server may be there. So that not all come in the same moment, within that. */
const AT_ONCE = 200;
const A_WHILE = 5000;

/** The way to a table on the server. It comes back by itself, and asks for what it missed. For a screen with the word that lets it in, if it has one. */
export const socketTo =
  (code: Code, screen: string | null = null): OpenLink =>
  (listener) => {
    let socket: WebSocket | null = null;
    /** How often it has tried in vain, and one more: only who had been welcome for a while begins with none. */
    let tries = 1;
    /** When the table last answered on this line; null: it has not. */
    let welcomed: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closed = false;
    /** What was said while the line was down; it goes out once the table has answered. */
    let unsent: ToServer[] = [];

    function connect(): void {
      clearTimeout(timer);
      const { protocol, host } = location;
      const as = screen === null ? '' : `?screen=${encodeURIComponent(screen)}`;
      const line = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${code}/socket${as}`);
      socket = line;
      welcomed = null;
      line.onopen = () => line.send(JSON.stringify({ type: 'hello', seen: listener.seen() } satisfies ToServer));
      line.onmessage = ({ data }) => {
        if (line === socket) hear(String(data));
      };
      line.onclose = ({ code: why, reason }) => {
        if (line === socket && !closed) lost(why, reason);
      };
    }

    function hear(data: string): void {
      const message = toClient.parse(JSON.parse(data));
      if (message.type === 'welcome') {
        welcomed ??= performance.now();
        listener.line('open');
      }
      listener.hear(message);
      if (message.type === 'welcome') {
        const due = unsent;
        unsent = [];
        for (const request of due) send(request);
      }
    }

    function lost(why: number, reason: string): void {
      socket = null;
      if (why === NOT_WELCOME) {
        closed = true;
        listener.gone(reason, false);
        return;
      }
      listener.line(listener.seen() === null ? 'connecting' : 'lost');
      if (welcomed === null)
        void askWhy(code, listener, screen !== null).then((gone) => {
          if (!gone) return;
          closed = true;
          clearTimeout(timer);
        });
      else tries = performance.now() - welcomed < A_WHILE ? 1 : 0;
      timer = setTimeout(connect, waitBefore(tries++));
    }

    function send(request: ToServer): void {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
      else unsent.push(request);
    }

    const now = (): void => {
      if (!socket && !closed) {
        tries = 1;
        connect();
      }
    };
    const wake = (): void => {
      if (document.visibilityState === 'visible') now();
    };
    addEventListener('online', now);
    document.addEventListener('visibilitychange', wake);
    // Whoever is new gets a name and a cookie first, so that the table knows who sits down.
    if (hasMet() || screen !== null) now();
    // A screen is nobody.
    if (screen === null) void introduce().then(now, now);
    return {
      send,
      again() {
        const old = socket;
        socket = null;
        old?.close();
        now();
      },
      close() {
        closed = true;
        clearTimeout(timer);
        removeEventListener('online', now);
        document.removeEventListener('visibilitychange', wake);
        socket?.close();
      },
    };
  };

/** How long it waits before it tries again. */
const waitBefore = (tries: number): number =>
  tries === 0
    ? AT_ONCE * Math.random()
    : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)) * (0.75 + Math.random() / 2);

/** A socket does not say why it was refused; the same address over HTTP does. */
async function askWhy(code: Code, listener: Listener, screen: boolean): Promise<boolean> {
  try {
    const { mine, status } = await api.table(code);
    // It is there and not ours, and yet it does not let us in: it is not to be watched.
    if ((mine && !screen) || listener.seen() !== null) return false;
    listener.gone(say(screen ? 'screen.private' : 'table.private'), !screen && status === 'open');
    return true;
  } catch (error) {
    if (!(error instanceof Trouble) || !error.reached) return false;
    // Whoever has been at it knows that it was there: then the server has lost it.
    const lost = listener.seen() !== null;
    if (lost && error.status !== 404) return false;
    listener.gone(lost ? say('table.lost') : error.message, false);
    return true;
  }
}
