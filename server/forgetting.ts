import type { Person } from '@gilt/table/happening';
import { leave } from '@gilt/table/seats';
import { personIn, seatOf } from '@gilt/table/table';
import { type Hall, renamed, tableAt } from './hall.ts';
import { end } from './post.ts';
import { decided, type Resident } from './resident.ts';

/** More tables than anybody sits at. */
const ALL = 100_000;

/**
 * Forgets a person: their name, links and all they said. They get up from every table first, or those would wait for somebody who
 * cannot come back; stand-ins play their games to the end.
 */
export async function forget(hall: Hall, person: Person): Promise<void> {
  const { store, residents, scribe, log } = hall;
  renamed(hall, person, null);
  for (const { clients } of residents.values())
    for (const client of [...clients]) if (client.person === person) end(client, 1008, 'you have been forgotten here');
  for (const { code, status } of await store.tablesOf(person, ALL)) {
    if (status !== 'open' && status !== 'playing') continue;
    try {
      await getUp(hall, await tableAt(hall, code), person);
    } catch (error) {
      log.error({ error, code }, 'somebody who is forgotten could not get up');
    }
  }
  // What they said a moment ago may still be on its way.
  await scribe.idle();
  await store.deletePerson(person);
  renamed(hall, person, null);
  hall.company.renamed(person);
}

async function getUp(hall: Hall, here: Resident, person: Person): Promise<void> {
  const { table } = here;
  const sits = (): boolean => {
    const seat = seatOf(table, person);
    return seat !== null && personIn(table, seat).presence !== 'left';
  };
  if (seatOf(table, person) === null || (table.status !== 'open' && table.status !== 'playing')) return;
  here.names.delete(person);
  if (sits()) await decided(hall, here, () => leave(table, person));
}
