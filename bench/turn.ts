import type { Contestant } from './contestant.ts';

/** What somebody got done in their turn, and the processor time that it took. */
export interface Turn {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

const TURN_MS = 400;
/** Asking for the processor time takes as long as a few decisions: it is done this often by the clock. */
const LOOK_MS = 4;

/** Plays for 400 ms of this process's own processor time, the collector's and the compiler's threads included. */
export function takeTurn(contestant: Contestant): Turn {
  // Nobody begins with the rubbish of the turn before.
  globalThis.gc?.();
  const start = process.cpuUsage();
  let [games, decisions, milliseconds] = [0, 0, 0];
  while (milliseconds < TURN_MS) {
    const look = performance.now() + LOOK_MS;
    do {
      decisions += contestant.play();
      games++;
    } while (performance.now() < look);
    const { user, system } = process.cpuUsage(start);
    milliseconds = (user + system) / 1000;
  }
  return { games, decisions, seconds: milliseconds / 1000 };
}
