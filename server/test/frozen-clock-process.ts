import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { serve } from '../serve.ts';
import { realSurroundings } from '../surroundings.ts';
import { inline } from '../thinker.ts';
import { PATIENT } from './patience.ts';

/** How the server is to be, as it is told on the command line. */
export interface Frozen {
  readonly port: number;
  readonly data: string;
  readonly web: string;
  /** The time at which it begins, in milliseconds since 1970. */
  readonly time: number;
}

/** What it says to whoever started it: where it is, or that it is so late now, and whoever was to be told by then has been. */
export type Said = { readonly port: number } | { readonly time: number };

/** A server with its pages whose clock stands still until it is told another time. It is a process of its own, so that it can be killed. */
const { time: start, ...parts } = JSON.parse(process.argv[2]!) as Frozen;
let time = start;
const running = await serve({
  ...parts,
  host: '127.0.0.1',
  thinker: inline,
  pace: 0,
  log: pino({ level: 'error' }, pino.destination(2)),
  manners: PATIENT,
  surroundings: { now: () => time, worked: realSurroundings.worked, bytes: (count) => randomBytes(count) },
  post: { loopback: true, subject: 'mailto:host@gilt.example' },
});
const say = (said: Said): void => void process.send!(said);
process.on('message', async (next: number) => {
  time = next;
  for (const code of running.hall.residents.keys()) running.hall.ring(code);
  while ((await running.postman.round()) > 0);
  say({ time });
});
// Whoever started it has gone.
process.on('disconnect', () => process.exit(0));
say({ port: running.port });
