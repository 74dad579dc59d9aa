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
  let best: Seat[] = [];
  for (let seat = 0; seat < scores.length; seat++) {
    const lead = best.length === 0 ? 0 : leadOf(scores[seat]!, scores[best[0]!]!);
    if (lead > 0) best = [seat];
    else if (lead === 0) best.push(seat);
  }
  return best;
}

/** By how much the one is ahead of the other, where they first differ. */
function leadOf(one: Score, other: Score): number {
  let lead = one.total - other.total;
  for (let rank = 0; lead === 0 && rank < one.tieBreaks.length; rank++)
    lead = one.tieBreaks[rank]!.points - other.tieBreaks[rank]!.points;
  return lead;
}
