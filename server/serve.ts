import { join } from 'node:path';
import type { AnyGame } from '@gilt/engine/game';
import { games as allGames } from '@gilt/games/all';
import type { Logger } from 'pino';
import { newWork } from './aside.ts';
import { closeHall, type Hall, openHall, wakeTables } from './hall.ts';
import { keepHouse, sweep } from './housekeeping.ts';
import { GOOD_MANNERS, limits, type Manners } from './manners.ts';
import { metrics } from './metrics.ts';
import { people } from './people.ts';
import { gameRoutes } from './routes/games.ts';
import { peopleRoutes } from './routes/people.ts';
import { tableRoutes } from './routes/tables.ts';
import { healthRoutes, limitRequests, site } from './site.ts';
import { sockets } from './sockets.ts';
import { openSqlite } from './store/sqlite.ts';
import { realSurroundings, type Surroundings } from './surroundings.ts';
import type { Thinker } from './thinker.ts';
import { visitors } from './visitor.ts';

export interface Serving {
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  readonly thinker: Thinker;
  readonly log: Logger;
  readonly web?: string;
  readonly origin?: string;
  /** How many proxies of our own stand in front of the server. */
  readonly proxies?: number;
  readonly games?: readonly AnyGame[];
  readonly surroundings?: Surroundings;
  readonly manners?: Manners;
}

/** A server that runs. */
export interface Running {
  readonly port: number;
  readonly hall: Hall;
  /** Says goodbye to everybody, writes what is under way, and stops. */
  close(): Promise<void>;
}

export const DATABASE = 'gilt.db';

export async function serve(wanted: Serving): Promise<Running> {
  const { log, thinker, surroundings = realSurroundings, origin = null } = wanted;
  const { manners = GOOD_MANNERS, proxies = 0 } = wanted;
  const counted = limits(manners, surroundings.now);
  const store = await openSqlite(join(wanted.data, DATABASE));
  const counts = metrics();
  const onCommit = (lines: number): void => {
    counts.lines.inc(lines);
    counts.commits.observe(lines);
  };
  const hall = openHall({
    games: wanted.games ?? allGames,
    store,
    thinker,
    surroundings,
    log,
    onCommit,
    onBotFault: () => counts.botFaults.inc(),
    work: newWork(),
  });
  counts.watch(hall);
  const known = await people(store, surroundings);
  const app = await site({
    log,
    origin,
    proxies,
    underWay: manners.underWay,
    web: wanted.web ?? null,
  });
  const guests = visitors(known, counted, proxies);
  limitRequests(app, guests);
  healthRoutes(app, hall, counts);
  gameRoutes(app, hall);
  peopleRoutes(app, hall, known, guests);
  tableRoutes(app, hall, guests, counted);
  const talk = sockets(app.server, {
    hall,
    people: known,
    metrics: counts,
    manners,
    limits: counted,
    origin,
    proxies,
  });
  await app.listen({ port: wanted.port, host: wanted.host });
  const stopKeeping = keepHouse(hall);
  const failed = (error: unknown): void => log.error({ error }, 'stored tables could not be looked after');
  wakeTables(hall)
    .then(() => sweep(hall))
    .catch(failed);

  return {
    port: (app.server.address() as { port: number }).port,
    hall,
    async close() {
      hall.closing = true;
      stopKeeping();
      await talk.close();
      await app.close();
      await closeHall(hall);
      await thinker.close();
      await store.close();
    },
  };
}
