import { Refusal } from '@gilt/engine/fault';
import type { Code } from '@gilt/protocol/words';
import type { Hall } from './hall.ts';

/** So long may the rules of one table keep the thread of all tables, in milliseconds; a table that takes longer is set aside. */
export const LONGEST_WORK = 2000;
/** So often may the rules break at a table before it is set aside: until then people may find another way. */
const MOST_FAULTS = 3;

/** What the rules of tables do on the thread that all share. */
export interface Work {
  /** Says whose rules are at work, for whoever watches over the thread; null: nobody's. */
  at(code: Code | null): void;
  /** Whose rules are at work now. */
  busyAt: Code | null;
  /** By table: how often its rules broke. */
  readonly faults: Map<Code, number>;
  /** How much the program had worked, a moment ago. */
  glance: { readonly at: number; readonly worked: number };
}

/** To find out how much the program has worked takes as long as many a step of the rules: it is known this exactly, in milliseconds. */
const GLANCE = 100;

export const newWork = (at: Work['at'] = () => {}): Work => ({
  at,
  busyAt: null,
  faults: new Map(),
  glance: { at: Number.NEGATIVE_INFINITY, worked: 0 },
});

/** Has the rules of a table do something. If that takes too long, the table is set aside as soon as it is done. */
export function budgeted<T>(hall: Hall, code: Code, act: () => T): T {
  const { work, surroundings } = hall;
  const begun = surroundings.now();
  if (begun - work.glance.at > GLANCE) work.glance = { at: begun, worked: surroundings.worked() };
  const { worked } = work.glance;
  // Something done at a table may lead to something else there.
  const before = work.busyAt;
  workAt(work, code);
  try {
    return act();
  } finally {
    workAt(work, before);
    const took = surroundings.now() - begun;
    // Other threads work meanwhile, and the machine may sleep: neither is the table's fault.
    if (took > LONGEST_WORK && surroundings.worked() - worked > LONGEST_WORK)
      setAsideSoon(hall, code, `its rules took ${Math.round(took / 1000)} seconds for one step`);
  }
}

function workAt(work: Work, code: Code | null): void {
  work.busyAt = code;
  work.at(code);
}

/** Has the rules say something of a game and change nothing. If they break, that counts like any other fault. */
export function lookedAt<T>(hall: Hall, code: Code, look: () => T): T {
  try {
    return budgeted(hall, code, look);
  } catch (error) {
    if (!(error instanceof Refusal)) broke(hall, code);
    throw error;
  }
}

/** The rules broke at a table. */
export function broke(hall: Hall, code: Code): void {
  const { faults } = hall.work;
  const count = (faults.get(code) ?? 0) + 1;
  faults.set(code, count);
  if (count >= MOST_FAULTS) setAsideSoon(hall, code, 'its rules broke again and again');
}

/** A table that is just being woken is not in memory yet: it is set aside once it is. */
const setAsideSoon = (hall: Hall, code: Code, why: string): void =>
  void Promise.resolve(hall.waking.get(code)?.resident)
    .catch(() => {})
    .then(() => setAside(hall, code, why))
    .catch((error: unknown) => hall.log.error({ error, code }, 'a table could not be set aside'));

/** Sets a table aside: it is read by whoever comes, and nothing happens at it until the operator brings it back. */
export async function setAside(hall: Hall, code: Code, why: string): Promise<void> {
  const { store, log, surroundings } = hall;
  log.error({ code, why }, 'a table is set aside');
  await store.setAside({ code, why, at: surroundings.now() });
  // What was accepted meanwhile is still told as such.
  await hall.scribe.idle();
  clearTimeout(hall.alarms.get(code));
  hall.alarms.delete(code);
  hall.readAgain(code);
  hall.company.readAgain(code);
}

/** The operator has a table tried again. */
export async function bringBack(hall: Hall, code: Code): Promise<void> {
  await hall.store.bringBack(code);
  hall.work.faults.delete(code);
  hall.readAgain(code);
  hall.company.readAgain(code);
}

/** What people are told of a table that was set aside. */
export const asideWhy = (why: string): string =>
  `it was set aside, because ${why}; the operator of the server has been told`;
