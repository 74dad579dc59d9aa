import type { CellFigures, ReportFigures, SeatFigure, Spread } from './figures.ts';

/** A sentence at the head of a report, and what it rests on. It claims no more than the tests and intervals do. */
export interface Finding {
  readonly claim: string;
  readonly because: string;
}

/** So many finds of a kind are named; the others stand in the tables. */
const MOST = 5;

export function findingsOf({ cells, worth }: ReportFigures): Finding[] {
  return [...seatFindings(cells), ...(worth ? worthFindings(worth) : []), ...leadFinding(cells)];
}

const share = (value: number): string => `${(100 * value).toFixed(1)}%`;

function seatFindings(cells: readonly CellFigures[]): Finding[] {
  const named = (cell: CellFigures): string => (cells.length > 1 ? ` (${cell.name})` : '');
  const all = cells.flatMap((cell) =>
    [...cell.seats, ...cell.turns, ...cell.bots].map((seat) => ({ cell, seat, times: seat.mean / cell.fair })),
  );
  const finds = all.filter(({ seat }) => seat.find);
  if (finds.length === 0) {
    const widest = all.reduce((a, b) => (reach(b.seat, b.cell.fair) > reach(a.seat, a.cell.fair) ? b : a));
    return [
      {
        claim: 'Nobody is found to be favoured.',
        because: `None of ${all.length} tests finds it; the intervals leave room for ${(100 * reach(widest.seat, widest.cell.fair)).toFixed(1)} points of 100 at most.`,
      },
    ];
  }
  const findings = finds.slice(0, MOST).map(({ cell, seat }) => ({
    claim: `${seat.name} is ${seat.mean > cell.fair ? 'favoured' : 'at a disadvantage'}${named(cell)}:`,
    because: `${share(seat.mean)} of the wins (${share(seat.low)} to ${share(seat.high)}), fair would be ${share(cell.fair)}.`,
  }));
  if (finds.length > MOST)
    findings.push({ claim: `${finds.length - MOST} more finds`, because: 'of this kind are marked in the plots.' });
  return findings;
}

/** How far from the fair share the interval goes, on either side. */
const reach = ({ low, high }: SeatFigure, fair: number): number => Math.max(high - fair, fair - low);

function worthFindings({ worths }: NonNullable<ReportFigures['worth']>): Finding[] {
  const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(1)}`;
  const finds = worths.filter(({ q }) => q <= 0.05).toSorted((a, b) => b.mean - a.mean);
  const list = (some: typeof finds): string =>
    some
      .slice(0, MOST)
      .map(({ label, mean, low, high }) => `${label} ${points(mean)} (${points(low)} to ${points(high)})`)
      .join(', ');
  const [needed, burdens] = [finds.filter(({ mean }) => mean > 0), finds.filter(({ mean }) => mean < 0).reverse()];
  if (finds.length === 0)
    return [{ claim: 'No card or option stands out:', because: `none of ${worths.length} is a find.` }];
  return [
    ...(needed.length > 0 ? [{ claim: 'Worth having:', because: `${list(needed)} points of 100.` }] : []),
    ...(burdens.length > 0
      ? [{ claim: 'Better left alone, as these bots use it:', because: `${list(burdens)} points of 100.` }]
      : []),
  ];
}

/** Of the first cell, which is named where there are others. */
function leadFinding([first, ...others]: readonly CellFigures[]): Finding[] {
  if (!first || first.watched === 0) return [];
  const games = first.margin.counts.reduce((sum, [, count]) => sum + count, 0);
  const tied = first.margin.counts.find(([value]) => value === 0)?.[1] ?? 0;
  const range = ({ low, high }: Spread, digits: number): string => `${low.toFixed(digits)} to ${high.toFixed(digits)}`;
  return [
    {
      claim: `The lead changes ${first.leadChanges.mean.toFixed(1)} times a game${others.length > 0 ? ` (${first.name})` : ''}:`,
      because: `on the average ${range(first.leadChanges, 2)} times, for the last time after ${range(first.decided, 0)}% of it; ${tied.toLocaleString('en')} of ${games.toLocaleString('en')} games end level on points.`,
    },
  ];
}
