import { cardProblems, withCards } from '@gilt/engine/cards';
import { Refusal } from '@gilt/engine/fault';
import { explain, gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { z } from 'zod';
import { type Cell, readCell } from '../run/plan.ts';
import { type Field, fieldsOf } from './fields.ts';

/** A table at which every set is tried. */
const table = z.strictObject({
  players: z.int().positive(),
  options: z.record(z.string(), z.unknown()).default({}),
  bot: z.string().default('thumb'),
  /** Deals; every set has the same. */
  rounds: z.int().min(20).max(1_000_000),
});

/**
 * What some figure should be at every table; `margin`: so far within its limits it should lie, so that chance does not push it out.
 * `seats`, `turns`: share of the win by seat, or by place in turn order, less the fair share. `trait`: share of the win of whoever had
 * it, of the fair share. `part`: how often something happens, of all of its kind; `rate`: how often in a game. `length`: questions a game.
 */
const target = z
  .strictObject({
    of: z.enum(['seats', 'turns', 'trait', 'part', 'rate', 'length']),
    /** Of traits and of what happens (lab/run/looks.ts): `character`, `quest`. */
    kind: z.string().optional(),
    /** Only these of the kind; of what happens these even where they never do. */
    names: z.array(z.string()).min(1).optional(),
    from: z.number().optional(),
    to: z.number().optional(),
    /** The mean over all tables is meant, not each of them. */
    mean: z.literal(true).optional(),
    margin: z.number().min(0).default(0),
    weight: z.number().positive().default(1),
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, 'should say from or to')
  .refine(({ from = -Infinity, to = Infinity, margin }) => from + margin <= to - margin, 'leaves no room')
  .refine(({ of, kind }) => ['trait', 'part', 'rate'].includes(of) === (kind !== undefined), {
    error: 'should be there for trait, part and rate, and only there',
    path: ['kind'],
  })
  .refine(({ of, names }) => !['part', 'rate'].includes(of) || names !== undefined, {
    error: 'should name what is to happen',
    path: ['names'],
  });
export type Target = z.output<typeof target>;

/** What may be changed: a number within bounds; three numbers, or more, whose sum stays; or one of several values. `*`: any. */
const field = z.union([
  z.strictObject({ path: z.string(), each: z.array(z.unknown()).min(2) }),
  z.strictObject({
    path: z.string(),
    from: z.number(),
    to: z.number(),
    step: z.number().positive().default(1),
    /** The path is that of a list, and what one place gains another loses. */
    keep: z.literal('sum').optional(),
  }),
]);
export type FieldLine = z.output<typeof field>;

const schema = z.strictObject({
  name: z.string().default('a tuning'),
  game: z.string(),
  /** The set to begin with, if it is not the one that comes with the game. */
  cards: z.unknown().optional(),
  /** Anything; the same seed goes the same way. */
  seed: z.string().default('tune'),
  tables: z.array(table).min(1),
  targets: z.array(target).min(1),
  fields: z.array(field).min(1),
  /** Paths that are left alone. What a card calls `fixed` always is. */
  but: z.array(z.string()).default([]),
  /** Changes to try at most. */
  steps: z.int().positive().max(100_000).default(200),
  /** A change is kept if it helps by so many standard errors. */
  sure: z.number().min(0).max(5).default(1),
  /** Deals for each table that are kept aside, for the set as it was and as it became. */
  aside: z.int().min(20).max(1_000_000).default(2000),
});
export type TunePlan = z.output<typeof schema>;

export interface ReadTunePlan {
  readonly plan: TunePlan;
  readonly set: unknown;
  readonly fields: readonly Field[];
}

/** Reads a plan; refuses it with one sentence that names what is wrong. */
export function readTunePlan(data: unknown): ReadTunePlan {
  const read = schema.safeParse(data);
  if (!read.success) throw new Refusal(`the plan: ${explain(read.error)}`);
  const plan = read.data;
  const game = withCards(gameNamed(plan.game, games), plan.cards);
  if (!game.cards) throw new Refusal(`${game.name} is played with its own cards only`);
  const set = structuredClone(game.cards.other ?? game.cards.standard);
  const fields = fieldsOf(set, plan.fields, plan.but);
  cellsFor(plan, set, plan.seed).forEach(readCell);
  return { plan, set, fields };
}

/** The tables of a plan with some set of cards. */
export const cellsFor = ({ game, tables }: TunePlan, set: unknown, seed: string, rounds?: number): Cell[] =>
  tables.map((each) => ({
    game,
    options: each.options,
    players: each.players,
    lineup: Array.from({ length: each.players }, () => each.bot),
    rounds: rounds ?? each.rounds,
    cards: set,
    seed,
    measure: 'all',
  }));

/** Whether a set is one that the game could be played with. */
export const isSet = ({ game }: TunePlan, set: unknown): boolean =>
  cardProblems(gameNamed(game, games), set).length === 0;
