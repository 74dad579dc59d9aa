import { z } from 'zod';

/** The table options. */
export const options = z.strictObject({
  /** GD-19 Whether the victim's own minion can spoil a gang-up. */
  gangUp: z.enum(['lenient', 'strict']).default('lenient'),
  /** GD-23 Whether a minion sent against its own player counts in GD-19 to GD-22. */
  againstOneself: z.enum(['counts', 'ignored']).default('counts'),
  /** GD-06 Seconds to choose in; the rulebook suggests 10. */
  timeLimit: z
    .union([z.literal('none'), z.int().min(1).max(3600)], "should be 'none' or seconds from 1 to 3600")
    .default('none'),
});

export type Options = z.output<typeof options>;
