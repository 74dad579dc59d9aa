import { randomBytes } from 'node:crypto';
import type { Surroundings } from '../surroundings.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** A clock that the test moves on. */
export interface Clock extends Surroundings {
  pass(milliseconds: number): void;
  /** Time passes while the machine sleeps. */
  sleep(milliseconds: number): void;
}

export function clock(start = 1_800_000_000_000): Clock {
  let time = start;
  let slept = 0;
  return {
    now: () => time,
    worked: () => time - slept,
    bytes: (count) => randomBytes(count),
    pass(milliseconds) {
      time += milliseconds;
    },
    sleep(milliseconds) {
      time += milliseconds;
      slept += milliseconds;
    },
  };
}
