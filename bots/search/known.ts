import type { State } from '@gilt/engine/flow';
import type { Seat } from '@gilt/engine/seat';
import type { SecretsTable } from '@gilt/engine/view';

/** What a seat knows of a game, as one number. Equal views have equal keys; that others do is as good as impossible. */
export type Key = number;

type Sight = SecretsTable['game'][string];
type Fields = Readonly<Record<string, unknown>>;
interface Column {
  readonly field: string;
  readonly sight: Sight;
}

/** Tells what seats know without making their views: it reads the game through the secrets table, as `viewOf` does. */
export interface Reader {
  /** Looks at what everybody sees. To be called before `keyOf` whenever the game has gone on. */
  look(game: State): void;
  /** What that seat knows of the game looked at. */
  keyOf(game: State, seat: Seat): Key;
}

/** The reader for games with such secrets. */
export function readerOf(secrets: SecretsTable): Reader {
  const [open, own] = parted(secrets.game);
  const frames = new Map(Object.entries(secrets.procedures).map(([name, table]) => [name, parted(table)]));
  const hash = newHash();
  let [high, low] = [0, 0];
  return {
    look(game) {
      hash.set(1, 2);
      for (const column of open) hash.seen(game as unknown as Fields, column, null);
      for (const { procedure, step, locals } of game.flow.stack) {
        hash.word(procedure);
        hash.word(step);
        for (const column of frames.get(procedure)![0]) hash.seen(locals as Fields, column, null);
      }
      high = hash.high();
      low = hash.low();
    },
    keyOf(game, seat) {
      hash.set(high, low);
      hash.number(seat);
      for (const column of own) hash.seen(game as unknown as Fields, column, seat);
      for (const { procedure, locals } of game.flow.stack) {
        for (const column of frames.get(procedure)![1]) hash.seen(locals as Fields, column, seat);
      }
      return (hash.high() >>> 0) * 0x200000 + (hash.low() >>> 11);
    },
  };
}

/** The columns of a table that look the same to everybody, and those that do not. */
function parted(table: Readonly<Record<string, Sight>>): [Column[], Column[]] {
  const columns = Object.entries(table)
    .map(([field, sight]): Column => ({ field, sight }))
    .filter(({ sight }) => sight !== 'nobody');
  const isOpen = ({ sight }: Column): boolean => sight === 'everyone' || sight === 'count';
  return [columns.filter(isOpen), columns.filter((column) => !isOpen(column))];
}

/** The hashes of words, each made once. */
const words = new Map<string, number>();

function hashOfWord(text: string): number {
  let value = 0;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  words.set(text, value);
  return value;
}

/** Two 32-bit hashes side by side, of which a key keeps 53 bits. */
function newHash() {
  let high = 0;
  let low = 0;

  function number(value: number): void {
    high = Math.imul(high ^ value, 0x9e3779b1);
    high ^= high >>> 15;
    low = Math.imul(low + value, 0x85ebca6b);
    low ^= low >>> 13;
  }

  const word = (text: string): void => number(words.get(text) ?? hashOfWord(text));

  function list(items: readonly unknown[]): void {
    number(items.length);
    for (let i = 0; i < items.length; i++) value(items[i]);
  }

  function value(one: unknown): void {
    if (typeof one === 'number') number(one);
    else if (Array.isArray(one)) list(one);
    else if (typeof one === 'string') word(one);
    else if (typeof one === 'object' && one !== null) for (const key in one) value((one as Fields)[key]);
    else number(one ? 1 : 0);
  }

  function counts(items: readonly unknown[]): void {
    if (!Array.isArray(items[0])) number(items.length);
    else for (const one of items) number((one as readonly unknown[]).length);
  }

  function hands(all: readonly (readonly unknown[])[], seat: Seat): void {
    for (let owner = 0; owner < all.length; owner++) {
      if (owner === seat) list(all[owner]!);
      else number(all[owner]!.length);
    }
  }

  return {
    number,
    word,
    set(newHigh: number, newLow: number): void {
      high = newHigh;
      low = newLow;
    },
    high: (): number => high,
    low: (): number => low,
    /** What a seat sees of a field; null: anybody. */
    seen(fields: Fields, { field, sight }: Column, seat: Seat | null): void {
      const content = fields[field];
      if (sight === 'everyone') value(content);
      else if (typeof sight === 'object') value(fields[sight.only] === seat ? content : null);
      else if (sight === 'count') counts(content as readonly unknown[]);
      else if (sight === 'owner') value((content as readonly unknown[])[seat!]);
      else hands(content as readonly (readonly unknown[])[], seat!);
    },
  };
}
