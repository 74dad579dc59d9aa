import type { Item } from '../intervention.ts';
import type { Cell } from '../run/plan.ts';
import { type AnswerTally, type Counts, POINT, type Standing, type Totals, WIN } from '../run/totals.ts';
import { type Estimate, estimateOf } from '../statistics/estimate.ts';
import { corrected, FALSE_FINDS } from '../statistics/false-discoveries.ts';
import type { Worth } from '../worth.ts';

/** A distribution of whole numbers over games. */
export interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly counts: readonly (readonly [value: number, games: number])[];
}

/** A share of the wins, held against the fair one. */
export interface SeatFigure extends Estimate {
  readonly name: string;
  readonly q: number;
  readonly find: boolean;
}

/** How often something is chosen where it can be. How those win who do is correlation: they may be winning anyway. */
export interface ChoiceFigure extends Item {
  readonly label: string;
  readonly offered: number;
  readonly chosen: number;
  /** Share of the win of the seats that chose it at least once, and of those that could have. */
  readonly winsIfChosen: number;
  readonly winsIfOffered: number;
}

/** All that a report says of one cell. */
export interface CellFigures {
  readonly name: string;
  readonly cell: Omit<Cell, 'cards'>;
  readonly games: number;
  readonly decisions: number;
  readonly fair: number;
  readonly seats: readonly SeatFigure[];
  readonly turns: readonly SeatFigure[];
  readonly length: Spread;
  readonly margin: Spread;
  readonly leadChanges: Spread;
  /** In percent of the length. */
  readonly decided: Spread;
  readonly choices: readonly ChoiceFigure[];
}

export interface ReportFigures {
  readonly title: string;
  readonly seed: string;
  readonly cells: readonly CellFigures[];
  readonly worth: WorthFigures | null;
}

export interface WorthFigures {
  readonly rounds: number;
  readonly games: number;
  readonly command: string;
  readonly worths: readonly (Worth & { readonly label: string })[];
}

/** Figures out of totals. Claims about seats and turn order are corrected together, over all cells. */
export function figuresFrom(
  cells: readonly { cell: Cell; totals: Totals; name: string; label: (item: Item) => string }[],
): CellFigures[] {
  const claims = cells.flatMap(({ cell, totals }) =>
    [...totals.seats, ...totals.turns].map((standing) => shareOf(standing, 1 / cell.players)),
  );
  const q = corrected(claims.map(({ p }) => p));
  let next = 0;
  return cells.map(({ cell: { cards: _, ...cell }, totals, name, label }) => {
    const named = (_standing: Standing, i: number, nameOf: (i: number) => string): SeatFigure => {
      const at = next++;
      return { name: nameOf(i), ...claims[at]!, q: q[at]!, find: q[at]! <= FALSE_FINDS };
    };
    return {
      name,
      cell,
      games: totals.games,
      decisions: totals.decisions,
      fair: 1 / cell.players,
      seats: totals.seats.map((each, i) => named(each, i, (seat) => `Seat ${seat + 1}`)),
      turns: totals.turns.map((each, i) => named(each, i, (place) => PLACES[place] ?? `${place + 1}th`)),
      length: spreadOf(totals.length),
      margin: spreadOf(totals.margin, 1 / POINT),
      leadChanges: spreadOf(totals.leadChanges),
      decided: spreadOf(totals.decided),
      choices: Object.entries(totals.answers).flatMap(([where, rows]) =>
        Object.entries(rows).map(([item, tally]) => choiceOf({ where, name: item }, tally, label)),
      ),
    };
  });
}

const PLACES = ['Goes first', '2nd', '3rd', '4th', '5th', '6th'];

/** The share of the wins, by games: each has a deal of its own. */
const shareOf = ({ games, wins, winSquares }: Standing, fair: number): Estimate =>
  estimateOf({ rounds: games, sum: wins / WIN, squares: winSquares / WIN ** 2 }, fair);

function spreadOf(counts: Counts, unit = 1): Spread {
  const all = Object.entries(counts)
    .map(([value, games]) => [Number(value) * unit, games] as const)
    .sort(([a], [b]) => a - b);
  const sums = { rounds: 0, sum: 0, squares: 0 };
  for (const [value, games] of all) {
    sums.rounds += games;
    sums.sum += games * value;
    sums.squares += games * value * value;
  }
  const { mean, low, high } = estimateOf(sums);
  return { mean, low, high, counts: all };
}

const choiceOf = (item: Item, tally: AnswerTally, label: (item: Item) => string): ChoiceFigure => ({
  ...item,
  label: label(item),
  offered: tally[0],
  chosen: tally[1],
  winsIfChosen: tally[4] === 0 ? 0 : tally[5] / WIN / tally[4],
  winsIfOffered: tally[2] === 0 ? 0 : tally[3] / WIN / tally[2],
});
