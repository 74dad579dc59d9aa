import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Refusal } from '@gilt/engine/fault';
import { logOptions } from '@gilt/server/logging';
import { site } from '@gilt/server/site';
import { turns } from '@gilt/server/turns';
import { pino } from 'pino';
import { openInBrowser } from './open.ts';
import { print } from './output.ts';

/** Where the page finds the record. */
const GIVEN = '/given.json';

/** Serves the pages to this computer alone, with one record to be watched, and opens a browser on it. It goes on until the program is ended. */
export async function watchInBrowser(record: string, { at, eyes }: { at: number | null; eyes: string }): Promise<void> {
  const web = fileURLToPath(new URL('./web', import.meta.url));
  if (!existsSync(web)) throw new Refusal("there are no pages here ('npm run build' makes them)");
  const log = pino({ ...logOptions, level: 'error' }, pino.destination(2));
  const pages = await site({ log, origin: null, proxies: 0, turns: turns(), underWay: 100, web });
  pages.get(GIVEN, async (_, reply) => reply.type('application/json').send(record));
  await pages.listen({ port: 0, host: '127.0.0.1' });
  const { port } = pages.server.address() as AddressInfo;
  const where = new URLSearchParams({ record: GIVEN, ...(at === null ? {} : { at: String(at + 1) }), eyes });
  const address = `http://127.0.0.1:${port}/replay?${where}`;
  print(`The game is shown at ${address} until you press Ctrl-C.`);
  openInBrowser(address);
}
