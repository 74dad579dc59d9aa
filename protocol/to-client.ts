import { z } from 'zod';
import { led } from './replay.ts';
import { happened, now, tableSight } from './sight.ts';

/** What the server says to whoever sits at or watches a table. */
export const toClient = z.discriminatedUnion('type', [
  /** The answer to `hello`: all that you missed since `seen`, or everything from the beginning if `fresh`. */
  z.object({
    type: z.literal('welcome'),
    /** The number of the last happening. */
    n: z.int(),
    fresh: z.boolean(),
    past: z.array(happened),
    table: tableSight,
    /** The set of cards, if it is not the one that comes with the game. */
    cards: z.unknown().optional(),
    now: now.nullable(),
  }),
  /** Something happened. What has changed is sent whole: the table, or where the game stands. */
  happened.extend({
    type: z.literal('happened'),
    table: tableSight.optional(),
    now: now.optional(),
    /** The request that made it happen, if it was yours. */
    re: z.int().optional(),
  }),
  /** The table as it is now, because somebody has changed their name. Not numbered. */
  z.object({ type: z.literal('table'), table: tableSight }),
  /** Who is connected, by seat, and how many watch. Not numbered, and not kept. */
  z.object({ type: z.literal('here'), seats: z.array(z.boolean()), watchers: z.int() }),
  /** A game that is over is shown to whoever is there: which moment, and with whose eyes; null: nobody shows it any more. Not numbered, and not kept. */
  z.object({ type: z.literal('led'), to: led.nullable() }),
  /** Your request was not accepted, and why. `re` is null if it could not even be read. */
  z.object({ type: z.literal('refused'), re: z.int().nullable(), why: z.string() }),
]);
export type ToClient = z.infer<typeof toClient>;
