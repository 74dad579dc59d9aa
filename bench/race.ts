import { median, spread } from './median.ts';

/** Somebody who plays whole games at random. */
export interface Contestant {
  readonly name: string;
  /** Plays one game; says how many decisions it took. */
  play(): number;
}

/** How fast somebody played, round by round. */
export interface Pace {
  readonly games: number[];
  readonly decisions: number[];
}

const ROUNDS = 7;
const TURN_MS = 400;

/**
 * Has the contestants play in turns, round after round, so that whatever else the machine does falls on all alike.
 * The first round warms up and does not count.
 */
export function race(contestants: readonly Contestant[], report: (progress: string) => void): Pace[] {
  const paces = contestants.map((): Pace => ({ games: [], decisions: [] }));
  for (let round = 0; round <= ROUNDS; round++) {
    report(round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`);
    contestants.forEach((contestant, i) => {
      // Nobody pays for the rubbish of another.
      globalThis.gc?.();
      const { games, decisions, seconds } = takeTurn(contestant);
      if (round === 0) return;
      paces[i]!.games.push(games / seconds);
      paces[i]!.decisions.push(decisions / seconds);
    });
  }
  return paces;
}

function takeTurn(contestant: Contestant): { games: number; decisions: number; seconds: number } {
  let games = 0;
  let decisions = 0;
  const start = performance.now();
  let now = start;
  while (now - start < TURN_MS) {
    decisions += contestant.play();
    games++;
    now = performance.now();
  }
  return { games, decisions, seconds: (now - start) / 1000 };
}

/** Medians over the rounds, and how far the rounds lie apart (in percent). */
export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly spread: number;
}

export const speedOf = ({ games, decisions }: Pace): Speed => ({
  gamesPerSecond: median(games),
  decisionsPerSecond: median(decisions),
  spread: spread(games),
});

/** How many times as fast the one was as the other: the median of the rounds' ratios, for neighbours share the noise. */
export const timesAsFast = (one: readonly number[], other: readonly number[]): number =>
  median(one.map((value, round) => value / other[round]!));
