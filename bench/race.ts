import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Refusal } from '../engine/fault.ts';
import type { Name } from './contestant.ts';
import { median, spread } from './median.ts';
import type { Turn } from './turn.ts';

/** How fast somebody played, round by round. */
export interface Pace {
  readonly games: number[];
  readonly decisions: number[];
}

const ROUNDS = 7;

/**
 * Has the contestants play in turns, round after round, each in a process of its own and timed by what that takes of the processor: so neither what
 * else the machine does nor what the others have made the compiler believe counts. The first round warms up and does not count.
 */
export async function race(
  names: readonly Name[],
  game: string,
  players: number,
  report: (progress: string) => void,
): Promise<Pace[]> {
  const paces = names.map((): Pace => ({ games: [], decisions: [] }));
  const runners: ChildProcess[] = [];
  try {
    for (const name of names) runners.push(await start(name, game, players));
    for (let round = 0; round <= ROUNDS; round++) {
      report(round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`);
      for (const [i, runner] of runners.entries()) {
        const { games, decisions, seconds } = await turnOf(runner);
        if (round === 0) continue;
        paces[i]!.games.push(games / seconds);
        paces[i]!.decisions.push(decisions / seconds);
      }
    }
    return paces;
  } finally {
    for (const runner of runners) runner.kill();
  }
}

/** The process of a contestant, once that is ready to play. */
async function start(name: Name, game: string, players: number): Promise<ChildProcess> {
  const runner = fork(process.argv[1]!, [game, '--players', String(players), '--contestant', name], {
    execArgv: ['--expose-gc'],
  });
  await said(runner, name);
  return runner;
}

async function turnOf(runner: ChildProcess): Promise<Turn> {
  runner.send('play');
  return (await said(runner, 'a contestant')) as Turn;
}

/** What a process says next. One that ends instead has told why by itself. */
async function said(runner: ChildProcess, name: string): Promise<unknown> {
  const gone = new AbortController();
  try {
    return await Promise.race([
      once(runner, 'message', { signal: gone.signal }).then(([message]) => message),
      once(runner, 'exit', { signal: gone.signal }).then(() => {
        throw new Refusal(`the process of ${name} has ended`);
      }),
    ]);
  } finally {
    gone.abort();
  }
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
