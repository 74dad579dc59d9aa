import { below, pick, type Random } from '@gilt/engine/random';
import type { Code } from '@gilt/protocol/words';
import { WebSocket } from 'ws';
import type { Guest } from './guest.ts';

/** Where somebody plays, and who wants to know how it went. */
export interface Playing {
  address(): string;
  isOver(): boolean;
  /** They are connected. The result is told of each answer that is acknowledged: after how long, and as which happening. */
  answering(who: Guest, code: Code): (milliseconds: number, n: number, what: string) => void;
}

/** Plays to the end, over however many connections it takes. */
export async function playOn(who: Guest, code: Code, own: Random, playing: Playing): Promise<void> {
  let seen: number | null = null;
  for (let ended = false; !ended && !playing.isOver(); ) {
    ended = await new Promise<boolean>((resolve) => {
      const ws = new WebSocket(`${playing.address().replace('http', 'ws')}/api/tables/${code}/socket`, {
        headers: { cookie: who.cookie, 'x-forwarded-for': `10.9.${below(own, 250)}.${below(own, 250)}` },
      });
      const sent = new Map<number, number>();
      const acknowledged = playing.answering(who, code);
      let question = 0;
      let requests = 0;
      const stop = setInterval(() => playing.isOver() && ws.terminate(), 200);
      ws.on('open', () => ws.send(JSON.stringify({ type: 'hello', seen })));
      ws.on('error', () => {});
      ws.on('close', () => {
        clearInterval(stop);
        setTimeout(() => resolve(false), 50);
      });
      ws.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (typeof message.n === 'number') seen = message.n;
        const at = sent.get(message.re);
        if (at !== undefined && message.type === 'happened')
          acknowledged(performance.now() - at, message.n, JSON.stringify(message.what));
        if (message.table && message.table.status !== 'playing') {
          ws.close();
          return resolve(true);
        }
        const asked = message.now?.asked;
        if (!asked || asked.names.length < 2 || message.now.chosen !== null || asked.number === question) return;
        question = asked.number;
        const choice = pick(own, asked.names as string[]);
        setTimeout(() => {
          if (ws.readyState !== WebSocket.OPEN) return;
          sent.set(++requests, performance.now());
          ws.send(JSON.stringify({ type: 'answer', request: requests, question: asked.number, choice }));
        }, 100 + below(own, 400));
      });
    });
  }
}
