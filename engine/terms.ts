import type { AnyGame } from './game.ts';
import type { Explained } from './words.ts';

/** A piece of a text; what is called so, if it is the name of something that can be explained. */
export interface Piece {
  readonly text: string;
  readonly things: readonly Explained[];
}

/** Shorter names, and numbers, are words of every sentence. */
const SHORTEST = 4;

interface Names {
  readonly pattern: RegExp;
  readonly things: ReadonlyMap<string, readonly Explained[]>;
  readonly found: Map<string, readonly Piece[]>;
}

const known = new WeakMap<AnyGame, Names | null>();

/** Names as they are printed: they begin with a capital letter, or with a figure that a capital follows. */
const isPrinted = (name: string): boolean => name.length >= SHORTEST && /^(\d+ )?["“]?\p{Lu}/u.test(name);

function termsOf(game: AnyGame): Names | null {
  const things = new Map<string, Explained[]>();
  for (const each of game.words.glossary ?? [])
    for (const name of each.names.filter(isPrinted)) things.set(name, [...(things.get(name) ?? []), each]);
  if (things.size === 0) return null;
  const names = [...things.keys()].sort((a, b) => b.length - a.length);
  const either = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${either})(?![\\p{L}\\p{N}])`, 'u'), things, found: new Map() };
}

/** A text of a game, taken apart where it names a card or whatever else of it can be explained. */
export function piecesOf(game: AnyGame, text: string): readonly Piece[] {
  if (!known.has(game)) known.set(game, termsOf(game));
  const terms = known.get(game);
  if (!terms) return [{ text, things: [] }];
  const before = terms.found.get(text);
  if (before) return before;
  const pieces = text
    .split(terms.pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, things: terms.things.get(part) ?? [] }));
  terms.found.set(text, pieces);
  return pieces;
}
