import { heardBy } from '../event.ts';
import type { AnyGame } from '../game.ts';
import { writePosition } from '../position.ts';
import type { Seat } from '../seat.ts';
import { asks, type WhatIf, whatIf } from '../what-if.ts';
import { speaker, wordsFor } from '../words.ts';

/** A position that a test has set up and played on, to be asked about in the game's own words. */
export interface Scene {
  readonly position: WhatIf;
  /** What happened, in order: `DB-12 cancelled`. */
  readonly events: readonly string[];
  /** What happened, in words. */
  readonly log: readonly string[];
  /** Who is asked what now: `Ann, Bob: battle.playCards`; null when the game is over. */
  readonly asks: string | null;
  /** What lies on the table, or what a player has, as it is written in a position: `of('Ann', 'gems')` is `2R 1B`. */
  of(whatOrName: string, what?: string): string;
  /** The words that a seat, or a spectator, hears. */
  heard(seat: Seat | null): readonly string[];
}

/** Sets up positions of one game. */
export const scenesOf =
  (game: AnyGame) =>
  (text: string): Scene => {
    const result = whatIf(text, [game]);
    const { say } = speaker(game.words.english, result.names);
    const lines = new Map(
      writePosition(result)
        .split('\n')
        .map((line) => [line.split(':')[0]!, line.slice(line.indexOf(':') + 2)]),
    );
    const heard = (seat: Seat | null | 'open'): string[] =>
      result.told.flatMap((told) => {
        const event = seat === 'open' ? told.event : heardBy(told, seat);
        const words = event && wordsFor(game.words, event);
        return words ? [say(words)] : [];
      });
    return {
      position: result,
      events: result.told.map(({ event }) => `${event.rule} ${event.type}`),
      log: heard('open'),
      asks: asks(result),
      of(name, what) {
        const line = lines.get(name);
        if (line === undefined) throw new Error(`nothing is called ${name}`);
        if (what === undefined) return line;
        const part = line.split(', ').find((each) => each.startsWith(`${what} `));
        if (part === undefined) throw new Error(`${name} has no ${what}`);
        return part.slice(what.length + 1);
      },
      heard,
    };
  };
