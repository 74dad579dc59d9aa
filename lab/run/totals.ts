/**
 * What came of many games, added up. All of it is whole numbers that are simply added, so it does not matter in which order games were
 * played, or on how many computers.
 */

/** A whole win in units that 1 to 10 winners can share without a rest. */
export const WIN = 2520;
/** A point in units: halves occur (two share the most firsts). */
export const POINT = 2;

/**
 * How somebody did: wins in units of WIN, scores in units of POINT. A round counts as one, with the sum over its games: the same deal
 * played in several seatings is one piece of evidence.
 */
export interface Standing {
  rounds: number;
  wins: number;
  winSquares: number;
  score: number;
  scoreSquares: number;
}

/** How often something was what; by whole number. */
export type Counts = Record<string, number>;

/**
 * One answer to one kind of question. In order: how often it could be chosen, how often it was; how many seats (a seat in a game is
 * one) could choose it at least once, and their wins; how many seats chose it at least once, and their wins.
 */
export type AnswerTally = [
  offered: number,
  chosen: number,
  seatsOffered: number,
  winsOffered: number,
  seatsChosen: number,
  winsChosen: number,
];

/** Seats that had something in the end (a character, say), and their wins. */
export type TraitTally = [seats: number, wins: number];

export interface Totals {
  games: number;
  /** How often a bot had something to choose. */
  decisions: number;
  /** By seat. */
  seats: Standing[];
  /** By place in turn order, the one who begins first; empty where a game has none. */
  turns: Standing[];
  /** By place in the line-up, wherever it sat. */
  roles: Standing[];
  /** Games by length in questions. */
  length: Counts;
  /** Games by how far the best total was ahead of the next, in units of POINT. */
  margin: Counts;
  /** Games in which this was looked at; the rest below is about these. */
  watched: number;
  /** Games by how often the lead went to somebody else. */
  leadChanges: Counts;
  /** Games by when they were decided: the last question at which the lead changed, in whole percent of the length. */
  decided: Counts;
  /** By question (`battle.playCards`) and answer by name, whom it is aimed at left out. */
  answers: Record<string, Record<string, AnswerTally>>;
  /** By kind and name: what seats had in the end. */
  traits: Record<string, Record<string, TraitTally>>;
  /** By kind and name: how often something happened. */
  happened: Record<string, Counts>;
  /** Every choice of every game in two sums modulo 2³²: other play has other sums. */
  trace: [number, number];
}

export const noStanding = (): Standing => ({ rounds: 0, wins: 0, winSquares: 0, score: 0, scoreSquares: 0 });
const standings = (count: number): Standing[] => Array.from({ length: count }, noStanding);

export const emptyTotals = (players: number): Totals => ({
  games: 0,
  decisions: 0,
  seats: standings(players),
  turns: [],
  roles: standings(players),
  length: {},
  margin: {},
  watched: 0,
  leadChanges: {},
  decided: {},
  answers: {},
  traits: {},
  happened: {},
  trace: [0, 0],
});

/** Adds the second to the first. */
export function merge(into: Totals, more: Totals): void {
  into.games += more.games;
  into.decisions += more.decisions;
  into.watched += more.watched;
  for (const by of ['seats', 'turns', 'roles'] as const)
    more[by].forEach((standing, i) => {
      into[by][i] ??= noStanding();
      addStanding(into[by][i], standing);
    });
  for (const counts of ['length', 'margin', 'leadChanges', 'decided'] as const)
    for (const [value, count] of Object.entries(more[counts])) addCount(into[counts], value, count);
  for (const [kind, counts] of Object.entries(more.happened))
    for (const [name, count] of Object.entries(counts)) addHappened(into, kind, name, count);
  addRows(into.answers, more.answers);
  addRows(into.traits, more.traits);
  into.trace[0] = (into.trace[0] + more.trace[0]) >>> 0;
  into.trace[1] = (into.trace[1] + more.trace[1]) >>> 0;
}

function addStanding(into: Standing, more: Standing): void {
  into.rounds += more.rounds;
  into.wins += more.wins;
  into.winSquares += more.winSquares;
  into.score += more.score;
  into.scoreSquares += more.scoreSquares;
}

/** One round of somebody. */
export function noteResult(standing: Standing, win: number, score: number): void {
  standing.rounds++;
  standing.wins += win;
  standing.winSquares += win * win;
  standing.score += score;
  standing.scoreSquares += score * score;
}

export function addCount(counts: Counts, value: string | number, count = 1): void {
  counts[value] = (counts[value] ?? 0) + count;
}

export function addHappened({ happened }: Totals, kind: string, name: string, count = 1): void {
  happened[kind] ??= {};
  addCount(happened[kind], name, count);
}

type Rows = Record<string, Record<string, number[]>>;

function addRows(into: Rows, more: Rows): void {
  for (const [kind, rows] of Object.entries(more)) {
    into[kind] ??= {};
    const known = into[kind];
    for (const [name, tally] of Object.entries(rows))
      known[name] = known[name] ? sumOf(known[name], tally) : [...tally];
  }
}

const sumOf = (one: readonly number[], other: readonly number[]): number[] => one.map((each, i) => each + other[i]!);

/** As JSON that is the same for the same totals, however they came about: keys in order. */
export const totalsText = (totals: Totals): string => JSON.stringify(totals, (_, value) => inOrder(value));

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
