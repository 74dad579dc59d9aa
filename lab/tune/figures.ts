import { emptyTotals, merge, type Standing, type Totals, WIN } from '../run/totals.ts';
import type { Target } from './plan.ts';

/** A trait that fewer seats had than this says nothing. */
const LEAST_SEATS = 20;

/** In place of a table: the mean over all of them. */
export const ALL_TABLES = -1;

/** What was played at each table, in parts of as many deals: by table, then by part. */
export type Played = readonly (readonly Totals[])[];

/** A figure of a table that there is a target for. */
export interface Figure {
  readonly table: number;
  readonly target: Target;
  readonly name: string;
  readonly value: number;
}

/** The figures of all tables, target by target. */
export const figuresOf = (tables: readonly Totals[], targets: readonly Target[]): Figure[] =>
  targets.flatMap((target) => {
    const each = tables.flatMap((totals, table) =>
      valuesOf(totals, target).map(([name, value]): Figure => ({ table, target, name, value })),
    );
    if (!target.mean) return each;
    return [...new Set(each.map(({ name }) => name))].map((name): Figure => {
      const some = each.filter((figure) => figure.name === name);
      const value = some.reduce((sum, figure) => sum + figure.value, 0) / some.length;
      return { table: ALL_TABLES, target, name, value };
    });
  });

function valuesOf(totals: Totals, { of, kind, names }: Target): (readonly [string, number])[] {
  const { games, seats, turns, traits, happened, length } = totals;
  const players = seats.length;
  const share = ({ wins, rounds }: Standing): number => wins / WIN / Math.max(1, rounds) - 1 / players;
  switch (of) {
    case 'seats':
      return seats.map((standing, i) => [`seat ${i + 1}`, share(standing)]);
    case 'turns':
      return turns.map((standing, i) => [`${i + 1} in turn order`, share(standing)]);
    case 'trait':
      return Object.entries(traits[kind!] ?? {})
        .filter(([name, [had]]) => had >= LEAST_SEATS && (names?.includes(name) ?? true))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, [had, wins]]) => [name, ((wins / WIN) * players) / had]);
    case 'part': {
      const all = Object.values(happened[kind!] ?? {}).reduce((sum, each) => sum + each, 0);
      return names!.map((name) => [name, (happened[kind!]?.[name] ?? 0) / Math.max(1, all)]);
    }
    case 'rate':
      return names!.map((name) => [name, (happened[kind!]?.[name] ?? 0) / Math.max(1, games)]);
    case 'length':
      return [['questions', Object.entries(length).reduce((sum, [value, n]) => sum + Number(value) * n, 0) / games]];
  }
}

/** Whether a figure is what it should be; the margin is for the tuner alone. */
export const isMet = ({ target: { from = -Infinity, to = Infinity }, value }: Figure): boolean =>
  value >= from && value <= to;

/** How far a figure is from where it should be: squares, in units of half the width of its target. */
export function missOf({ target, value }: Figure): number {
  const { from, to, margin, weight } = target;
  const unit = from !== undefined && to !== undefined ? (to - from) / 2 : Math.abs(from ?? to!) || 1;
  const below = from === undefined ? 0 : Math.max(0, from + margin - value);
  const above = to === undefined ? 0 : Math.max(0, value - (to - margin));
  return weight * ((below + above) / unit) ** 2;
}

export const lossOf = (tables: readonly Totals[], targets: readonly Target[]): number =>
  figuresOf(tables, targets).reduce((sum, figure) => sum + missOf(figure), 0);

/** What all parts come to; or all but one. */
export const together = (played: Played, without = -1): Totals[] =>
  played.map((parts) => {
    const all = emptyTotals(parts[0]!.seats.length);
    parts.forEach((part, i) => {
      if (i !== without) merge(all, part);
    });
    return all;
  });

/** The standard error of something that follows from all parts, by leaving each of them out (jackknife). */
export function errorOf(parts: number, value: (without: number) => number): number {
  const values = Array.from({ length: parts }, (_, i) => value(i));
  const mean = values.reduce((sum, each) => sum + each, 0) / parts;
  return Math.sqrt(((parts - 1) / parts) * values.reduce((sum, each) => sum + (each - mean) ** 2, 0));
}
