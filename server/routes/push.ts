import { mailbox, mailboxNamed } from '@gilt/protocol/lobby';
import type { FastifyInstance } from 'fastify';
import type { Hall } from '../hall.ts';
import type { Postman } from '../push/postman.ts';
import { read } from '../trouble.ts';
import type { Visitors } from '../visitor.ts';

/** In which browsers somebody wants to be told what they are not there to see. */
export function pushRoutes(site: FastifyInstance, { store }: Hall, postman: Postman, visitors: Visitors): void {
  site.get('/api/push', async () => ({ key: postman.key }));

  site.post('/api/me/push', async (request, reply) => {
    visitors.count(request, 'mailboxes');
    const { endpoint, keys } = read(mailbox, request.body);
    const { person } = await visitors.welcome(request, reply);
    await postman.keep({ endpoint, person, ...keys });
    return { told: true };
  });

  site.delete('/api/me/push', async (request) => {
    const { endpoint } = read(mailboxNamed, request.body);
    const visitor = await visitors.known(request);
    const own = visitor ? await store.mailboxesOf(visitor.person) : [];
    if (own.some((each) => each.endpoint === endpoint)) await store.deleteMailbox(endpoint);
    return { told: false };
  });
}
