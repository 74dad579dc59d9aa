import { Refusal } from '@gilt/engine/fault';
import { comeBack } from '@gilt/table/seats';
import { mustSit } from '@gilt/table/table';
import { bringsBack, happeningOf, type Wish } from '@gilt/table/wish';
import { lookedAt } from './aside.ts';
import type { Hall } from './hall.ts';
import type { Client } from './post.ts';
import { make, type Resident } from './resident.ts';

/** Somebody at the table wants something. It is refused, or it happens; `again` tries once more if another node has written first. */
export function grant(hall: Hall, here: Resident, client: Client, wish: Wish, again: () => void): void {
  if (here.catchingUp) return void here.again.push(again);
  const { table } = here;
  const { person } = client;
  if (person === null) throw new Refusal('you have no seat at this table');
  const seat = mustSit(table, person);
  if (wish.type === 'say' && hall.marks.get(person) === 'muted')
    throw new Refusal('the operator of the server keeps you from talking');
  if (bringsBack(table, seat, wish)) make(hall, here, comeBack(table, seat));
  const happening = lookedAt(hall, table.code, () => happeningOf(table, person, seat, wish, hall.surroundings.now()));
  const saying = wish.type === 'say' ? { person, text: wish.text } : undefined;
  make(hall, here, happening, { client, request: wish.request, again }, saying);
}
