import type { TableSight } from '@gilt/protocol/sight';

type Outcome = NonNullable<TableSight['outcome']>;

/** The seats from best to worst; those who are level in everything share a rank. */
export function ranking({ scores }: Outcome): { seat: number; rank: number }[] {
  const merits = scores.map(({ total, tieBreaks }) => [total, ...tieBreaks.map(({ points }) => points)]);
  const compare = (a: number, b: number): number => {
    const i = merits[a]!.findIndex((merit, each) => merit !== merits[b]![each]);
    return i < 0 ? 0 : merits[b]![i]! - merits[a]![i]!;
  };
  const order = scores.map((_, seat) => seat).sort(compare);
  return order.map((seat) => ({ seat, rank: 1 + order.findIndex((other) => compare(other, seat) === 0) }));
}

/** What one line of the outcome brought. */
export const pointsFor = ({ scores }: Outcome, seat: number, what: string): number =>
  scores[seat]!.lines.find((line) => line.what === what)?.points ?? 0;
