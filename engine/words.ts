import { IntlMessageFormat } from 'intl-messageformat';
import { type AnyEvent, type Heard, isUndone, type Reveal } from './event.ts';
import type { Seat } from './seat.ts';

/** Something to say, before it is put into a language: the id of a message and what it speaks of. */
export interface Message {
  readonly id: string;
  readonly with: Readonly<Record<string, Param>>;
}
export type Param =
  | string
  | number
  | { readonly seat: Seat }
  | Message
  | readonly Param[]
  | { readonly commas: readonly Param[] };

/** A list that is only parted by commas, for lists within lists. */
export const commas = (list: readonly Param[]): Param => ({ commas: list });

export const message = (id: string, params: Readonly<Record<string, Param>> = {}): Message => ({ id, with: params });

/** Messages by id, in the ICU notation. */
export type Catalogue = Readonly<Record<string, string>>;

/** How a game's events, questions and choices are told. */
export interface Words<E extends AnyEvent> {
  /** Null: nothing is said, because another event tells it already. */
  event(event: E | Reveal): Message | null;
  /** A choice in a question, by the names of both. */
  choice(where: string, choice: string): Message;
  readonly english: Catalogue;
  /** What can be asked about by name: every card, and whatever else has something printed on it. */
  readonly glossary?: readonly Explained[];
}

/** A thing of the game, and what it does. */
export interface Explained {
  /** What it may be called: by its choices' names, as printed, and otherwise. */
  readonly names: readonly string[];
  readonly says: Message;
  /** The clauses of the rules that say more of it. */
  readonly clauses: readonly string[];
}

/** A name as somebody may type it: small letters and figures, whatever stands between them. */
const plainly = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’"“”!′]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The things that somebody means by a name. It may be that of a choice that says what is done with one: `goblin@Bob`, `steal-yorick`. */
export function thingsNamed(glossary: readonly Explained[], name: string): readonly Explained[] {
  const found = thingsCalled(glossary, name);
  return found.length > 0 ? found : thingsCalled(glossary, name.replace(/@.*$/, '').replace(/^\p{L}+-/u, ''));
}

/** Those of that name; else those whose name begins so; else those in whose name it is a word. */
function thingsCalled(glossary: readonly Explained[], name: string): readonly Explained[] {
  const meant = plainly(name);
  if (meant === '') return [];
  const those = (fits: (plain: string) => boolean): Explained[] =>
    glossary.filter(({ names }) => names.some((each) => fits(plainly(each))));
  const ways = [
    (plain: string) => plain === meant,
    (plain: string) => plain.startsWith(meant),
    (plain: string) => plain.split(' ').some((_, i, all) => all.slice(i).join(' ').startsWith(meant)),
  ];
  return ways.map(those).find((found) => found.length > 0) ?? [];
}

/** What the engine itself has to say, in every game. */
const ENGINE_ENGLISH: Catalogue = {
  'event.undone': 'The last question is taken back and asked again.',
  unseen: 'Left unseen: {left} of {of}.',
  'unseen.one': '{left, plural, =0 {It has been seen.} other {Still unseen.}}',
  'unseen.none': 'Left unseen: none.',
  'unseen.each': 'Left unseen: {decks}.',
  'unseen.whose': '{left} of {seat}’s {of}',
};

/** How an event of a game is told; null if another one tells it already. */
export function wordsFor<E extends AnyEvent>(words: Words<E>, event: Heard<E>): Message | null {
  return isUndone(event) ? message('event.undone') : words.event(event as E | Reveal);
}

/** Speaks one language: turns messages into text. */
export interface Speaker {
  say(message: Message): string;
  /** Whether the catalogue has that id. */
  knows(id: string): boolean;
}

/** A speaker for a catalogue, calling the seats by these names. */
export function speaker(catalogue: Catalogue, names: readonly string[], locale = 'en'): Speaker {
  const compiled = new Map<string, IntlMessageFormat>();
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });

  function format(id: string): IntlMessageFormat {
    let found = compiled.get(id);
    if (!found) {
      const text = catalogue[id] ?? ENGINE_ENGLISH[id];
      if (text === undefined) throw new Error(`the catalogue has no message ${id}`);
      found = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
      compiled.set(id, found);
    }
    return found;
  }
  function put(param: Param): string | number {
    if (typeof param === 'string' || typeof param === 'number') return param;
    if (isList(param)) return and.format(param.map((one) => String(put(one))));
    if ('commas' in param) return param.commas.map((one) => String(put(one))).join(', ');
    return 'seat' in param ? (names[param.seat] ?? `seat ${param.seat + 1}`) : say(param);
  }
  function say(message: Message): string {
    const values: Record<string, string | number> = {};
    for (const key in message.with) values[key] = put(message.with[key]!);
    try {
      return String(format(message.id).format(values)).replace(STOPPED_TWICE, '$1');
    } catch (error) {
      throw new Error(`message ${message.id}: ${(error as Error).message}`, { cause: error });
    }
  }
  return { say, knows: (id) => id in catalogue };
}

/** A name that ends in a mark of its own, as in “Bob draws Curse!”, needs no full stop after it. */
const STOPPED_TWICE = /([!?])\.(?=\s|$)/g;

const isList = (param: Param): param is readonly Param[] => Array.isArray(param);
