import type { AnyGame } from '@gilt/engine/game';
import { speaker } from '@gilt/engine/words';
import type { Item } from './intervention.ts';

/** Longer than this nothing is called in a table or a plot. */
const LONGEST = 30;

/** What items of a game are called, in its own words. */
export function labelsOf(game: AnyGame): (item: Item) => string {
  const { say } = speaker(game.words.english, []);
  return ({ where, name }) => {
    const words = spoken(() => say(game.words.choice(where, name))) ?? name.replaceAll('-', ' ');
    const short = words.split(/[:(]/)[0]!.trim() || words;
    const text = short.length > LONGEST ? `${short.slice(0, LONGEST - 1)}…` : short;
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

/** A card that is always aimed at somebody has no words without a target. */
function spoken(say: () => string): string | null {
  try {
    return say();
  } catch {
    return null;
  }
}
