import type { Person } from '@gilt/table/happening';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './address.ts';
import type { Asking, Kind, Limits } from './manners.ts';
import type { People, Visitor } from './people.ts';
import { TooMuch } from './trouble.ts';

/** Finds out who sends a request, and whether they may go on like that. */
export interface Visitors {
  /** Whoever it is; a newcomer becomes a guest, with a cookie, and is stored. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
  /** Whoever it is; a newcomer gets a cookie, and nothing is stored. */
  meet(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
  /** Whoever it is; null for a newcomer. */
  known(request: FastifyRequest): Promise<Visitor | null>;
  /** From now on the browser is this person's. */
  become(request: FastifyRequest, reply: FastifyReply, person: Person): void;
  forget(reply: FastifyReply): void;
  asking(request: FastifyRequest): Asking;
  /** Refuses what is asked for too often. */
  count(request: FastifyRequest, kind: Kind, amount?: number): void;
}

export function visitors(people: People, limits: Limits, proxies: number): Visitors {
  const known = (request: FastifyRequest) => people.known(request.headers.cookie);
  const give = (request: FastifyRequest, reply: FastifyReply, visitor: Pick<Visitor, 'person' | 'isStored'>): void =>
    void reply.header('set-cookie', people.cookieFor(visitor, request.protocol === 'https'));
  const asking = ({ raw }: FastifyRequest): Asking => ({
    address: addressOf(raw, proxies),
    person: people.named(raw.headers.cookie),
  });
  const count: Visitors['count'] = (request, kind, amount) => {
    if (!limits.take(kind, asking(request), amount)) throw new TooMuch();
  };
  return {
    known,
    asking,
    count,
    become: (request, reply, person) => give(request, reply, { person, isStored: true }),
    async meet(request, reply) {
      const found = await known(request);
      if (found) return found;
      const stranger = people.stranger();
      give(request, reply, stranger);
      return stranger;
    },
    async welcome(request, reply) {
      const found = (await known(request)) ?? people.stranger();
      if (found.isStored) return found;
      count(request, 'people');
      const kept = await people.keep(found);
      give(request, reply, kept);
      return kept;
    },
    forget: (reply) => void reply.header('set-cookie', people.noCookie()),
  };
}
