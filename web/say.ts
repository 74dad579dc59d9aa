import { message, type Param, speaker } from '@gilt/engine/words';
import { english } from './english.ts';

type Params = Readonly<Record<string, Param>>;

/** How something is said in the words of a catalogue and of the page itself. */
export interface Sayer<Id extends string> {
  say(id: Id, params?: Params): string;
  /** The same where nobody may have words for it. */
  sayIfKnown(id: string, params?: Params): string | null;
}

/** So many sentences are remembered before all are forgotten. */
const REMEMBERED = 500;

/** A sayer for a part of the page that has words of its own. */
export function sayerOf<Own extends Readonly<Record<string, string>>>(own: Own): Sayer<WordId | (keyof Own & string)> {
  const words: Readonly<Record<string, string>> = { ...english, ...own };
  const voice = speaker(words, []);
  const said = new Map<string, string>();
  return {
    say(id, params = {}) {
      const text = words[id]!;
      // Most of it is plain text, and need not be read as a pattern first.
      if (!text.includes('{')) return text;
      // A table is drawn again with all that happens at it, and most of what it says is what it said before.
      const key = `${id} ${JSON.stringify(params)}`;
      const known = said.get(key);
      if (known !== undefined) return known;
      const spoken = voice.say(message(id, params));
      if (said.size >= REMEMBERED) said.clear();
      said.set(key, spoken);
      return spoken;
    },
    sayIfKnown: (id, params = {}) => (voice.knows(id) ? voice.say(message(id, params)) : null),
  };
}

export type WordId = keyof typeof english;

/** What the page says, in the words of its catalogue. */
export const { say, sayIfKnown } = sayerOf({});
