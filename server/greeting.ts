import type { Seat } from '@gilt/engine/seat';
import type { ReplaySight } from '@gilt/protocol/replay';
import type { Happened } from '@gilt/protocol/sight';
import { asidesIn } from '@gilt/table/asides';
import type { Person } from '@gilt/table/happening';
import { eventsHeard, hasEnded, nowSeen, tableSeen, whatSeen } from '@gilt/table/sight';
import { lookedAt } from './aside.ts';
import type { Hall } from './hall.ts';
import { showWhatIsLed, stopLeading } from './leading.ts';
import type { Limits } from './manners.ts';
import { type Client, end, gone, letterOf, send } from './post.ts';
import { drop, isCurrent, nameIn, READ_AGAIN, type Resident, seatIn } from './resident.ts';
import type { StoredLine } from './store/store.ts';

/** As much is told of the past at most; before that a game has not been so long, or people have talked a lot. */
const LONGEST_PAST = 5000;
const TOO_MUCH = 'you have been told too much of the past at once; please wait a minute';

/**
 * Tells somebody who connects all that they missed since a number, or everything (null), and from then on whatever happens.
 * Only what is stored is told, so it waits until nothing is being written.
 */
export async function greet(
  hall: Hall,
  limits: Limits,
  here: Resident,
  client: Client,
  seen: number | null,
  longestPast = LONGEST_PAST,
): Promise<void> {
  const { table } = here;
  // Another node has told them of what nobody has told this one.
  if (seen !== null && seen > table.n) await hall.company.current(here);
  // Whoever is too far behind begins anew, or there would be a gap in what they know.
  const fresh = seen === null || seen > table.n || seen < table.n - longestPast;
  const lines: StoredLine[] = [];
  let known = Math.max(fresh ? 0 : seen, table.n - longestPast);
  // The log of a table that has ended lies bound, and is read whole.
  const read = hasEnded(table) && known < table.n ? table.n : table.n - known;
  if (!limits.take('past', client, 1 + read)) return end(client, 1013, TOO_MUCH);
  for (let behind = true; behind; behind = known !== table.n || here.unstored > 0 || here.catchingUp !== null) {
    await standsStill(here);
    if (!isCurrent(hall, here)) return end(client, 1012, READ_AGAIN);
    if (gone(client)) return;
    const more = await hall.store.lines(table.code, known);
    // A table that is ahead of its own log, with nothing on the way there, has gone wrong.
    if (more.length === 0 && known < table.n && here.unstored === 0) return drop(hall, here, 1012, READ_AGAIN, client);
    lines.push(...more);
    known = more.at(-1)?.n ?? known;
    await learnNames(hall, here, more);
    // Many may have waited for the disk together.
    await hall.turns.come(client.address);
    // Another node has written, and nobody has said so.
    if (known > table.n && here.unstored === 0) hall.catchUp(here);
  }
  if (!isCurrent(hall, here)) return end(client, 1012, READ_AGAIN);
  if (gone(client)) return;
  const seat = seatIn(here, client.person);
  const welcome = lookedAt(hall, table.code, () =>
    letterOf({
      type: 'welcome',
      n: table.n,
      fresh,
      past: lines.map((line) => retold(here, line, seat)),
      table: tableSeen(table, seat, nameIn(here)),
      ...(table.terms.cards === undefined ? {} : { cards: table.terms.cards }),
      now: nowSeen(table, seat),
    }),
  );
  send(client, welcome);
  here.clients.push(client);
  hall.company.attended(here);
  tellWhoIsHere(here);
  showWhatIsLed(here, client);
}

function retold(here: Resident, { n, at, happening, told, said }: StoredLine, seat: Seat | null): Happened {
  const events = told === null ? [] : eventsHeard(JSON.parse(told), seat);
  const what = whatSeen(happening, seat, nameIn(here), said);
  return { n, at, what, ...(events.length > 0 ? { events } : {}) };
}

/** A table whose game is over, and what happened there besides it, for a seat or a spectator (null) to watch again. */
export async function retoldWhole(hall: Hall, here: Resident, seat: Seat | null): Promise<Omit<ReplaySight, 'record'>> {
  const lines = await hall.store.lines(here.table.code, 0);
  await learnNames(hall, here, lines);
  const asides = asidesIn(lines, ({ happening, said }) => whatSeen(happening, seat, nameIn(here), said));
  return { table: tableSeen(here.table, seat, nameIn(here)), asides };
}

/** People who are no longer at the table are still spoken of. */
export async function learnNames({ store }: Hall, { names }: Resident, lines: readonly StoredLine[]): Promise<void> {
  const strangers = new Set(lines.flatMap(({ happening }) => ('person' in happening ? [happening.person] : [])));
  for (const person of names.keys()) strangers.delete(person);
  if (strangers.size === 0) return;
  for (const { person, name } of await store.people([...strangers])) names.set(person, name);
}

/** Resolves when nothing is being written at a table, nor read that others have written. */
export async function standsStill(here: Resident): Promise<void> {
  while (here.unstored > 0 || here.catchingUp) {
    if (here.catchingUp) await here.catchingUp;
    else await new Promise<void>((go) => here.settled.push(go));
  }
}

/** Somebody has gone. */
export function part(hall: Hall, here: Resident, client: Client): void {
  const place = here.clients.indexOf(client);
  if (place < 0) return;
  here.clients.splice(place, 1);
  here.touched = hall.surroundings.now();
  tellWhoIsHere(here);
  stopLeading(here, client);
  hall.company.attended(here);
  if (client.person !== null) hall.parted(here, client.person);
}

/** Everybody who is connected to the table, at whatever node (null: nobody in particular). */
export const present = ({ clients, elsewhere }: Resident): (Person | null)[] => [
  ...clients.map(({ person }) => person),
  ...elsewhere.flatMap(({ persons }) => persons),
];

export const isPresent = (here: Resident, seat: Seat): boolean =>
  present(here).some((person) => seatIn(here, person) === seat);

/** Tells everybody who is connected. */
export function tellWhoIsHere(here: Resident): void {
  const seats = here.table.seats.map(() => false);
  let watchers = 0;
  for (const person of present(here)) {
    const seat = seatIn(here, person);
    if (seat === null) watchers++;
    else seats[seat] = true;
  }
  const letter = letterOf({ type: 'here', seats, watchers });
  for (const client of here.clients) send(client, letter);
}

/** Whoever may not watch, and has no seat any more, is shown out; so is a screen when whoever let it in has gone. */
export function showOut(here: Resident): void {
  if (here.table.terms.watchable) return;
  for (const client of [...here.clients])
    if (seatIn(here, client.person ?? client.voucher ?? null) === null)
      end(client, 1008, 'this table is not to be watched');
}
