import { randomBytes } from 'node:crypto';
import type { Surroundings } from '../surroundings.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** A clock that the test moves on. */
export interface Clock extends Surroundings {
  pass(milliseconds: number): void;
}

export function clock(start = 1_800_000_000_000): Clock {
  let time = start;
  return {
    now: () => time,
    bytes: (count) => randomBytes(count),
    pass(milliseconds) {
      time += milliseconds;
    },
  };
}
