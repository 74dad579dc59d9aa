import { z } from 'zod';
import { tableSight, what } from './sight.ts';

/** What happened at a table besides its game: after so many entries of the record. */
const aside = z.object({ after: z.int(), at: z.number(), what });
export type Aside = z.infer<typeof aside>;

/** A moment of a game that is over, and whose eyes look at it, as the address of a replay has them: `12.3`, `2`. */
export const led = z.strictObject({
  at: z.string().regex(/^\d{1,6}(\.\d{1,6})?$/),
  eyes: z.string().regex(/^(all|open|\d{1,2})$/),
});
export type Led = z.infer<typeof led>;

/** GET /api/tables/CODE/replay: a game that is over, to be watched again. */
export const replaySight = z.object({
  /** The table as it is now. */
  table: tableSight,
  /** The record of its game, as text: docs/records.md. */
  record: z.string(),
  asides: z.array(aside),
});
export type ReplaySight = z.infer<typeof replaySight>;
