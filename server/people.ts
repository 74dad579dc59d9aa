import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Code, codeFrom } from '@gilt/protocol/words';
import type { Person } from '@gilt/table/happening';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Store, StoredPerson } from './store/store.ts';
import type { Surroundings } from './surroundings.ts';
import { NotFound } from './trouble.ts';

const COOKIE = 'gilt';
/** As long as browsers keep a cookie at most. */
const COOKIE_AGE = 400 * 86_400;
/** A personal link can be used for so long, in milliseconds. */
const LINK_AGE = 15 * 60_000;
/** How exactly it is known when somebody was last here, in milliseconds. */
const SEEN_EVERY = 3_600_000;

/** Who people are: guests, known by a signed cookie. */
export interface People {
  /** The person of a request with that cookie header, without asking the store; null if it names nobody. */
  named(header: string | undefined): Person | null;
  /** The same with what is known of them. Whoever has only looked on so far is not stored. */
  known(header: string | undefined): Promise<Visitor | null>;
  /** Somebody new, who is not stored. */
  stranger(): Visitor;
  /** Stores somebody who has only looked on so far. */
  keep(visitor: Visitor): Promise<Visitor>;
  /** The cookie that makes a browser this person's. */
  cookieFor(visitor: Pick<Visitor, 'person' | 'isStored'>, secure: boolean): string;
  /** The cookie that makes it nobody's. */
  noCookie(): string;
  /** The word of somebody at a table that lets a screen in there, where not everybody may watch. */
  passOf(code: Code, person: Person): Code;
  /** A link that makes another device this person's, once. */
  newLink(person: Person): Promise<{ token: string; expires: number }>;
  /** The person of such a link, which is used up by it. */
  follow(token: string): Promise<Person>;
  /** The same without using it. */
  look(token: string): Promise<Person>;
}

/** Somebody who asks for something. */
export interface Visitor extends StoredPerson {
  readonly isStored: boolean;
}

export async function people(store: Store, { now, bytes }: Surroundings): Promise<People> {
  const key = await store.setting('cookie key', Buffer.from(bytes(32)).toString('hex'));
  const signed = (person: Person, isStored: boolean): string => {
    const text = isStored ? person : `not stored ${person}`;
    return `${person}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  /** Who a cookie names, and whether it was given to somebody who was stored. */
  function reads(header: string | undefined): { person: Person; isStored: boolean } | null {
    const value = header === undefined ? undefined : parseCookie(header)[COOKIE];
    const [person] = value?.split('.') ?? [];
    if (!value || !person) return null;
    const isStored = [true, false].find((each) => sameBytes(Buffer.from(value), Buffer.from(signed(person, each))));
    return isStored === undefined ? null : { person, isStored };
  }
  const nameOf = (person: Person): string =>
    `Guest ${1000 + (createHash('sha256').update(person).digest().readUInt16BE() % 9000)}`;
  const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
  const randomWord = (size: number): string => Buffer.from(bytes(size)).toString('base64url');
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

  return {
    async known(header) {
      const named = reads(header);
      if (!named) return null;
      const { person } = named;
      const found = await store.person(person);
      if (found && now() - found.seen > SEEN_EVERY) await store.sawPerson(person, now());
      if (found) return { ...found, isStored: true };
      // Whoever was stored and is not any more has been forgotten.
      return named.isStored ? null : { person, name: nameOf(person), seen: now(), isStored: false };
    },
    named: (header) => reads(header)?.person ?? null,
    stranger() {
      const person = randomWord(16);
      return { person, name: nameOf(person), seen: now(), isStored: false };
    },
    async keep({ person, name }) {
      const kept = { person, name, seen: now() };
      try {
        await store.addPerson(kept);
        return { ...kept, isStored: true };
      } catch (error) {
        // Whoever asks for two things at once is kept by the first of them, at whatever node.
        const before = await store.person(person);
        if (!before) throw error;
        return { ...before, isStored: true };
      }
    },
    cookieFor: ({ person, isStored }, secure) =>
      stringifySetCookie({
        name: COOKIE,
        value: signed(person, isStored),
        ...cookie,
        secure,
        maxAge: COOKIE_AGE,
      }),
    passOf: (code, person) => codeFrom(createHmac('sha512', key).update(`screen ${code} ${person}`).digest())!,
    noCookie: () => stringifySetCookie({ name: COOKIE, value: '', ...cookie, maxAge: 0 }),
    async newLink(person) {
      const token = randomWord(32);
      const expires = now() + LINK_AGE;
      await store.addLink(hashOf(token), person, expires);
      return { token, expires };
    },
    follow: async (token) => orGone(await store.takeLink(hashOf(token), now())),
    look: async (token) => orGone(await store.link(hashOf(token), now())),
  };
}

function orGone(person: Person | null): Person {
  if (!person) throw new NotFound('this link has been used, or is too old; ask for a new one');
  return person;
}

const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
