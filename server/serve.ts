import type { AnyGame } from '@gilt/engine/game';
import { games as allGames } from '@gilt/games/all';
import { PACE } from '@gilt/table/pace';
import type { Logger } from 'pino';
import { hearOperator } from './admin.ts';
import { newWork } from './aside.ts';
import { closeHall, type Hall, leisure, openHall, wakeTables } from './hall.ts';
import { healthRoutes } from './health.ts';
import { checkClock, keepHouse, sweep } from './housekeeping.ts';
import { lately } from './lately.ts';
import { GOOD_MANNERS, limits, type Manners } from './manners.ts';
import { metrics } from './metrics.ts';
import { joinNodes } from './nodes.ts';
import { type People, people } from './people.ts';
import { goRound, POST_RULES, type Postman, type PostRules, postman } from './push/postman.ts';
import type { Reachable } from './reach.ts';
import { gameRoutes } from './routes/games.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { peopleRoutes } from './routes/people.ts';
import { pushRoutes } from './routes/push.ts';
import { tableRoutes } from './routes/tables.ts';
import { limitRequests, pagesIn, site } from './site.ts';
import { sockets } from './sockets.ts';
import { copyInto } from './store/backup.ts';
import { type Opened, openStore } from './store/open.ts';
import { realSurroundings, type Surroundings } from './surroundings.ts';
import type { Thinker } from './thinker.ts';
import { visitors } from './visitor.ts';
import { type Watchdog, watchdog } from './watchdog.ts';

export interface Serving {
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  /** The address of a PostgreSQL database, if everything is kept there. */
  readonly database?: string;
  readonly thinker: Thinker;
  readonly log: Logger;
  readonly web?: string;
  readonly origin?: string;
  /** The address that invitations hold; without it the server finds out. */
  readonly address?: string;
  /** How many proxies of our own stand in front of the server. */
  readonly proxies?: number;
  readonly games?: readonly AnyGame[];
  readonly surroundings?: Surroundings;
  /** How long bots take to seal an answer, in milliseconds on the average. */
  readonly pace?: number;
  readonly manners?: Manners;
  /** The program of the thread that watches over this one; without it nobody does. */
  readonly watchdog?: URL;
  /** The program of the thread that makes the database's checkpoints; without it they are made on this one. */
  readonly checkpointer?: URL;
  readonly backups?: Backups;
  /** How people are told what they are not there to see. */
  readonly post?: Partial<PostRules>;
}

/** Copies of the database, made while the server runs. */
export interface Backups {
  readonly folder: string;
  /** Milliseconds from one to the next. */
  readonly every: number;
  readonly keep: number;
  /** Makes one, elsewhere than on the thread of all tables. */
  copy(to: string): Promise<unknown>;
}

/** A server that runs. */
export interface Running {
  readonly port: number;
  readonly hall: Hall;
  readonly postman: Postman;
  /** Says goodbye to everybody, writes what is under way, and stops. */
  close(): Promise<void>;
}

export async function serve(wanted: Serving): Promise<Running> {
  const opened = await openStore(wanted.data, wanted.database ?? null, wanted.log, wanted.checkpointer ?? null);
  const dog = wanted.watchdog ? watchdog(wanted.watchdog, opened.place) : null;
  try {
    return await serveFrom(opened, dog, wanted);
  } catch (error) {
    // Whatever is left open would keep the program from ending, and nobody would start it again.
    dog?.close();
    await opened.close();
    throw error;
  }
}

async function serveFrom(opened: Opened, dog: Watchdog | null, wanted: Serving): Promise<Running> {
  const { log, thinker, surroundings = realSurroundings, origin = null } = wanted;
  const { manners = GOOD_MANNERS, proxies = 0 } = wanted;
  const { store } = opened;
  const counts = metrics();
  const onCommit = (lines: number, milliseconds: number): void => {
    counts.lines.inc(lines);
    counts.commits.observe(lines);
    counts.commitTime.observe(milliseconds / 1000);
  };
  const hall = openHall({
    games: wanted.games ?? allGames,
    store,
    thinker,
    surroundings,
    log,
    pace: wanted.pace ?? PACE,
    onCommit,
    onBotFault: () => counts.botFaults.inc(),
    onFollowed: () => counts.followed.inc(),
    onOvertaken: () => counts.overtaken.inc(),
    work: newWork(dog?.at),
  });
  counts.watch(hall);
  const inWords = (error: unknown): never => {
    throw opened.trouble(error) ?? error;
  };
  const known = await recall(hall).catch(inWords);
  const asked = await lately(store, surroundings).catch(inWords);
  const counted = limits(manners, surroundings.now, opened.bell !== null, asked.before);
  const post = await postman(hall, { ...POST_RULES, ...wanted.post }).catch(inWords);
  hall.wrote = post.wrote;
  hall.parted = post.parted;
  const node = opened.bell && (await joinNodes(hall, opened.bell, counted).catch(inWords));
  if (node) hall.company = node;
  const app = await site({
    log,
    origin,
    proxies,
    underWay: manners.underWay,
    turns: hall.turns,
    web: wanted.web ?? null,
  });
  const guests = visitors(known, counted, proxies);
  limitRequests(app, guests, (person) => hall.marks.get(person) === 'banned');
  healthRoutes(app, hall, counts, wanted.data);
  gameRoutes(app, hall);
  peopleRoutes(app, hall, known, guests, counted);
  tableRoutes(app, hall, known, guests, counted);
  const reachable: Reachable = {
    told: wanted.address ?? origin,
    host: wanted.host,
    port: () => (app.server.address() as { port: number }).port,
    behindProxy: proxies > 0,
  };
  invitationRoutes(app, hall, guests, counted, reachable, pagesIn(wanted.web));
  pushRoutes(app, hall, post, guests);
  const talk = sockets(app.server, {
    hall,
    people: known,
    metrics: counts,
    manners,
    limits: counted,
    origin,
    proxies,
  });
  await app.listen({ port: wanted.port, host: wanted.host }).catch((error: unknown) => {
    // Whoever goes away like this has nothing to complain of.
    hall.closing = true;
    throw error;
  });
  const operator = hearOperator(hall, wanted.data);
  const stopKeeping = keepHouse(hall);
  const stopTelling = goRound(post, hall);
  const stopNoting = asked.goOn(counted, (error) => log.error({ error }, 'it could not be noted what was asked for'));
  const stopCopying = wanted.backups ? copyRegularly(hall, wanted.backups) : () => {};
  const failed = (error: unknown): void => log.error({ error }, 'stored tables could not be looked after');
  const woken = node ? node.adopt() : store.restless().then((codes) => wakeTables(hall, codes, leisure(codes.length)));
  woken.then(() => sweep(hall)).catch(failed);

  return {
    port: (app.server.address() as { port: number }).port,
    hall,
    postman: post,
    async close() {
      hall.closing = true;
      stopKeeping();
      stopNoting();
      await asked.keep(counted).catch(() => {});
      await stopTelling();
      stopCopying();
      operator.close();
      await talk.close();
      await app.close();
      await closeHall(hall);
      await node?.close();
      await thinker.close();
      await opened.close();
      dog?.close();
    },
  };
}

/** What the server has to know before it can begin. The first things are written here, so a full disk is noticed. */
async function recall(hall: Hall): Promise<People> {
  const { store, surroundings } = hall;
  await checkClock(hall);
  for (const { person, mark } of await store.marked()) if (mark) hall.marks.set(person, mark);
  return people(store, surroundings);
}

/** Makes a backup from time to time; the result stops it. */
function copyRegularly({ log, surroundings }: Hall, { folder, every, keep, copy }: Backups): () => void {
  const timer = setInterval(() => {
    copyInto(folder, keep, surroundings.now(), copy).then(
      (file) => log.info({ file }, 'a backup was made'),
      (error: unknown) => log.error({ error }, 'no backup could be made'),
    );
  }, every).unref();
  return () => clearInterval(timer);
}
