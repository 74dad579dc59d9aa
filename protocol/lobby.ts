import { z } from 'zod';
import { STATUSES } from './sight.ts';
import { code, dealNumber, personName, seat } from './words.ts';

/** A day, in seconds; the longest time for an answer is thirty of them. */
const DAY = 86_400;

/** POST /api/tables */
export const newTable = z.strictObject({
  game: z.string().max(50),
  options: z.record(z.string(), z.unknown()).default({}),
  cards: z.unknown().optional(),
  /** By seat: the name of a bot, `open` for whoever comes, or `me`. */
  seats: z.array(z.string().max(50)).min(1).max(10),
  clock: z
    .int()
    .min(5)
    .max(30 * DAY)
    .nullable()
    .default(null),
  minutes: z.int().min(1).max(1440).nullable().default(null),
  standIn: z.string().max(50).optional(),
  listed: z.boolean().default(false),
  watchable: z.boolean().default(true),
  number: dealNumber.optional(),
  /** Start at once: for tables whose every seat is taken. */
  start: z.boolean().default(false),
});
export type NewTable = z.input<typeof newTable>;

/** POST /api/tables/CODE/join */
export const joining = z.strictObject({ seat: seat.optional(), number: dealNumber.optional() });
/** POST /api/tables/CODE/rematch: of the same game, or of another one. */
export const rematching = z.strictObject({ number: dealNumber.optional(), game: z.string().max(50).optional() });
/** POST /api/tables/CODE/kick, /host */
export const seatNamed = z.strictObject({ seat });
/** POST /api/tables/CODE/bot: a bot takes an empty seat, or (null) gets up from it. */
export const seating = z.strictObject({ seat, bot: z.string().max(50).nullable() });
/** POST /api/tables/CODE/screen: somebody at the table lets a screen in; with the word that let it in a screen asks for that of the rematch. */
export const letIn = z.strictObject({ pass: code.optional() });
/** PUT /api/me */
export const naming = z.strictObject({ name: personName });
/** POST /api/link: the token of a personal link. Without `sure` it is only said who would be whom. */
export const linkToken = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'should be the end of a personal link'),
  sure: z.boolean().default(false),
});

/** An address as browsers write it: a database has no room for all that could stand there otherwise. */
const endpoint = z
  .string()
  .max(1000)
  .regex(/^[!-~]*$/, 'should be an address');
/** POST /api/me/push: where a browser takes in messages while nobody looks at the page, as it says itself. */
export const mailbox = z.object({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{86,88}=*$/, 'should be the key of a browser'),
    auth: z.string().regex(/^[\w-]{22,24}=*$/, 'should be the word of a browser'),
  }),
});
export type MailboxSaid = z.input<typeof mailbox>;
/** DELETE /api/me/push */
export const mailboxNamed = z.strictObject({ endpoint });
/** GET /api/push: the key by which a browser knows the server that may send it messages. */
export const pushKey = z.object({ key: z.string() });

/** Who you are. */
export const me = z.object({ name: z.string() });
export type Me = z.infer<typeof me>;

/** Where a screen goes, and the word that lets it in; null: everybody may watch there. */
export const screenPass = z.object({ code, pass: code.nullable() });
export type ScreenPass = z.infer<typeof screenPass>;

/** The address by which others reach the server, and how it is known: it was told, you came by it, it is that of the network, or nobody else can reach it. */
export const reach = z.object({ address: z.string(), by: z.enum(['told', 'came', 'network', 'here']) });
export type Reach = z.infer<typeof reach>;

/** GET /api/tables/CODE/invitation: all that whoever has the code may know before they sit down. */
export const invitation = z.object({
  code,
  game: z.string(),
  status: z.enum(STATUSES),
  /** By seat; null: it is free. */
  seats: z.array(z.object({ name: z.string(), bot: z.boolean(), host: z.boolean() }).nullable()),
  clock: z.int().nullable(),
  minutes: z.int().nullable(),
  options: z.record(z.string(), z.unknown()),
  /** Whether it is played with a set of cards of its own. */
  ownCards: z.boolean(),
  watchable: z.boolean(),
  /** Whether you sit there. */
  mine: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** A table as it is listed. */
export const listing = z.object({
  code,
  game: z.string(),
  status: z.enum(STATUSES),
  /** By seat: a name, and whether it is a bot's; null: the seat is free. */
  seats: z.array(z.object({ name: z.string(), bot: z.boolean() }).nullable()),
  clock: z.int().nullable(),
  /** When it was last played at, in milliseconds since 1970. */
  touched: z.number(),
  /** Whether you sit there, and whether the table waits for you. */
  mine: z.boolean(),
  waitsForYou: z.boolean(),
  /** Until when, in milliseconds since 1970; null: as long as you like, or it does not. */
  deadline: z.number().nullable().default(null),
});
export type Listing = z.infer<typeof listing>;
export const listings = z.object({ tables: z.array(listing) });

export const created = z.object({ code });
/** The answer to POST /api/link: who the link belongs to, and who the browser is until it is followed. */
export const linkOwner = z.object({ name: z.string(), you: z.string().nullable() });
/** POST /api/me/link */
export const personalLink = z.object({ token: z.string(), expires: z.number() });

/** GET /api/games */
export const gameSight = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.string(),
  rules: z.int(),
  seats: z.object({ least: z.int(), most: z.int() }),
  /** The options as a JSON Schema. */
  options: z.record(z.string(), z.unknown()),
  bots: z.array(z.string()),
  promises: z.array(z.string()),
  /** Whether it can be played for so many minutes. */
  timed: z.boolean(),
});
export type GameSight = z.infer<typeof gameSight>;
export const catalogue = z.object({ games: z.array(gameSight) });

/** Whatever went wrong, in one sentence. */
export const trouble = z.object({ error: z.string() });
