import { Refusal } from '@gilt/engine/fault';
import { Piscina } from 'piscina';
import { type Pairing, playRound, type Round } from './ladder.ts';

/** Rounds to be played. */
export interface Climb {
  readonly pairing: Pairing;
  /** How many rounds there are to be in all. */
  readonly rounds: number;
  /** Those that were played earlier. */
  readonly kept: readonly Round[];
  readonly threads: number;
  /** The file of lab/ladder-worker.ts, bundled. */
  readonly worker: URL;
  /** Called with each round as it is finished. */
  readonly onRound: (round: Round) => void;
}

/** Plays the rounds that are missing, on several threads if wanted. */
export async function climb({ pairing, rounds, kept, threads, worker, onRound }: Climb): Promise<Round[]> {
  const done = kept.filter(({ number }) => number < rounds);
  const missing = missingOf(rounds, new Set(done.map(({ number }) => number)));
  const take = (round: Round): void => {
    done.push(round);
    onRound(round);
  };
  if (threads === 1) {
    for (const number of missing) take(await playRound(pairing, number));
  } else {
    const pool = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads });
    await Promise.all(
      Array.from({ length: threads }, async () => {
        for (const number of missing) {
          const round: Round | string = await pool.run({ pairing, number });
          if (typeof round === 'string') throw new Refusal(round);
          take(round);
        }
      }),
    );
    await pool.destroy();
  }
  return done;
}

/** Threads take the numbers in turn out of one bag. */
function* missingOf(rounds: number, done: ReadonlySet<number>): Generator<number, void> {
  for (let number = 0; number < rounds; number++) if (!done.has(number)) yield number;
}
