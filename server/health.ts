import { statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Hall } from './hall.ts';
import type { Metrics } from './metrics.ts';

/** So much of the disk should be free, in bytes. */
const LEAST_FREE = 200 * 1024 * 1024;
/** Whether a write goes through is tried so often at most, in milliseconds. */
const TRY_EVERY = 2000;
/** A write that takes longer does not go through, in milliseconds. */
const LONGEST_TRY = 2000;

/** Whether the server is alive, whether it can do its work, and what it counts. */
export function healthRoutes(app: FastifyInstance, hall: Hall, { registry }: Metrics, data: string): void {
  app.get('/healthz', async (_request, reply) => {
    const status = hall.closing ? 'stopping' : hall.company.isLost() ? 'the database is lost' : 'ok';
    if (status !== 'ok') reply.status(503);
    return { status };
  });

  let last = { at: Number.NEGATIVE_INFINITY, troubles: [] as string[] };
  async function troubles(): Promise<string[]> {
    const now = hall.surroundings.now();
    if (now - last.at >= TRY_EVERY) last = { at: now, troubles: await diskTroubles(hall, data) };
    return [...(hall.closing ? ['the server is about to restart'] : []), ...last.troubles];
  }
  app.get('/readyz', async (_request, reply) => {
    const found = await troubles();
    if (found.length > 0) reply.status(503);
    // A store that does not answer is not asked for more.
    const setAside = found.length === 0 ? (await hall.store.asides()).length : null;
    return { ready: found.length === 0, troubles: found, setAside, clockDoubted: hall.clockDoubted };
  });

  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

async function diskTroubles({ store, surroundings }: Hall, data: string): Promise<string[]> {
  const found: string[] = [];
  const written = store.keepSetting('ready', String(surroundings.now())).then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([written, pause(LONGEST_TRY, false, { ref: false })]))) found.push('nothing can be written');
  const { bavail, bsize } = statfsSync(data);
  if (bavail * bsize < LEAST_FREE) found.push('the disk is nearly full');
  return found;
}
