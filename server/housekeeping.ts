import { STATUSES, type Status } from '@gilt/protocol/sight';
import type { Code } from '@gilt/protocol/words';
import { type Hall, tableAt, tidy } from './hall.ts';
import { keep } from './kept.ts';
import { decided, drop } from './resident.ts';
import { HOUSE } from './turns.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What becomes of tables and people that are not seen any more. docs/serving.md says so to people. */
export const RULES = {
  /** A table is closed: before the game has begun, or one that nobody goes on with (a question can have 30 days). */
  closed: { open: 2 * DAY, playing: 60 * DAY },
  /** A table is deleted. One that is frozen, or cannot be read at all, is listed as it was before. */
  deleted: { open: 400 * DAY, playing: 400 * DAY, over: 400 * DAY, frozen: 400 * DAY, closed: 30 * DAY },
  /** A person who sits nowhere is forgotten. */
  stranger: 60 * DAY,
} as const;

/** A clock that is so far from where it was when the server last ran may be wrong: then nothing is closed or deleted until it has run that long. */
const DOUBTFUL = { ahead: 30 * DAY, back: DAY, until: 7 * DAY } as const;
const LAST_RUN = 'last run';

/** At the start: whether the clock can be right. Whatever is closed or deleted by its age is safe if it cannot. */
export async function checkClock(hall: Hall): Promise<void> {
  const { store, surroundings, log } = hall;
  const now = surroundings.now();
  const last = Number(await store.setting(LAST_RUN, String(now)));
  hall.clockDoubted = now - last > DOUBTFUL.ahead || last - now > DOUBTFUL.back;
  if (hall.clockDoubted)
    log.warn(
      { last, now },
      'the clock is far from where it was when the server last ran; nothing is closed or deleted for a week',
    );
  else await store.keepSetting(LAST_RUN, String(now));
}

/** Under this name housekeeping is kept, as tables are under their codes. */
const HOUSEKEEPING = 'housekeeping';

/** How many tables are dealt with at a time. */
const BATCH = 200;

/** Closes and deletes what was abandoned. */
export async function sweep(hall: Hall): Promise<void> {
  const { store, surroundings, log } = hall;
  // Of several nodes one does it.
  if (!(await hall.company.holds(HOUSEKEEPING))) return;
  const now = surroundings.now();
  await bindLogs(hall);
  if (hall.clockDoubted && now - hall.boot < DOUBTFUL.until) return;
  for (const status of ['open', 'playing'] as const) {
    for (const code of await store.untouched(status, now - RULES.closed[status], BATCH))
      await closeAbandoned(hall, code, status).catch((error: unknown) =>
        log.error({ error, code }, 'an abandoned table could not be closed'),
      );
  }
  await store.keepSetting(LAST_RUN, String(now));
  for (const status of STATUSES) {
    for (const code of await store.untouched(status, now - RULES.deleted[status], BATCH)) {
      const here = hall.residents.get(code);
      if (here) drop(hall, here, 1008, 'this table is deleted');
      await store.deleteTable(code);
      hall.company.readAgain(code);
      log.info({ code }, 'an old table was deleted');
    }
  }
  await store.deleteOldLinks(now);
  const forgotten = await store.deleteStrangers(now - RULES.stranger);
  if (forgotten > 0) log.info({ forgotten }, 'people who are not seen any more were forgotten');
}

/** Tables that ended just before the server was killed, or under an older version of it, are kept like those that end now. */
async function bindLogs(hall: Hall): Promise<void> {
  const { store, log } = hall;
  for (const code of await store.unbound(BATCH)) {
    const failed = (error: unknown): void => log.error({ error, code }, 'a table that has ended could not be kept');
    await hall.turns.come(HOUSE);
    if (hall.closing) return;
    await tableAt(hall, code)
      .then((here) => keep(hall, here))
      .catch(failed);
    await hall.turns.come(HOUSE);
    if (hall.closing) return;
    await store.bindLog(code).catch(failed);
  }
}

async function closeAbandoned(hall: Hall, code: Code, status: Status): Promise<void> {
  const here = await tableAt(hall, code);
  if (here.table.status !== status) return;
  await decided(hall, here, () => ({ type: 'closed', why: 'nobody came any more' }));
  hall.log.info({ code }, 'an abandoned table was closed');
}

/** Does the housekeeping from time to time; the result stops it. */
export function keepHouse(hall: Hall): () => void {
  const failed = (error: unknown): void => hall.log.error({ error }, 'housekeeping failed');
  const tidying = setInterval(() => tidy(hall).catch(failed), 10_000).unref();
  const sweeping = setInterval(() => sweep(hall).catch(failed), HOUR).unref();
  return () => {
    clearInterval(tidying);
    clearInterval(sweeping);
  };
}
