import { randomBytes } from 'node:crypto';

/** What comes from outside the program and is not a message: the time, and chance that nobody can guess. */
export interface Surroundings {
  /** Milliseconds since 1970. It goes on evenly: a clock that is set while the server runs makes no difference to it. */
  now(): number;
  /** Milliseconds that the program has been at work, all threads together; it stands still while the machine sleeps or is busy with others. */
  worked(): number;
  bytes(count: number): Uint8Array;
}

/** The time of day when the program started, and how long it has run since. */
export const steadily =
  (start: number, elapsed: () => number): (() => number) =>
  () =>
    Math.floor(start + elapsed());

const started = performance.now();
export const realSurroundings: Surroundings = {
  now: steadily(Date.now(), () => performance.now() - started),
  worked() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  bytes: (count) => randomBytes(count),
};
