import { message, type Param, speaker } from '@gilt/engine/words';
import { english } from './english.ts';

export type WordId = keyof typeof english;

const voice = speaker(english, []);

/** What the page says, in the words of its catalogue. */
export function say(id: WordId, params: Readonly<Record<string, Param>> = {}): string {
  const text: string = english[id];
  // Most of it is plain text, and need not be read as a pattern first.
  return text.includes('{') ? voice.say(message(id, params)) : text;
}

/** The same where the catalogue may not have it. */
export const sayIfKnown = (id: string, params: Readonly<Record<string, Param>> = {}): string | null =>
  voice.knows(id) ? voice.say(message(id, params)) : null;
