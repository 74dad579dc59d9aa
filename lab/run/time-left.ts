import type { Shard } from './shards.ts';

/**
 * How long the rest of a run will take. A round of one cell may take a thousand times as long as one of another, so each is reckoned by
 * what its own rounds took; until all that are still to be played have been tried, nothing is said.
 */
export function timeLeft(shards: readonly Shard[], threads: number) {
  const cells = new Map<number, { rounds: number; left: number; milliseconds: number }>();
  const wanted = ({ cell, from, to }: Shard): void => {
    const known = cells.get(cell) ?? { rounds: 0, left: 0, milliseconds: 0 };
    cells.set(cell, { ...known, left: known.left + to - from });
  };
  shards.forEach(wanted);
  return {
    /** One more shard, or one that is to be played again. */
    wanted,
    /** Seconds, after one more shard has been played. */
    after({ cell, from, to }: Shard, milliseconds: number): number | null {
      const played = cells.get(cell)!;
      played.rounds += to - from;
      played.left -= to - from;
      played.milliseconds += milliseconds;
      let sum = 0;
      for (const { rounds, left, milliseconds: took } of cells.values()) {
        if (left > 0 && rounds === 0) return null;
        if (left > 0) sum += (left * took) / rounds;
      }
      return sum / 1000 / threads;
    },
  };
}
