import { type Cell, cellsOf, type RunPlan, seatingsOf } from './plan.ts';

/** Rounds `from` to `to` − 1 of a cell: what one thread, or one machine, plays at a time. */
export interface Shard {
  /** The number of the cell in the plan. */
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

/** A cell is cut into so many shards, if it is large enough and none gets too large. */
const PARTS = 50;
const MOST_ROUNDS = 5000;

/** The shards of a plan. Cells take turns, so that it is soon known how long each of them takes. */
export function shardsOf(plan: RunPlan, most = MOST_ROUNDS): Shard[] {
  const byCell = cellsOf(plan).map(({ rounds }, cell) => {
    const size = Math.max(1, Math.min(most, Math.ceil(rounds / PARTS)));
    return Array.from({ length: Math.ceil(rounds / size) }, (_, i) => ({
      cell,
      from: i * size,
      to: Math.min(rounds, (i + 1) * size),
    }));
  });
  const longest = byCell.reduce((length, shards) => Math.max(length, shards.length), 0);
  return Array.from({ length: longest }, (_, i) => byCell.flatMap((shards) => shards[i] ?? [])).flat();
}

export const gamesOf = ({ from, to }: Shard, cell: Cell): number => (to - from) * seatingsOf(cell);
