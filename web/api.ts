import './strict.ts';
import {
  created,
  type Invitation,
  invitation,
  type Listing,
  linkOwner,
  listing,
  listings,
  type MailboxSaid,
  type Me,
  me,
  type NewTable,
  personalLink,
  pushKey,
  type Reach,
  reach,
  type ScreenPass,
  screenPass,
  trouble,
} from '@gilt/protocol/lobby';
import { type ReplaySight, replaySight } from '@gilt/protocol/replay';
import type { Code } from '@gilt/protocol/words';
import type { ZodType } from 'zod';
import { say } from './say.ts';

/** What the server refused, in its own words; or that it cannot be reached. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly reached: boolean;
  /** What the server answered with; null if it did not. */
  readonly status: number | null;
  constructor(message: string, reached: boolean, status: number | null = null) {
    super(message);
    this.reached = reached;
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The question who this is, while it is under way: its answer makes a guest of a newcomer. */
let meeting: Promise<Response> | null = null;
let met = false;

/** Asked once at a time, and before anything is done: two requests of a newcomer at once would make two people of one. */
async function whoAmI(): Promise<Response> {
  meeting ??= send('GET', '/me').finally(() => {
    meeting = null;
  });
  const answer = await meeting;
  met = true;
  return answer.clone();
}

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  if (!met && method !== 'GET') await whoAmI();
  return send(method, path, body);
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null);
  if (!answer || !isOurs(answer)) throw new Trouble(say('server.away'), false);
  if (!answer.ok) {
    const read = trouble.safeParse(await answer.json().catch(() => null));
    throw new Trouble(read.success ? read.data.error : say('server.strange'), true, answer.status);
  }
  return answer;
}

/** Something else than our server may answer in its place: a page, say, that is served without one. */
const isOurs = ({ status, headers }: Response): boolean =>
  status === 204 || /json/.test(headers.get('content-type') ?? '') || status < 400;

async function read<T>(schema: ZodType<T>, answer: Promise<Response>): Promise<T> {
  const response = await answer;
  const body: unknown = await response.json().catch(() => null);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Trouble(say('server.away'), false);
  return parsed.data;
}

export const api = {
  me: (): Promise<Me> => read(me, whoAmI()),
  rename: (name: string): Promise<unknown> => ask('PUT', '/me', { name }),
  forget: (): Promise<unknown> => ask('DELETE', '/me'),
  personalLink: () => read(personalLink, ask('POST', '/me/link')),
  lookAtLink: (token: string) => read(linkOwner, ask('POST', '/link', { token })),
  openLink: (token: string): Promise<unknown> => ask('POST', '/link', { token, sure: true }),
  pushKey: () => read(pushKey, ask('GET', '/push')),
  beTold: (mailbox: MailboxSaid): Promise<unknown> => ask('POST', '/me/push', mailbox),
  notBeTold: (endpoint: string): Promise<unknown> => ask('DELETE', '/me/push', { endpoint }),
  openTables: async (): Promise<Listing[]> => (await read(listings, ask('GET', '/tables'))).tables,
  myTables: async (): Promise<Listing[]> => (await read(listings, ask('GET', '/me/tables'))).tables,
  table: (code: Code): Promise<Listing> => read(listing, ask('GET', `/tables/${code}`)),
  invitation: (code: Code): Promise<Invitation> => read(invitation, ask('GET', `/tables/${code}/invitation`)),
  screen: (code: Code, pass?: string): Promise<ScreenPass> =>
    read(screenPass, ask('POST', `/tables/${code}/screen`, pass === undefined ? {} : { pass })),
  address: (): Promise<Reach> => read(reach, ask('GET', '/address')),
  newTable: async (table: NewTable): Promise<Code> => (await read(created, ask('POST', '/tables', table))).code,
  join: (code: Code, number: string, seat?: number): Promise<unknown> =>
    ask('POST', `/tables/${code}/join`, { number, ...(seat === undefined ? {} : { seat }) }),
  leave: (code: Code): Promise<unknown> => ask('POST', `/tables/${code}/leave`, {}),
  kick: (code: Code, seat: number): Promise<unknown> => ask('POST', `/tables/${code}/kick`, { seat }),
  host: (code: Code, seat: number): Promise<unknown> => ask('POST', `/tables/${code}/host`, { seat }),
  bot: (code: Code, seat: number, bot: string | null): Promise<unknown> =>
    ask('POST', `/tables/${code}/bot`, { seat, bot }),
  start: (code: Code): Promise<unknown> => ask('POST', `/tables/${code}/start`, {}),
  rematch: async (code: Code, number: string, game: string): Promise<Code> =>
    (await read(created, ask('POST', `/tables/${code}/rematch`, { number, game }))).code,
  replay: (code: Code): Promise<ReplaySight> => read(replaySight, ask('GET', `/tables/${code}/replay`)),
  record: async (code: Code): Promise<string> => (await ask('GET', `/tables/${code}/record`)).text(),
};
