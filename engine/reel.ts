import type { State } from './flow.ts';
import type { AnyGame, Setup } from './game.ts';
import { NAMES, writePosition } from './position.ts';
import { randomFrom } from './random.ts';
import { type Entry, type GameRecord, readEntry, splitEntry } from './record.ts';
import { determinise } from './redeal.ts';
import { replay } from './replay.ts';
import type { Telling } from './story.ts';
import { viewOf } from './view.ts';
import type { WhatIf } from './what-if.ts';

/** What one entry of a record led to; the first frame is the set-up. */
export interface Frame {
  /** What came from outside; null: nothing has yet, or nobody wrote it down as an entry. */
  readonly entry: Entry | null;
  /** What was told, and how the game stood meanwhile; before the first event all answers to the question are sealed. */
  readonly telling: Telling;
  /** How the game stands then: at the next question, or at its end. */
  readonly after: State;
}

/** A game that was played, to be looked at at any moment of it. */
export interface Reel {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly frames: readonly Frame[];
}

/** Plays a record again, checking every entry, and keeps how the game stood all along. */
export function reelOf(game: AnyGame, setup: Setup, record: GameRecord): Reel {
  const frames: Frame[] = [];
  replay(game, setup, record, ({ state, told, moments }, place) => {
    const telling = { told: told!.splice(0), moments: moments.splice(0) };
    const after = telling.moments.at(-1) ?? (game.clone(state) as State);
    const entry = place === 0 ? null : readEntry(splitEntry(record.entries[place - 1]!).text);
    frames.push({ entry, telling, after });
  });
  return { game, setup, frames };
}

/** The same of a position that was set up and played on. */
export const reelFrom = ({ game, setup, tellings }: WhatIf): Reel => ({
  game,
  setup,
  frames: tellings.map((telling) => ({ entry: null, telling, after: telling.moments.at(-1)! })),
});

/** The position at a question, from 1, as it was; with a `deal`, as that seat may have believed it to be: what it did not know is dealt afresh. */
export function positionAt({ game, setup, frames }: Reel, frame: number, seat: number, deal: number | null): string {
  const real = frames[frame - 1]!.after;
  const state = deal === null ? real : determinise(game, viewOf(game.secrets, real, seat), randomFrom(deal));
  return writePosition({ game, setup, names: NAMES.slice(0, setup.players), seed: 'branch', state });
}
