import type { ReportFigures } from './figures.ts';

/** A sentence at the head of a report, and what it rests on. It claims no more than the tests do. */
export interface Finding {
  readonly claim: string;
  readonly because: string;
}

export function findingsOf({ cells, worth }: ReportFigures): Finding[] {
  const findings: Finding[] = [];
  const share = (value: number): string => `${(100 * value).toFixed(1)}%`;
  const uneven = cells.flatMap((cell) =>
    [...cell.seats, ...cell.turns, ...cell.bots].filter(({ find }) => find).map((seat) => ({ cell, seat })),
  );
  if (uneven.length === 0)
    findings.push({ claim: 'Nobody is favoured,', because: 'as far as can be told: no test finds one.' });
  for (const { cell, seat } of uneven.slice(0, 3))
    findings.push({
      claim: `${seat.name} is ${seat.mean > cell.fair ? 'favoured' : 'at a disadvantage'}${cells.length > 1 ? ` (${cell.name})` : ''}:`,
      because: `${share(seat.mean)} of the wins (${share(seat.low)} to ${share(seat.high)}), fair would be ${share(cell.fair)}.`,
    });
  if (worth) {
    const finds = worth.worths.filter(({ q }) => q <= 0.05).toSorted((a, b) => b.mean - a.mean);
    const list = (some: typeof finds): string =>
      some.map(({ label, mean }) => `${label} (${mean < 0 ? '−' : '+'}${Math.abs(100 * mean).toFixed(1)})`).join(', ');
    const [needed, burdens] = [finds.filter(({ mean }) => mean > 0), finds.filter(({ mean }) => mean < 0).reverse()];
    if (needed.length > 0)
      findings.push({ claim: 'Worth having:', because: `${list(needed.slice(0, 5))} points of 100.` });
    if (burdens.length > 0)
      findings.push({
        claim: 'Better left alone, as these bots use it:',
        because: `${list(burdens.slice(0, 5))} points of 100.`,
      });
    if (finds.length === 0)
      findings.push({ claim: 'No card or option stands out:', because: `none of ${worth.worths.length} is a find.` });
  }
  const [first] = cells;
  const games = first!.margin.counts.reduce((sum, [, count]) => sum + count, 0);
  const tied = first!.margin.counts.find(([value]) => value === 0)?.[1] ?? 0;
  if (first!.watched === 0) return findings;
  findings.push({
    claim: `The lead changes ${first!.leadChanges.mean.toFixed(1)} times a game,`,
    because: `for the last time after ${first!.decided.mean.toFixed(0)}% of it; ${((100 * tied) / games).toFixed(0)} games of 100 end level on points.`,
  });
  return findings;
}
