import { z } from 'zod';
import { withCards, withCardsOf } from './cards.ts';
import { Refusal } from './fault.ts';
import { type AnyGame, explain, gameNamed, readSetup, type Setup } from './game.ts';
import type { Forced } from './question.ts';
import type { Seat } from './seat.ts';
import { isSeed, type Seed } from './seed.ts';

/** The form of records; raised when it changes. */
export const FORM = 1;

/** How chance goes on: `run-on` from the seed (simulation), or `fresh` at every question (a table). */
export const CHANCES = ['run-on', 'fresh'] as const;
export type Chance = (typeof CHANCES)[number];

/**
 * A whole game, to be played again: set-up, seed, and a line for each thing that came from outside, closed by a short
 * checksum of the state it led to. See docs/records.md.
 */
export interface GameRecord {
  readonly gilt: number;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards?: unknown;
  readonly seed: Seed;
  readonly chance: Chance;
  /** Said of a game in which seats were asked that had one option, where nobody else could tell: their answers are in the entries. */
  readonly forced?: 'asked';
  /** Said of a game that did not begin at its beginning: the position that it began with (docs/what-if.md). */
  readonly position?: string;
  /** The checksum of the set-up. */
  readonly start: string;
  /** Said of a game that is still being played. */
  readonly unfinished?: true;
  /** How the seed came about, where nobody was to choose it alone. */
  readonly dealing?: Dealing;
  readonly entries: readonly string[];
}

/** The seed follows from a secret, whose hash was published before anybody sat down, and a number from each player (or null). */
export interface Dealing {
  readonly commitment: string;
  readonly secret: string;
  readonly numbers: readonly (string | null)[];
}

/** What an entry says. */
export type Entry =
  | { readonly type: 'answers'; readonly answers: readonly Answer[] }
  | { readonly type: 'undo' }
  | { readonly type: 'outside'; readonly what: string };

/** One seat's answer to a question, by name; given by a stand-in if the player was not there. */
export interface Answer {
  readonly seat: Seat;
  readonly choice: string;
  readonly standIn: boolean;
}

export function writeEntry(entry: Entry): string {
  switch (entry.type) {
    case 'answers':
      return entry.answers.map(({ seat, choice, standIn }) => `${seat + 1}${standIn ? '~' : ':'}${choice}`).join(' ');
    case 'undo':
      return 'undo';
    case 'outside':
      return `outside ${entry.what}`;
  }
}

/** Reads an entry without its checksum. */
export function readEntry(text: string): Entry {
  if (text === 'undo') return { type: 'undo' };
  const outside = /^outside (\S+)$/.exec(text);
  if (outside) return { type: 'outside', what: outside[1]! };
  const answers = text.split(' ').map((word): Answer => {
    const parts = /^(\d+)([:~])(\S+)$/.exec(word);
    if (!parts) throw new Refusal(`'${text}' is neither answers nor 'undo' nor 'outside …'`);
    return { seat: Number(parts[1]) - 1, choice: parts[3]!, standIn: parts[2] === '~' };
  });
  return { type: 'answers', answers };
}

/** Parts an entry from its checksum. */
export function splitEntry(line: string): { text: string; check: string } {
  const space = line.lastIndexOf(' ');
  return { text: line.slice(0, Math.max(space, 0)), check: line.slice(space + 1) };
}

const shape = z.strictObject({
  gilt: z.literal(FORM),
  game: z.string(),
  rules: z.int().positive(),
  players: z.int().positive(),
  options: z.record(z.string(), z.unknown()),
  cards: z.unknown().exactOptional(),
  seed: z.string().refine(isSeed, 'should be 64 hexadecimal digits'),
  chance: z.enum(CHANCES),
  forced: z.literal('asked').exactOptional(),
  position: z.string().exactOptional(),
  start: z.string(),
  unfinished: z.literal(true).exactOptional(),
  dealing: z
    .strictObject({ commitment: z.string(), secret: z.string(), numbers: z.array(z.string().nullable()) })
    .exactOptional(),
  entries: z.array(z.string()),
});

/** What a record says before its checksums and entries. */
export type RecordHead = Pick<
  GameRecord,
  'gilt' | 'game' | 'rules' | 'players' | 'options' | 'cards' | 'seed' | 'chance' | 'forced' | 'position'
>;

/** The head of a new record. */
export const recordHead = (
  game: AnyGame,
  setup: Setup,
  seed: Seed,
  chance: Chance,
  forced: Forced,
  position?: string,
): RecordHead => ({
  gilt: FORM,
  game: game.id,
  rules: game.version,
  players: setup.players,
  options: setup.options as Readonly<Record<string, unknown>>,
  ...(game.cards?.other ? { cards: game.cards.other } : {}),
  seed,
  chance,
  ...(forced === 'asked' ? { forced } : {}),
  ...(position === undefined ? {} : { position }),
});

/** The same as an earlier version wrote it: with its own number, and without the options that came later, or cards that were the game's own. */
export function headAsWritten(head: RecordHead, { rules, options, cards }: GameRecord): RecordHead {
  const { cards: _, ...bare } = head;
  return {
    ...(cards === undefined ? bare : head),
    rules,
    options: Object.fromEntries(Object.entries(head.options).filter(([name]) => Object.hasOwn(options, name))),
  };
}

/** Reads a record from text that may hold anything, and finds its game, bound to the record's cards. */
export function readRecord(
  text: string,
  games: readonly AnyGame[],
): { record: GameRecord; game: AnyGame; setup: Setup } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Refusal('this is not a whole record: it is not valid JSON');
  }
  if (typeof data !== 'object' || data === null || !('gilt' in data)) throw new Refusal('this is not a record of Gilt');
  const read = shape.safeParse(data);
  if (!read.success) throw new Refusal(`this is not a record: ${explain(read.error)}`);
  const record = read.data;
  const plain = gameNamed(record.game, games);
  const game = record.cards === undefined ? withCardsOf(plain, record.rules) : withCards(plain, record.cards);
  if (record.rules > game.version) throw new Refusal(`the record ${madeByOthers(record, game)}`);
  return { record, game, setup: readSetup(game, record.players, record.options) };
}

/** `was made by version 1 of the rules of Toy; this is version 2` */
export const madeByOthers = ({ rules }: GameRecord, { name, version }: AnyGame): string =>
  `was made by version ${rules} of the rules of ${name}; this is version ${version}`;

/** A record as text: one line an entry. */
export const writeRecord = ({ entries, ...head }: GameRecord): string =>
  `${JSON.stringify(head).slice(0, -1)},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
