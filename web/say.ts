import { message, type Param, speaker } from '@gilt/engine/words';
import { english } from './english.ts';

type Params = Readonly<Record<string, Param>>;

/** How something is said in the words of a catalogue and of the page itself. */
export interface Sayer<Id extends string> {
  say(id: Id, params?: Params): string;
  /** The same where nobody may have words for it. */
  sayIfKnown(id: string, params?: Params): string | null;
}

/** A sayer for a part of the page that has words of its own. */
export function sayerOf<Own extends Readonly<Record<string, string>>>(own: Own): Sayer<WordId | (keyof Own & string)> {
  const words: Readonly<Record<string, string>> = { ...english, ...own };
  const voice = speaker(words, []);
  return {
    say(id, params = {}) {
      const text = words[id]!;
      // Most of it is plain text, and need not be read as a pattern first.
      return text.includes('{') ? voice.say(message(id, params)) : text;
    },
    sayIfKnown: (id, params = {}) => (voice.knows(id) ? voice.say(message(id, params)) : null),
  };
}

export type WordId = keyof typeof english;

/** What the page says, in the words of its catalogue. */
export const { say, sayIfKnown } = sayerOf({});
