import { z } from 'zod';
import { code, seat } from './words.ts';

/** What becomes of a table. Frozen: it was played by other rules than today's, and can only be read. */
export const STATUSES = ['open', 'playing', 'over', 'closed', 'frozen'] as const;
export type Status = (typeof STATUSES)[number];

/** Whether a person is at the table; a stand-in plays for whoever is away or has left. */
export const PRESENCES = ['here', 'away', 'left'] as const;
export type Presence = (typeof PRESENCES)[number];

const seatSight = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('bot'), bot: z.string() }),
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    presence: z.enum(PRESENCES),
    /** Until when they are away, in milliseconds since 1970, if they have said so. */
    until: z.number().optional(),
    host: z.boolean(),
  }),
]);
export type SeatSight = z.infer<typeof seatSight>;

/** A promise, who made it to whom (null: to everyone), and what became of it so far. */
const promiseSight = z.object({
  /** The number of the happening that made it. */
  n: z.int(),
  by: seat,
  to: z.array(seat).nullable(),
  kind: z.string(),
  terms: z.record(z.string(), z.unknown()),
  verdict: z.enum(['kept', 'broken', 'moot']),
});
export type PromiseSight = z.infer<typeof promiseSight>;

const scoreLine = z.object({ what: z.string(), points: z.number(), rule: z.string() });
const outcome = z.object({
  winners: z.array(seat),
  scores: z.array(z.object({ total: z.number(), lines: z.array(scoreLine), tieBreaks: z.array(scoreLine) })),
});

/** How the deal can be checked: the hash from the beginning; the secret and the players' numbers after the end. */
const dealing = z.object({
  commitment: z.string(),
  secret: z.string().nullable(),
  numbers: z.array(z.string().nullable()).nullable(),
});
export type DealingSight = z.infer<typeof dealing>;

/** All that a seat, or a spectator, may know of a table, besides the game itself. */
export const tableSight = z.object({
  code,
  game: z.string(),
  rules: z.int(),
  players: z.int(),
  options: z.record(z.string(), z.unknown()),
  status: z.enum(STATUSES),
  /** Why it is closed or frozen. */
  why: z.string().nullable(),
  seats: z.array(seatSight),
  /** Your seat; null if you watch. */
  you: seat.nullable(),
  youHost: z.boolean(),
  /** Seconds for an answer; null: as long as you like. */
  clock: z.int().nullable(),
  /** Minutes until the time of the whole game is up, where a game has such a limit. */
  minutes: z.int().nullable(),
  /** The bot that plays for whoever is late, away or has left. */
  standIn: z.string(),
  listed: z.boolean(),
  watchable: z.boolean(),
  dealing,
  /** Somebody asks to undo the last question: who, and which seats agree so far. */
  undo: z.object({ by: seat, agreed: z.array(seat), missing: z.array(seat) }).nullable(),
  promises: z.array(promiseSight),
  outcome: outcome.nullable(),
  /** The table of the rematch. */
  rematch: code.nullable(),
});
export type TableSight = z.infer<typeof tableSight>;

/** The open question as it is put to you. */
const asked = z.object({
  number: z.int(),
  where: z.string(),
  rule: z.string(),
  /** What you may choose, by name. One name only: it is chosen for you once the others are in. */
  names: z.array(z.string()),
});

/** Where the game stands, as you may know it. */
export const now = z.object({
  /** The engine's view: `flow` (the open question and who has answered it) and `game`. */
  view: z.object({
    seat: seat.nullable(),
    flow: z.object({
      players: z.int(),
      asked: z.int(),
      stack: z.array(z.object({ procedure: z.string(), step: z.string(), locals: z.record(z.string(), z.unknown()) })),
      /** By seat: −1 not asked, −2 still to choose, −4 has chosen; yours, once you have: your choice. */
      answers: z.array(z.int()),
    }),
    game: z.record(z.string(), z.unknown()),
  }),
  /** Null if you are not asked. */
  asked: asked.nullable(),
  /** What you have chosen, sealed until the last answer is in. */
  chosen: z.string().nullable(),
  /** When the stand-in answers for whoever has not, in milliseconds since 1970. */
  deadline: z.number().nullable(),
  /** Everybody is away: bots and stand-ins wait until somebody is back. */
  asleep: z.boolean(),
});
export type Now = z.infer<typeof now>;

const event = z.looseObject({ type: z.string(), rule: z.string() });

/** What happened at the table, as everybody may know it. `choice` is only told to its owner. */
export const what = z.discriminatedUnion('type', [
  z.object({ type: z.literal('created') }),
  z.object({ type: z.literal('joined'), seat, name: z.string() }),
  z.object({ type: z.literal('left'), seat, name: z.string() }),
  z.object({ type: z.literal('kicked'), seat, name: z.string() }),
  z.object({ type: z.literal('seated'), seat, bot: z.string().nullable() }),
  z.object({ type: z.literal('host'), seat }),
  z.object({ type: z.literal('started') }),
  z.object({ type: z.literal('chosen'), seat, question: z.int(), choice: z.string().optional() }),
  z.object({ type: z.literal('tookBack'), seat, question: z.int() }),
  z.object({ type: z.literal('late'), seats: z.array(seat), question: z.int() }),
  z.object({ type: z.literal('away'), seat, until: z.number().optional() }),
  z.object({ type: z.literal('back'), seat }),
  /** The text is null once its writer has had it deleted. */
  z.object({ type: z.literal('said'), seat, name: z.string(), text: z.string().nullable() }),
  z.object({
    type: z.literal('promised'),
    seat,
    kind: z.string(),
    terms: z.record(z.string(), z.unknown()),
    to: z.array(seat).nullable(),
  }),
  z.object({ type: z.literal('undoAsked'), seat }),
  z.object({ type: z.literal('undoAgreed'), seat }),
  z.object({ type: z.literal('undoRefused'), seat }),
  z.object({ type: z.literal('undone') }),
  z.object({ type: z.literal('befell'), what: z.string() }),
  z.object({ type: z.literal('closed'), why: z.string() }),
  z.object({ type: z.literal('rematched'), code }),
]);
export type What = z.infer<typeof what>;

/** What an event changed in your view: places, each with what stands there now. */
const change = z.array(z.tuple([z.array(z.union([z.string(), z.int()])), z.unknown()]));

/** One happening at the table: numbered from 1, with the time and what the game told you of it. */
export const happened = z.object({
  n: z.int(),
  at: z.number(),
  what,
  events: z.array(event).optional(),
  /**
   * For each of `events` what it changed in your view: made one after another in the view that you had before, they lead to `now.view`,
   * but for the question that is put there. Told as it happens and not later; whoever does not need it can leave it.
   */
  changes: z.array(change).optional(),
});
export type Happened = z.infer<typeof happened>;
