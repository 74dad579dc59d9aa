import type { Contestant } from './contestants.ts';
import { gather } from './crowd.ts';
import { type Pace, pace, type Rush, type RushPlan, rush } from './drive.ts';
import { startServer } from './server-process.ts';

/** What is measured of a server in one round. */
export interface Measured extends Rush, Pace {
  /** Kilobytes for each table with its four sockets, in the middle of a game. */
  readonly heapPerTable: number;
  readonly rssPerTable: number;
}

export interface Plan extends RushPlan {
  readonly tables: number;
  /** Answers a second while times are measured. */
  readonly perSecond: number;
  readonly seconds: number;
}

export async function measure({ file, args, tongue }: Contestant, plan: Plan): Promise<Measured> {
  const server = await startServer(file, args);
  const empty = await server.memory();
  const crowd = await gather(server.port, tongue, await server.open(plan.tables));
  const speed = await rush(crowd, server, plan);
  const times = await pace(crowd, plan.perSecond, plan.seconds);
  const full = await server.memory();
  await server.stop();
  const perTable = (bytes: number): number => bytes / 1000 / plan.tables;
  return {
    ...speed,
    ...times,
    heapPerTable: perTable(full.heap - empty.heap),
    rssPerTable: perTable(full.rss - empty.rss),
  };
}

/** What becomes of memory when everybody has gone. */
export interface Rest {
  readonly tablesInMemory: number;
  /** Kilobytes of heap for each table: with four sockets, and after all have left. */
  readonly seated: number;
  readonly left: number;
}

export async function rest({ file, args, tongue }: Contestant, tables: number): Promise<Rest> {
  const server = await startServer(file, args);
  const empty = await server.memory();
  const crowd = await gather(server.port, tongue, await server.open(tables));
  const seated = await server.memory();
  await crowd.leave();
  const tablesInMemory = await server.rest();
  const left = await server.memory();
  await server.stop();
  const perTable = (bytes: number): number => (bytes - empty.heap) / 1000 / tables;
  return { tablesInMemory, seated: perTable(seated.heap), left: perTable(left.heap) };
}
