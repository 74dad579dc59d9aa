import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
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
  /** The person of a request with that cookie header; null if it names nobody. */
  known(header: string | undefined): Promise<StoredPerson | null>;
  /** A new guest. */
  welcome(): Promise<StoredPerson>;
  /** The cookie that makes a browser this person's. */
  cookieFor(person: Person, secure: boolean): string;
  /** The cookie that makes it nobody's. */
  noCookie(): string;
  /** A link that makes another device this person's, once. */
  newLink(person: Person): Promise<{ token: string; expires: number }>;
  /** The person of such a link. */
  follow(token: string): Promise<Person>;
}

export async function people(store: Store, { now, bytes }: Surroundings): Promise<People> {
  const key = await store.setting('cookie key', Buffer.from(bytes(32)).toString('hex'));
  const signed = (person: Person): string =>
    `${person}.${createHmac('sha256', key).update(person).digest('base64url')}`;
  const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
  const randomWord = (size: number): string => Buffer.from(bytes(size)).toString('base64url');
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

  return {
    async known(header) {
      const value = header === undefined ? undefined : parseCookie(header)[COOKIE];
      const [person] = value?.split('.') ?? [];
      if (!value || !person || !sameBytes(Buffer.from(value), Buffer.from(signed(person)))) return null;
      const found = await store.person(person);
      if (found && now() - found.seen > SEEN_EVERY) await store.sawPerson(person, now());
      return found;
    },
    async welcome() {
      const guest = {
        person: randomWord(16),
        name: `Guest ${1000 + (Buffer.from(bytes(2)).readUInt16BE() % 9000)}`,
        seen: now(),
      };
      await store.addPerson(guest);
      return guest;
    },
    cookieFor: (person, secure) =>
      stringifySetCookie({
        name: COOKIE,
        value: signed(person),
        ...cookie,
        secure,
        maxAge: COOKIE_AGE,
      }),
    noCookie: () => stringifySetCookie({ name: COOKIE, value: '', ...cookie, maxAge: 0 }),
    async newLink(person) {
      const token = randomWord(32);
      const expires = now() + LINK_AGE;
      await store.addLink(hashOf(token), person, expires);
      return { token, expires };
    },
    async follow(token) {
      const person = await store.takeLink(hashOf(token), now());
      if (!person) throw new NotFound('this link has been used, or is too old; ask for a new one');
      return person;
    },
  };
}

const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
