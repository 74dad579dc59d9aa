import { type Outcome, type Score, type ScoreLine, winnersOf } from '@gilt/engine/outcome';
import type { Seat } from '@gilt/engine/seat';
import type { Table } from './state.ts';

/** GR-08 Dollars for each marker. */
export const DOLLARS_A_MARKER = 10_000;

/** GR-08 Cash and markers, in dollars. Most money wins; ties share the victory. */
export function outcome(table: Pick<Table, 'cash' | 'displays'>): Outcome {
  const scores = table.cash.map((_, seat) => scoreOf(table, seat));
  return { winners: winnersOf(scores), scores };
}

function scoreOf({ cash, displays }: Pick<Table, 'cash' | 'displays'>, seat: Seat): Score {
  let markers = 0;
  for (const placed of displays[seat]!) markers += placed.markers;
  const lines: ScoreLine[] = [
    { what: 'cash', points: 1000 * cash[seat]!, rule: 'GR-08' },
    { what: 'markers', points: DOLLARS_A_MARKER * markers, rule: 'GR-08' },
  ];
  return { total: lines[0]!.points + lines[1]!.points, lines, tieBreaks: [] };
}
