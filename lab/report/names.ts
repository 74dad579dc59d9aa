import type { Cell } from '../run/plan.ts';

/** What sets cells apart, in words; without what runs along an axis. */
export function namesOf(cells: readonly Omit<Cell, 'cards'>[], axis: Axis | null = null): string[] {
  const parts = cells.map(({ game, players, lineup, options }) => [
    game,
    ...(axis?.name === PLAYERS ? [] : [`${players} players`]),
    [...new Set(lineup)].join(', '),
    ...Object.entries(options)
      .filter(([name]) => name !== axis?.name)
      .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`),
  ]);
  return parts.map((some) => some.filter((part) => !parts.every((other) => other.includes(part))).join(' · '));
}

/** A number that cells differ in: an option, or how many play. */
export interface Axis {
  readonly name: string;
  of(cell: Omit<Cell, 'cards'>): number;
}

const PLAYERS = 'players';
/** From so many values on something can be seen to go along with them. */
const LEAST_VALUES = 3;

/** The number with the most values among the cells; null if there is none. */
export function axisOf(cells: readonly Omit<Cell, 'cards'>[]): Axis | null {
  const names = [PLAYERS, ...new Set(cells.flatMap(({ options }) => Object.keys(options)))];
  const axes = names.flatMap((name) => {
    const values = cells.map((cell) => (name === PLAYERS ? cell.players : cell.options[name]));
    const several = new Set(values).size;
    if (several < LEAST_VALUES || values.some((value) => typeof value !== 'number')) return [];
    return [
      {
        name,
        several,
        of: (cell: Omit<Cell, 'cards'>) => (name === PLAYERS ? cell.players : cell.options[name]) as number,
      },
    ];
  });
  return axes.toSorted((a, b) => b.several - a.several)[0] ?? null;
}
