import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { foundTable } from '../../server/founding.ts';
import { tableAt, tidy } from '../../server/hall.ts';
import { logOptions } from '../../server/logging.ts';
import { GOOD_MANNERS } from '../../server/manners.ts';
import { people } from '../../server/people.ts';
import { make } from '../../server/resident.ts';
import { serve } from '../../server/serve.ts';
import type { StoredPerson } from '../../server/store/store.ts';
import { pool } from '../../server/thinker.ts';
import { start, join as takeSeat } from '../../table/seats.ts';
import { type Place, stand } from './stand.ts';
import { storePeople } from './stored-people.ts';
import { SEATS } from './twin.ts';

/** Our own server as `gilt serve` starts it, but for limits meant for people; and a clock that can be put forward. */
/** Which game, a folder that stays, and the address of a database of PostgreSQL; none of them has to be there. */
const [game = 'goofspiel', kept = '', database = ''] = process.argv.slice(2);
const data = kept || mkdtempSync(join(tmpdir(), 'gilt-bench-'));
if (!kept) process.on('exit', () => rmSync(data, { recursive: true, force: true }));
/** The same for every kind. */
const allOf = <T extends object, V>(kinds: T, value: V) =>
  Object.fromEntries(Object.keys(kinds).map((kind) => [kind, value])) as Record<keyof T, V>;
let passed = 0;
const surroundings = {
  now: () => Date.now() + passed,
  worked: () => Date.now(),
  bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
};
const { port, hall } = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  ...(database ? { database } : {}),
  thinker: pool(new URL('./thinker.js', import.meta.url)),
  checkpointer: new URL('./checkpointer.js', import.meta.url),
  log: pino({ ...logOptions, level: 'error' }, pino.destination(2)),
  surroundings,
  manners: {
    ...GOOD_MANNERS,
    address: allOf(GOOD_MANNERS.address, { burst: Number.MAX_SAFE_INTEGER, perSecond: 0 }),
    person: { messages: GOOD_MANNERS.person.messages! },
    perAddress: Number.MAX_SAFE_INTEGER,
  },
});
const known = await people(hall.store, surroundings);

async function open(guests: readonly StoredPerson[]): Promise<Place[]> {
  const [host, ...others] = guests.map(({ person }) => person) as [string, ...string[]];
  const terms = { clock: null, minutes: null, listed: false, watchable: true, start: false, options: {} };
  const wanted = { game, seats: ['me', ...others.map(() => 'open')], ...terms };
  const code = await foundTable(hall, host, wanted, () => Promise.resolve());
  const here = await tableAt(hall, code);
  for (const { person, name } of guests.slice(1)) {
    here.names.set(person, name);
    await make(hall, here, takeSeat(here.table, person));
  }
  await make(hall, here, start(here.table, host));
  return guests.map(({ person }) => ({
    path: `/api/tables/${code}/socket`,
    cookie: known.cookieFor({ person, isStored: true }, false).split(';')[0]!,
  }));
}

stand({
  port,
  async open(tables) {
    const guests = await storePeople(database || data, tables * SEATS);
    return Promise.all(Array.from({ length: tables }, (_, i) => open(guests.slice(i * SEATS, (i + 1) * SEATS))));
  },
  async rest() {
    // The last goodbyes may still be on their way.
    while ([...hall.residents.values()].some(({ clients }) => clients.length > 0)) await sleep(10);
    passed += 60_000;
    await tidy(hall);
    return hall.residents.size;
  },
});
