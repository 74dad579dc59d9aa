import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { z } from 'zod';
import { bringBack } from './aside.ts';
import { forget } from './forgetting.ts';
import { type Hall, tableAt } from './hall.ts';
import { decided } from './resident.ts';
import type { Mark } from './store/store.ts';
import { noTable, read } from './trouble.ts';

/** Where the operator's wishes are heard: a socket in the data folder, for its owner only. */
export const adminSocket = (data: string): string => join(data, 'admin.sock');

const MOST = 1000;

const wish = z.strictObject({ what: z.string(), whom: z.string().optional() });

/** What the operator can have done, by name. */
type Deeds = Readonly<Record<string, (hall: Hall, whom: string) => Promise<unknown>>>;

const deeds: Deeds = {
  async list({ store }) {
    const asides = new Map((await store.asides()).map(({ code, why }) => [code, why]));
    return (await store.allTables(MOST)).map((each) => ({ ...each, setAside: asides.get(each.code) ?? null }));
  },
  async show({ store, marks }, code) {
    const brief = await store.brief(code);
    if (!brief) throw noTable(code);
    const seated = await store.people(brief.seats.flatMap((seat) => (seat && 'person' in seat ? [seat.person] : [])));
    const people = seated.map((each) => ({ ...each, mark: marks.get(each.person) ?? null }));
    const lines = await store.lines(code, 0);
    return { ...brief, lines: lines.length, people, setAside: await store.aside(code) };
  },
  async close(hall, code) {
    const here = await tableAt(hall, code);
    await hall.company.current(here);
    if (here.table.status !== 'open' && here.table.status !== 'playing')
      throw new Refusal(`table ${code} is ${here.table.status} already`);
    await decided(hall, here, () => ({ type: 'closed', why: 'the operator of the server has closed it' }));
    return { closed: code };
  },
  async delete(hall, code) {
    if (!(await hall.store.brief(code))) throw noTable(code);
    hall.readAgain(code);
    await hall.store.deleteTable(code);
    hall.company.readAgain(code);
    return { deleted: code };
  },
  aside: ({ store }) => store.asides(),
  async retry(hall, code) {
    if (!(await hall.store.aside(code))) throw new Refusal(`table ${code} was not set aside`);
    await bringBack(hall, code);
    const { table } = await tableAt(hall, code);
    return { code, status: table.status, why: table.why };
  },
  ban: (hall, person) => mark(hall, person, 'banned'),
  mute: (hall, person) => mark(hall, person, 'muted'),
  pardon: (hall, person) => mark(hall, person, null),
  async forget(hall, person) {
    await mustKnow(hall, person);
    await forget(hall, person);
    return { forgotten: person };
  },
};
export const DEEDS = Object.keys(deeds);

async function mustKnow({ store }: Hall, person: string): Promise<void> {
  if (!(await store.person(person)))
    throw new Refusal(`there is no person ${person}; 'show CODE' tells who sits where`);
}

async function mark(hall: Hall, person: string, how: Mark | null): Promise<unknown> {
  await mustKnow(hall, person);
  await hall.store.markPerson(person, how);
  if (how === null) hall.marks.delete(person);
  else hall.marks.set(person, how);
  if (how === 'banned') hall.showOut(person);
  hall.company.marked();
  return { person, mark: how };
}

/** Hears the operator's wishes for as long as the server runs. */
export function hearOperator(hall: Hall, data: string): Server {
  const path = adminSocket(data);
  rmSync(path, { force: true });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const say = (status: number, answer: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    try {
      const { what, whom = '' } = read(wish, JSON.parse(body));
      const deed = Object.hasOwn(deeds, what) ? deeds[what] : undefined;
      if (!deed) throw new Refusal(`there is no '${what}' (${DEEDS.join(', ')})`);
      say(200, await deed(hall, whom));
    } catch (error) {
      if (!(error instanceof Refusal)) hall.log.error({ error }, 'a wish of the operator failed');
      say(error instanceof Refusal ? 409 : 500, { error: error instanceof Error ? error.message : String(error) });
    }
  });
  const before = process.umask(0o177);
  server.listen(path);
  process.umask(before);
  server.unref();
  return server;
}
