import { z } from 'zod';
import { tableSight, what } from './sight.ts';

/** What happened at a table besides its game: after so many entries of the record. */
const aside = z.object({ after: z.int(), at: z.number(), what });
export type Aside = z.infer<typeof aside>;

/** GET /api/tables/CODE/replay: a game that is over, to be watched again. */
export const replaySight = z.object({
  /** The table as it is now. */
  table: tableSight,
  /** The record of its game, as text: docs/records.md. */
  record: z.string(),
  asides: z.array(aside),
});
export type ReplaySight = z.infer<typeof replaySight>;
