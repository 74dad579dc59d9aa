import { hash } from 'node:crypto';
import { Refusal } from '@gilt/engine/fault';
import type { Cell } from '../run/plan.ts';
import { gamesOf, type Shard } from '../run/shards.ts';
import { emptyTotals, merge, type Totals, totalsText } from '../run/totals.ts';

/** A shard is told in so many parts, any of which can be played again by itself. */
const PARTS = 10;

export function partsOf({ cell, from, to }: Shard): Shard[] {
  const count = Math.min(PARTS, to - from);
  const at = (i: number): number => from + Math.floor((i * (to - from)) / count);
  return Array.from({ length: count }, (_, i) => ({ cell, from: at(i), to: at(i + 1) }));
}

export const digestOfPart = (text: string): string => hash('sha256', text);

/** Adds the parts of a shard up. Null if they are not what the parts of such a shard look like, whoever sent them. */
export function sumOfParts(texts: readonly string[], shard: Shard, cell: Cell): Totals | null {
  const parts = partsOf(shard);
  const sum = emptyTotals(cell.players);
  if (texts.length !== parts.length) return null;
  const kind = shapeOf(sum);
  try {
    for (const [i, text] of texts.entries()) {
      const totals: Totals = JSON.parse(text);
      if (shapeOf(totals) !== kind || totals.games !== gamesOf(parts[i]!, cell)) return null;
      merge(sum, totals);
      if (totalsText(totals) !== text) return null;
    }
  } catch {
    return null;
  }
  return sum;
}

/** Which fields there are, each of what kind. */
const shapeOf = (totals: object): string =>
  Object.entries(totals)
    .map(([name, value]) => `${name}:${Array.isArray(value) ? 'list' : typeof value}`)
    .sort()
    .join();

/** A bot that thinks for a time gives other answers on every machine, so nobody could check it. */
export function mustBeChecked(cells: readonly Cell[]): void {
  for (const bot of cells.flatMap(({ lineup }) => lineup))
    if (/@\d+ms$/.test(bot))
      throw new Refusal(`'${bot}' does not play the same on every machine: for a queue its budget must be iterations`);
}
