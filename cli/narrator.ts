import { heardBy, type Told } from '@gilt/engine/event';
import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { type Speaker, speaker, wordsFor } from '@gilt/engine/words';
import { colours } from './colours.ts';
import { print } from './output.ts';
import { wrap } from './wrap.ts';

/** The clauses stand in a margin of so many characters. */
const MARGIN = 7;

/** Who listens: a seat, a spectator (null), or somebody who may know everything. */
export type Listener = Seat | null | 'open';

export interface Narrator extends Speaker {
  /** Tells what has happened since the last time. */
  tell(told: readonly Told[]): void;
}

/** Tells a game's events in words, each with its clause. */
export function narrator(game: AnyGame, names: readonly string[], listener: Listener): Narrator {
  const voice = speaker(game.words.english, names);
  let heard = 0;
  return {
    ...voice,
    tell(told) {
      for (const each of told.slice(heard)) {
        const event = listener === 'open' ? each.event : heardBy(each, listener);
        const words = event && wordsFor(game.words, event);
        if (words) print(`${colours.dim(event.rule.padEnd(6))} ${wrap(voice.say(words), MARGIN)}`);
      }
      heard = told.length;
    },
  };
}
