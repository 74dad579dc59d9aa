import type { ZodObject, ZodType, z } from 'zod';
import type { Deck } from './decks.ts';
import type { AnyEvent } from './event.ts';
import { Refusal, RulesFault } from './fault.ts';
import type { Flow, Procedure, Procedures, Rules, State } from './flow.ts';
import type { Notation } from './notation.ts';
import type { Outcome } from './outcome.ts';
import type { PromiseKind } from './promise.ts';
import type { Random } from './random.ts';
import type { SeenBy, Sights } from './secrets.ts';
import type { View } from './view.ts';
import type { Words } from './words.ts';

/** What is agreed before a game begins. */
export interface Setup<O = unknown> {
  readonly players: number;
  readonly options: O;
}

/** What every game fulfils, and all that table, bots and lab know of it. */
export interface Game<S extends State, E extends AnyEvent, O, Seen> extends Rules {
  /** `dungeon-busters`: its folder, and its name on the command line. */
  readonly id: string;
  readonly name: string;
  /** Who made the game. */
  readonly credits: string;
  /** Raised whenever a record could come out otherwise than before. */
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  /** The table options, with a default for each. */
  readonly options: ZodObject & { readonly _output: O };
  /** The game's cards, where others can take their place. */
  readonly cards?: CardSets;
  /** What else must hold of a set-up; what is wrong with it, or null. */
  impossible?(setup: Setup<O>): string | null;
  /** The state before the first step, its flow at the outermost procedure. */
  begin(setup: Setup<O>, random: Random): S;
  readonly secrets: {
    readonly game: Readonly<Record<string, string | { readonly only: string }>>;
    readonly procedures: Readonly<Record<string, Readonly<Record<string, string | { readonly only: string }>>>>;
  };
  clone(game: S): S;
  /** Deals what the viewer cannot know afresh, each possibility as likely. The flow is the view's own, ready to use. */
  determinise(view: View<Seen>, flow: Flow, random: Random): S;
  /** Deals afresh what nobody at all knows. After an undo the next card must not be the one that was seen. */
  reshuffle(game: S, random: Random): void;
  /** What the viewer knows of the decks, and of what is left in them; left out: all cards lie open. */
  decks?(view: View<Seen>): readonly Deck[];
  /** Things from outside that can befall the game: a time limit that has run out. */
  readonly outside?: Readonly<Record<string, (game: S) => void>>;
  /** Seconds that a seat has for an answer, if the table options limit them; null, or left out: any time it likes. */
  timeLimit?(options: O): number | null;
  outcome(game: S): Outcome;
  // biome-ignore lint/suspicious/noExplicitAny: each kind of promise has terms of its own
  readonly promises: Readonly<Record<string, PromiseKind<E, O, any>>>;
  readonly words: Words<E>;
  readonly notation: Notation<S>;
}

/**
 * The cards of a game that can be played with others of the same kind. A game knows the set it is played with, so whoever has
 * the game has its cards: `withCards` binds one to the other.
 */
export interface CardSets {
  /** What a set is like. */
  readonly schema: ZodType;
  /** The set that comes with the game. */
  readonly standard: unknown;
  /** The sets that came with the game before, each up to and with that version of its rules, the earliest first. */
  readonly former?: readonly { readonly until: number; readonly set: unknown }[];
  /** The set that is played with instead of it; null if none is. */
  readonly other: unknown;
  /** The same game with a set that the schema has passed. */
  with(set: unknown): AnyGame;
}

/** Any game: for code that plays them all. */
// biome-ignore lint/suspicious/noExplicitAny: the types of a game's own state do not leave its folder
export type AnyGame = Game<any, any, any, any>;

type LocalsOf<P> = P extends Procedure<infer L> ? L : never;

/** The secrets table of a game: every field of its state, and every field of what each procedure keeps. */
export interface Secrets<S extends State, P extends Procedures> {
  readonly game: Sights<Omit<S, 'flow'>>;
  readonly procedures: { readonly [K in keyof P]: Sights<LocalsOf<P[K]>> };
}

/** What a seat may see of a game's own state. */
export type SeenOf<S extends State, T extends { readonly game: Sights<Omit<S, 'flow'>> }> = SeenBy<
  Omit<S, 'flow'>,
  T['game']
>;

/** Declares the secrets of a game whose procedures are these. */
export const secretsOf =
  <S extends State>() =>
  <const P extends Procedures, const T extends Secrets<S, P>>(_procedures: P, table: T): T =>
    table;

/** Declares a game, checking that its procedures are listed under their own names. */
export function defineGame<S extends State, E extends AnyEvent, O, Seen>(
  game: Game<S, E, O, Seen>,
): Game<S, E, O, Seen> {
  for (const [name, procedure] of Object.entries(game.procedures)) {
    if (procedure.name !== name) throw new RulesFault(`procedure ${procedure.name} is listed as ${name}`);
  }
  for (const place of [game.notation.at, ...Object.values(game.notation.callers).flat()]) {
    const [, procedure = '', step = ''] = /^(\w+)\.(\w+)/.exec(place) ?? [];
    if (!game.procedures[procedure]?.lines.has(step))
      throw new RulesFault(`the notation speaks of ${place}; there is no such step`);
  }
  return game;
}

/** The game of that id. */
export function gameNamed(id: string, games: readonly AnyGame[]): AnyGame {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Refusal(`there is no game '${id}' (${games.map((each) => each.id).join(', ')})`);
  return game;
}

/** Refuses a number of players that a game is not for. */
export function mustSeat({ name, seats: { least, most } }: AnyGame, players: number): void {
  if (Number.isInteger(players) && players >= least && players <= most) return;
  throw new Refusal(`${name} is for ${least === most ? least : `${least} to ${most}`} players, not ${players}`);
}

/** Checks a set-up from outside and fills in the defaults. */
export function readSetup(game: AnyGame, players: number, options: unknown): Setup {
  mustSeat(game, players);
  const read = game.options.safeParse(options ?? {});
  if (!read.success) throw new Refusal(`options of ${game.name}: ${explain(read.error)}`);
  const setup = { players, options: read.data };
  const reason = game.impossible?.(setup);
  if (reason) throw new Refusal(`options of ${game.name}: ${reason}`);
  return setup;
}

/** The first thing that is wrong with some input, in one line that names it. */
export function explain(error: z.ZodError): string {
  const [first] = error.issues;
  if (!first) return 'not valid';
  const path = `'${first.path.join('.')}'`;
  if (first.code === 'unrecognized_keys') return `${complaint(first)}${first.path.length === 0 ? '' : ` in ${path}`}`;
  return `${first.path.length === 0 ? 'it' : path} ${complaint(first)}`;
}

/** What a thing should be, for people who write data and not programs. */
const PLAIN: Readonly<Record<string, string>> = { int: 'a whole number', array: 'a list', tuple: 'a list' };

/** What is wrong, without saying where. */
export function complaint(issue: z.core.$ZodIssue): string {
  // A schema with words of its own speaks for itself.
  if (issue.message.startsWith('should ')) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no '${issue.keys[0]}'`;
    case 'invalid_value':
      return `should be ${issue.values.map(String).join(' or ')}`;
    case 'invalid_type':
      return `should be ${PLAIN[issue.expected] ?? `${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`}`;
    case 'too_big':
      return `should be at most ${issue.maximum}${isList(issue.origin) ? ' long' : ''}`;
    case 'too_small':
      return `should be at least ${issue.minimum}${isList(issue.origin) ? ' long' : ''}`;
    default:
      return issue.message;
  }
}

const isList = (origin: string): boolean => origin === 'array';
