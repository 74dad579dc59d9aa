import { type Item, isItem } from '../intervention.ts';
import type { PromiseFigure } from '../promises.ts';
import { type Cell, seatingsOf } from '../run/plan.ts';
import {
  type AnswerTally,
  type Counts,
  POINT,
  type Standing,
  type Totals,
  type TraitTally,
  WIN,
} from '../run/totals.ts';
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

export interface TraitFigure extends Estimate {
  readonly kind: string;
  readonly name: string;
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
  /** By bot, where not all are alike. */
  readonly bots: readonly SeatFigure[];
  /** What seats had in the end, such as a character, with the share of their wins. It is correlation, and no test is made. */
  readonly traits: readonly TraitFigure[];
  /** Games that were looked at while they were played; what follows is about these. */
  readonly watched: number;
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
  /** The version of the rules, by game. */
  readonly rules: Readonly<Record<string, number>>;
  readonly cells: readonly CellFigures[];
  readonly worth: WorthFigures | null;
  readonly promises: { readonly deals: number; readonly figures: readonly PromiseFigure[] } | null;
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
    [...totals.seats, ...totals.turns, ...rolesOf(cell, totals)].map((standing) => shareOf(standing, cell)),
  );
  const q = corrected(claims.map(({ p }) => p));
  let next = 0;
  return cells.map(({ cell: { cards: _, ...cell }, totals, name, label }) => {
    const { lineup, players } = cell;
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
      bots: rolesOf(cell, totals).map((each, i) => named(each, i, (role) => `${role + 1} ${lineup[role]}`)),
      traits: Object.entries(totals.traits).flatMap(([kind, rows]) =>
        Object.entries(rows).map(([trait, tally]) => ({ kind, name: trait, ...traitShare(tally, players) })),
      ),
      watched: totals.watched,
      length: spreadOf(totals.length),
      margin: spreadOf(totals.margin, 1 / POINT),
      leadChanges: spreadOf(totals.leadChanges),
      decided: spreadOf(totals.decided),
      choices: Object.entries(totals.answers).flatMap(([where, rows]) =>
        Object.entries(rows)
          .filter(([item]) => isItem(item))
          .map(([item, tally]) => choiceOf({ where, name: item }, tally, label)),
      ),
    };
  });
}

const PLACES = ['Goes first', '2nd', '3rd', '4th', '5th', '6th'];

/** Places in the line-up, if it is not one bot for all. */
const rolesOf = ({ lineup }: Pick<Cell, 'lineup'>, { roles }: Totals): readonly Standing[] =>
  new Set(lineup).size > 1 ? roles : [];

/** The share of the wins. Rounds have a deal each, so they are independent. */
function shareOf({ rounds, wins, winSquares }: Standing, cell: Cell): Estimate {
  const unit = WIN * seatingsOf(cell);
  return estimateOf({ rounds, sum: wins / unit, squares: winSquares / unit ** 2 }, 1 / cell.players);
}

/** A shared win is rare: it counts as if it were so much of a whole one. */
const traitShare = ([seats, wins]: TraitTally, players: number): Estimate =>
  estimateOf({ rounds: seats, sum: wins / WIN, squares: wins / WIN }, 1 / players);

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
