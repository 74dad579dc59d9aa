import type { Seat } from './seat.ts';

/** How a finished game came out. */
export interface Outcome {
  /** One, or several who share the victory. */
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly scores: readonly Score[];
}

export interface Score {
  readonly total: number;
  /** What the total is made of, in the order in which it is counted. */
  readonly lines: readonly ScoreLine[];
  /** What decides between equal totals, the first first. */
  readonly tieBreaks: readonly ScoreLine[];
}

export interface ScoreLine {
  readonly what: string;
  readonly points: number;
  readonly rule: string;
}

/** A win shared by k counts 1/k. */
export const winShare = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** The seats with the highest total, then with the most of each tie-break in turn. */
export function winnersOf(scores: readonly Score[]): Seat[] {
  const merits = scores.map(({ total, tieBreaks }) => [total, ...tieBreaks.map((line) => line.points)]);
  let best = scores.map((_, seat) => seat);
  for (let rank = 0; rank < merits[0]!.length; rank++) {
    const most = Math.max(...best.map((seat) => merits[seat]![rank]!));
    best = best.filter((seat) => merits[seat]![rank] === most);
  }
  return best;
}
