import { z } from 'zod';

/** The table options. */
export const options = z.strictObject({
  /** DB-05 Which battle cards everybody has. */
  hands: z.enum(['published', 'as-printed']).default('published'),
  /** DB-07 Who leads the expedition: a seat, counted from 1, or drawn at random. */
  leader: z
    .union([z.literal('random'), z.int().min(1).max(5)], "should be 'random' or a seat from 1 to 5")
    .default('random'),
  /** DB-23 Who takes the dungeon card: the strongest contributor, or the highest card of all, and nobody if it was cancelled. */
  trophy: z.enum(['contributor', 'highest']).default('contributor'),
});

export type Options = z.output<typeof options>;
