import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code as codeShape, tidyCode } from '@gilt/protocol/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unlessGuessing } from '../guessing.ts';
import type { Hall } from '../hall.ts';
import type { Limits } from '../manners.ts';
import { headOf, withHead } from '../preview.ts';
import { type Reachable, reachOf } from '../reach.ts';
import type { Listed } from '../store/store.ts';
import type { Visitors } from '../visitor.ts';

interface At {
  Params: { code: string };
}

/** How others come to a table: the address they come by, and what a link to it shows of itself where it is sent. */
export function invitationRoutes(
  site: FastifyInstance,
  hall: Hall,
  visitors: Visitors,
  limits: Limits,
  reachable: Reachable,
  web: string | null,
): void {
  site.get('/api/address', (request) => reachOf(reachable, request));
  if (web === null) return;
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  for (const path of ['/t/:code', '/hand/:code'])
    site.get<At>(path, async (request, reply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
      const table = await briefFor(request).catch(() => null);
      if (!table) return page;
      const { address } = await reachOf(reachable, request);
      const persons = table.seats.flatMap((seat) => (seat && 'person' in seat ? [seat.person] : []));
      const names = (await hall.store.people(persons)).map(({ name }) => name);
      const game = hall.games.find(({ id }) => id === table.game);
      return withHead(page, headOf({ table, name: game?.name ?? table.game, people: names, address }));
    });

  /** What is known of the table without waking it; whoever tries one code after another is told of none. */
  async function briefFor(request: FastifyRequest<At>): Promise<Listed | null> {
    const code = codeShape.safeParse(tidyCode(request.params.code));
    if (!code.success) return null;
    return unlessGuessing(limits, visitors.asking(request), () => hall.store.brief(code.data));
  }
}
