import { type Crowd, type CrowdTable, quiet, send } from './crowd.ts';
import type { ServerProcess } from './server-process.ts';

/** How fast a server was when everybody answered as fast as they could. */
export interface Rush {
  readonly answersPerSecond: number;
  /** Answers for each second of the server's processor time: what is left of noise falls out of it. */
  readonly answersPerCpuSecond: number | null;
}

export interface RushPlan {
  /** How many answers of a table are for warming up, and how many count. */
  readonly warmUp: number;
  readonly answers: number;
  /** Each of the two takes no longer than this, in seconds. */
  readonly patience: number;
}

/** Everybody answers as soon as they are asked. */
export async function rush(crowd: Crowd, server: Pick<ServerProcess, 'cpuSeconds'>, plan: RushPlan): Promise<Rush> {
  const most = plan.warmUp + plan.answers;
  const { length: tables } = crowd.tables;
  const mark = (): Mark => ({ told, time: performance.now(), cpu: server.cpuSeconds() });
  let told = 0;
  let start: Mark | null = null;
  let end: Mark | null = null;
  crowd.onTold = () => {
    told++;
    if (told === plan.warmUp * tables) start = mark();
    // The last ones wait for the slowest table: they do not count.
    if (told === Math.floor((plan.warmUp + 0.9 * plan.answers) * tables)) end = mark();
  };
  const go = (table: CrowdTable, seat: CrowdTable['seats'][number]): void => {
    if (table.sent.length < most && end === null) send(crowd, table, seat);
  };
  crowd.onMessage = go;
  for (const table of crowd.tables) for (const seat of table.seats) go(table, seat);
  start = (await within(plan.patience, () => start)) ?? mark();
  end = (await within(plan.patience, () => end)) ?? mark();
  await quiet(crowd);
  crowd.onMessage = () => {};
  return speedBetween(start, end);
}

interface Mark {
  readonly told: number;
  readonly time: number;
  readonly cpu: number | null;
}

function speedBetween(start: Mark, end: Mark): Rush {
  const answers = end.told - start.told;
  return {
    answersPerSecond: (1000 * answers) / (end.time - start.time),
    answersPerCpuSecond: end.cpu === null || start.cpu === null ? null : answers / (end.cpu - start.cpu),
  };
}

/** What is there once it is, or null after so many seconds. */
async function within<T>(seconds: number, look: () => T | null): Promise<T | null> {
  const late = performance.now() + 1000 * seconds;
  while (look() === null && performance.now() < late) await new Promise((next) => setTimeout(next, 5));
  return look();
}

/** How long it took, in milliseconds, from sending an answer until everybody at the table had been told. */
export interface Pace {
  readonly p50: number;
  readonly p99: number;
}

/** Answers come at a steady rate, table after table, whether or not the server keeps up. */
export async function pace(crowd: Crowd, perSecond: number, seconds: number): Promise<Pace> {
  const took: number[] = [];
  crowd.onTold = (milliseconds) => {
    took.push(milliseconds);
  };
  const start = performance.now();
  let offered = 0;
  let turn = 0;
  while (offered < perSecond * seconds) {
    const due = ((performance.now() - start) / 1000) * perSecond;
    for (; offered < due; offered++) {
      const next = offerOne(crowd, turn);
      if (next === null) break;
      turn = next;
    }
    await new Promise((next) => setTimeout(next, 1));
  }
  await quiet(crowd);
  took.sort((a, b) => a - b);
  const quantile = (share: number): number => took[Math.min(took.length - 1, Math.floor(share * took.length))]!;
  return { p50: quantile(0.5), p99: quantile(0.99) };
}

/** The next table at which somebody is asked has one answer; says whose turn it is then, or null while everybody waits. */
function offerOne(crowd: Crowd, turn: number): number | null {
  for (let tries = 0; tries < crowd.tables.length; tries++) {
    const table = crowd.tables[(turn + tries) % crowd.tables.length]!;
    if (table.seats.some((seat) => send(crowd, table, seat))) return turn + tries + 1;
  }
  if (crowd.underWay === 0) throw new Error('all games are over: they were too short for this measurement');
  return null;
}
