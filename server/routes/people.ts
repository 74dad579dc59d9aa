import { type linkOwner, linkToken, type Me, naming } from '@gilt/protocol/lobby';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { forget } from '../forgetting.ts';
import { type Hall, renamed } from '../hall.ts';
import type { Limits } from '../manners.ts';
import type { People } from '../people.ts';
import { NotFound, read } from '../trouble.ts';
import type { Visitors } from '../visitor.ts';

/** Who you are, and what is stored about you. */
export function peopleRoutes(
  site: FastifyInstance,
  hall: Hall,
  people: People,
  visitors: Visitors,
  limits: Limits,
): void {
  const { store } = hall;

  site.get('/api/me', async (request, reply): Promise<Me> => ({ name: (await visitors.meet(request, reply)).name }));

  site.put('/api/me', async (request, reply): Promise<Me> => {
    const { name } = read(naming, request.body);
    const { person } = await visitors.welcome(request, reply);
    await store.rename(person, name);
    renamed(hall, person, name);
    hall.company.renamed(person);
    return { name };
  });

  site.get('/api/me/export', async (request, reply) => {
    const visitor = await visitors.known(request);
    visitors.count(request, 'past');
    const data = visitor && (await store.personalData(visitor.person));
    if (!data) throw new NotFound('nothing is stored about you');
    // All that somebody ever said is as much of the past as if it were told at a table.
    limits.take('past', visitors.asking(request), data.sayings.length);
    reply.header('content-disposition', 'attachment; filename="gilt-my-data.json"');
    return data;
  });

  site.delete('/api/me', async (request, reply) => {
    const visitor = await visitors.known(request);
    if (!visitor?.isStored) throw new NotFound('nothing is stored about you');
    await forget(hall, visitor.person);
    visitors.forget(reply);
    return { deleted: true };
  });

  site.post('/api/me/link', async (request, reply) => {
    const { person } = await visitors.welcome(request, reply);
    return people.newLink(person);
  });

  site.post('/api/link', async (request, reply): Promise<z.infer<typeof linkOwner>> => {
    visitors.count(request, 'links');
    const { token, sure } = read(linkToken, request.body);
    // Whoever opens a link is asked first: it may have been sent by somebody who wants them to play in another's name.
    const person = await (sure ? people.follow(token) : people.look(token));
    const found = await store.person(person);
    if (!found) throw new NotFound('whoever made this link is not known any more');
    const you = (await visitors.known(request))?.name ?? null;
    if (sure) visitors.become(request, reply, person);
    return { name: found.name, you };
  });
}
