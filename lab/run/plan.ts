import { botNamed } from '@gilt/bots/all';
import type { Bot } from '@gilt/bots/bot';
import { withCards } from '@gilt/engine/cards';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, explain, gameNamed, readSetup, type Setup } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { z } from 'zod';

/** A numeric option over a range: `{ "from": 3, "to": 9, "step": 2 }`; a listed one: `{ "each": ["a", "b"] }`. */
const sweep = z.union([
  z.strictObject({ each: z.array(z.unknown()).min(1) }),
  z.strictObject({ from: z.number(), to: z.number(), step: z.number().positive().default(1) }),
]);

/** A line of a plan. Whatever is a list here is crossed with all the others, and each combination is a cell. */
const line = z.strictObject({
  game: z.string(),
  /** Table options; one that is swept over has several values. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** How many seats; without it 4, or what the game allows. */
  players: z.union([z.int(), z.array(z.int()).min(1)]).optional(),
  /** Who plays: one bot for all seats (`"thumb"`), or one for each (`["hard", "thumb", "thumb"]`). */
  lineups: z.array(z.union([z.string(), z.array(z.string()).min(1)])).min(1),
  /** Deals for each cell. A deal is played once for each way in which the line-up can sit. */
  rounds: z.int().positive().max(100_000_000),
  /** The set of cards, if it is not the one that comes with the game. */
  cards: z.unknown().optional(),
});

const schema = z.strictObject({
  /** What the run is called in reports. */
  name: z.string().default('a run'),
  /** Anything; the same seed gives the same deals, in every cell. */
  seed: z.string().default('gilt'),
  /** `all`, or only `results`: wins, scores and lengths, at the speed of the engine. */
  measure: z.enum(['all', 'results']).default('all'),
  lines: z.array(line).min(1),
});

export type RunPlan = z.output<typeof schema>;
type PlanLine = RunPlan['lines'][number];

/** One game, with its options, its number of seats, its cards and its line-up: what one set of totals is about. Plain data. */
export interface Cell {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  /** A bot for each role; in round r they sit as `seating` says. */
  readonly lineup: readonly string[];
  readonly rounds: number;
  readonly cards?: unknown;
  readonly seed: string;
  readonly measure: 'all' | 'results';
}

/** Reads a plan; refuses it with one sentence that names what is wrong. */
export function readRunPlan(data: unknown): RunPlan {
  const read = schema.safeParse(data);
  if (!read.success) throw new Refusal(`the plan: ${explain(read.error)}`);
  const plan = read.data;
  cellsOf(plan).forEach(readCell);
  return plan;
}

/** The cells of a plan, in the order in which it names them. */
export const cellsOf = (plan: RunPlan): Cell[] =>
  plan.lines.flatMap((each, i) => {
    try {
      return cellsOfLine(plan, each);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal(`line ${i + 1} of the plan: ${error.message}`) : error;
    }
  });

function cellsOfLine({ seed, measure }: RunPlan, each: PlanLine): Cell[] {
  const game = gameNamed(each.game, games);
  const cells: Cell[] = [];
  for (const options of optionsOf(each.options))
    for (const players of [each.players ?? Math.min(4, game.seats.most)].flat())
      for (const named of each.lineups) {
        const lineup = typeof named === 'string' ? Array.from({ length: players }, () => named) : named;
        if (lineup.length !== players)
          throw new Refusal(`the line-up ${lineup.join(', ')} is not for ${players} players`);
        cells.push({
          game: each.game,
          options,
          players,
          lineup,
          rounds: each.rounds,
          ...(each.cards === undefined ? {} : { cards: each.cards }),
          seed,
          measure,
        });
      }
  return cells;
}

/** Most values that one option may be swept over. */
const MOST_VALUES = 1000;

/** All combinations of the values of swept options. */
function optionsOf(options: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [name, value] of Object.entries(options)) {
    const values = valuesOf(name, value);
    all = all.flatMap((some) => values.map((one) => ({ ...some, [name]: one })));
  }
  return all;
}

function valuesOf(name: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value];
  const read = sweep.safeParse(value);
  if (!read.success) throw new Refusal(`option '${name}': should be { each } or { from, to, step }, or a value`);
  if ('each' in read.data) return read.data.each;
  const { from, to, step } = read.data;
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (count < 1) throw new Refusal(`option '${name}': from ${from} to ${to} there is nothing`);
  if (count > MOST_VALUES) throw new Refusal(`option '${name}': ${count} values are too many`);
  return Array.from({ length: count }, (_, i) => Number((from + i * step).toPrecision(12)));
}

/** A cell, ready to be played. */
export interface ReadCell {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** By role. */
  readonly bots: readonly Bot[];
}

/** Finds the game and the bots of a cell; refuses what does not fit. */
export function readCell(cell: Cell): ReadCell {
  const game = withCards(gameNamed(cell.game, games), cell.cards);
  return {
    game,
    setup: readSetup(game, cell.players, cell.options),
    bots: cell.lineup.map((name) => botNamed(name, game)),
  };
}

/**
 * In how many ways a line-up can sit that are not the same: a round is the same deal played once in each. Four alike have one,
 * one against three alike has four.
 */
export function seatingsOf({ lineup }: Pick<Cell, 'lineup'>): number {
  for (let by = 1; by < lineup.length; by++) {
    if (lineup.length % by === 0 && lineup.every((bot, i) => bot === lineup[(i + by) % lineup.length])) return by;
  }
  return lineup.length;
}

/** The role that sits in a seat. */
export const roleIn = (seat: number, seating: number, players: number): number => (seat - seating + players) % players;
