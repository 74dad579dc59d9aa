import { type Pairing, playRound, type Round } from './ladder.ts';
import { type Bounds, type Standing, sequentialTest } from './statistics/sequential.ts';
import { inOrder } from './threads.ts';

/** Two bots to be told apart: the one among the other's like, every seat once with the same deal. */
export interface Comparison {
  readonly pairing: Pairing;
  readonly bounds: Bounds;
  /** It gives up after so many rounds. */
  readonly most: number;
  readonly threads: number;
  /** The file of lab/ladder-worker.ts, bundled. */
  readonly worker: URL;
  readonly onRound: (standing: Standing) => void;
}

/** What came of it, with the way there. */
export interface Compared {
  readonly standing: Standing;
  /** The evidence after each round. */
  readonly path: readonly number[];
  /** By round: the share of the win. */
  readonly shares: readonly number[];
}

/** Plays rounds until the test stops. Rounds count in the order of their numbers, so threads change nothing. */
export async function compare({ pairing, bounds, most, threads, worker, onRound }: Comparison): Promise<Compared> {
  const test = sequentialTest(bounds);
  const path: number[] = [];
  const shares: number[] = [];
  let standing: Standing | undefined;
  const jobs = Array.from({ length: most }, (_, number) => ({ pairing, number }));
  for await (const round of inOrder<(typeof jobs)[number], Round>({
    jobs,
    threads,
    worker,
    here: ({ number }) => playRound(pairing, number),
  })) {
    const share = shareOf(round);
    standing = test.add(share);
    shares.push(share);
    path.push(standing.evidence);
    onRound(standing);
    if (standing.verdict !== 'open') break;
  }
  return { standing: standing!, path, shares };
}

/** A round counts as one: the mean of its games. */
export const shareOf = ({ shares }: Round): number => shares.reduce((sum, share) => sum + share, 0) / shares.length;
