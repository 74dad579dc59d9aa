import { z } from 'zod';

/** QS-40 One game, or how a match of several ends. */
export const MATCHES = ['none', 'to-100', 'each-starts', 'time'] as const;

/** The table options. */
export const options = z.strictObject({
  /** QS-07 How everybody comes by a character and an ability. */
  characters: z.enum(['draft', 'learners']).default('draft'),
  /** QS-42 Whether items can be stolen. */
  stealing: z.boolean().default(false),
  /** QS-28 With the first 25 points everybody else has one more turn; or QS-45 all have as many turns as each other. */
  lastRound: z.enum(['one-more', 'equal-turns']).default('one-more'),
  /** QS-40 */
  match: z.enum(MATCHES).default('none'),
});

export type Options = z.output<typeof options>;
