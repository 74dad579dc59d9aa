import { randomBytes } from 'node:crypto';

/** What comes from outside the program and is not a message: the time, and chance that nobody can guess. */
export interface Surroundings {
  now(): number;
  bytes(count: number): Uint8Array;
}

export const realSurroundings: Surroundings = { now: Date.now, bytes: (count) => randomBytes(count) };
