import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from './people.ts';
import type { StoredPerson } from './store/store.ts';

/** Finds out who sends a request. */
export interface Visitors {
  /** Whoever it is; a newcomer becomes a guest, with a cookie. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<StoredPerson>;
  /** Whoever it is; null for a newcomer. */
  known(request: FastifyRequest): Promise<StoredPerson | null>;
  /** From now on the browser is this person's. */
  become(request: FastifyRequest, reply: FastifyReply, person: string): void;
  forget(reply: FastifyReply): void;
}

export function visitors(people: People): Visitors {
  const known = (request: FastifyRequest) => people.known(request.headers.cookie);
  const become: Visitors['become'] = (request, reply, person) => {
    reply.header('set-cookie', people.cookieFor(person, request.protocol === 'https'));
  };
  return {
    known,
    become,
    async welcome(request, reply) {
      const found = await known(request);
      if (found) return found;
      const guest = await people.welcome();
      become(request, reply, guest.person);
      return guest;
    },
    forget: (reply) => void reply.header('set-cookie', people.noCookie()),
  };
}
