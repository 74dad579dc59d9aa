import { Refusal } from './fault.ts';
import type { State } from './flow.ts';
import type { Setup } from './game.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** How a value is written in a position, as words; `names` are the players'. */
export interface Field<T> {
  read(words: readonly string[], names: readonly string[]): T;
  write(value: T, names: readonly string[]): string;
}

/** What can be written with one word. */
export interface Word<T> {
  read(word: string, names: readonly string[]): T;
  write(value: T, names: readonly string[]): string;
}

/** Nothing, written. */
const NOTHING = '-';

/** Nothing in a game comes near it. */
const LARGEST = 1_000_000;

/** A whole number, 0 or more. */
export const number: Word<number> = {
  read(word) {
    if (!/^\d+$/.test(word)) throw new Refusal(`'${word}' is not a whole number`);
    if (Number(word) > LARGEST) throw new Refusal(`${word} is too large a number`);
    return Number(word);
  },
  write: String,
};

/** One of these words, kept as its place among them; `-` for none, kept as −1. */
export const oneOf = (what: string, words: readonly string[]): Word<number> => ({
  read(word) {
    const place = word === NOTHING ? -1 : words.indexOf(word);
    if (place < 0 && word !== NOTHING) throw new Refusal(`'${word}' is not ${what}`);
    return place;
  },
  write: (place) => words[place] ?? NOTHING,
});

export const seatName: Word<Seat> = {
  read(word, names) {
    const seat = names.indexOf(word);
    if (seat < 0) throw new Refusal(`nobody is called '${word}'`);
    return seat;
  },
  write: (seat, names) => names[seat]!,
};

/** Exactly one word. */
export const one = <T>(word: Word<T>): Field<T> => ({
  read(words, names) {
    if (words.length !== 1) throw new Refusal(`'${words.join(' ')}' should be one word`);
    return word.read(words[0]!, names);
  },
  write: word.write,
});

/** Any number of words; `-` for none. */
export const list = <T>(word: Word<T>): Field<T[]> => ({
  read(words, names) {
    if (words.length === 1 && words[0] === NOTHING) return [];
    if (words.includes(NOTHING)) throw new Refusal(`'${words.join(' ')}' is something and nothing`);
    return words.map((each) => word.read(each, names));
  },
  write: (values, names) => values.map((value) => word.write(value, names)).join(' ') || NOTHING,
});

/** How many of each kind: `2R 1B`, by the letters given; `-` for none. */
export const amounts = (letters: string): Field<number[]> => ({
  read(words) {
    const found = [...letters].map(() => 0);
    for (const word of words) {
      if (word === NOTHING) continue;
      const parts = /^(\d+)(\D)$/.exec(word);
      const kind = parts ? letters.indexOf(parts[2]!) : -1;
      if (kind < 0) throw new Refusal(`'${word}' is not a number and one of ${[...letters].join(', ')}`);
      found[kind]! += Number(parts![1]);
    }
    return found;
  },
  write: (counts) =>
    counts
      .map((count, kind) => (count > 0 ? `${count}${letters[kind]}` : ''))
      .filter(Boolean)
      .join(' ') || NOTHING,
});

type Entry<S, K extends keyof S, T> = { readonly of: K; readonly as: Field<T> };
type TableEntry<S> = { [K in keyof S]-?: Entry<S, K, S[K]> }[keyof S];
type SeatEntry<S> = {
  [K in keyof S]-?: NonNullable<S[K]> extends readonly (infer One)[] ? Entry<S, K, One> : never;
}[keyof S];

/** How the positions of a game are written: docs/what-if.md. */
export interface Notation<S extends State> {
  /** What lies on the table, by the word for it. */
  readonly table: Readonly<Record<string, TableEntry<S>>>;
  /** What each player has, by the word for it. */
  readonly seat: Readonly<Record<string, SeatEntry<S>>>;
  /** What each procedure keeps. */
  // biome-ignore lint/suspicious/noExplicitAny: the values of different fields have different types
  readonly locals: Readonly<Record<string, Readonly<Record<string, Field<any>>>>>;
  /** Where a procedure is called from: the steps that can go on after it, the usual one first. The outermost is not listed. */
  readonly callers: Readonly<Record<string, readonly string[]>>;
  /** Where a position stands if it does not say. */
  readonly at: string;
  /** Makes what was not said fit what was, dealing what is hidden. */
  complete(game: S, said: Said, setup: Setup, random: Random): void;
  /** What cannot be in a game, in one line that names it; null if all is well. Real games are checked by it too. */
  impossible(game: S, setup: Setup, names: readonly string[]): string | null;
}

/** Whether a position says something: of the table, or of a seat. */
export type Said = (what: string, seat?: Seat) => boolean;

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const partsIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads a field, having a refusal say of what. */
export function readField<T>(field: Field<T>, what: string, words: readonly string[], names: readonly string[]): T {
  try {
    return field.read(words, names);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${what}: ${error.message}`) : error;
  }
}
