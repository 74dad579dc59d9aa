import type { Told } from './event.ts';
import { proceed, type State } from './flow.ts';
import type { AnyGame, Setup } from './game.ts';
import { NAMES, writePosition } from './position.ts';
import type { Forced } from './question.ts';
import { randomFrom } from './random.ts';
import { type Entry, type GameRecord, readEntry, splitEntry } from './record.ts';
import { determinise } from './redeal.ts';
import { replaying, toTheEnd } from './replay.ts';
import { type Telling, tellingOf } from './story.ts';
import { viewOf } from './view.ts';
import type { WhatIf } from './what-if.ts';

/** What one entry of a record led to; the first frame is the set-up. */
export interface Frame {
  /** What came from outside; null: nothing has yet, or nobody wrote it down as an entry. */
  readonly entry: Entry | null;
  readonly told: readonly Told[];
  /** How the game stood when all answers were sealed and nothing was turned up yet; null where nothing was. */
  readonly before: State | null;
  /** How it stands after it: at the next question, or at its end. */
  readonly after: State;
  /** What was told, with how the game stood meanwhile. It is found when somebody wants to see it. */
  telling(): Telling;
}

/** A game that was played, to be looked at at any moment of it. */
export interface Reel {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly frames: readonly Frame[];
}

/** Plays a record again, checking every entry, and keeps how the game stood at every question. */
export const reelOf = (game: AnyGame, setup: Setup, record: GameRecord): Reel =>
  toTheEnd(reeling(game, setup, record, []));

/** The same, an entry at a time: `frames` grow. */
export function* reeling(game: AnyGame, setup: Setup, record: GameRecord, frames: Frame[]): Generator<void, Reel> {
  const forced = record.forced ?? 'answered';
  yield* replaying(game, setup, record, (sitting, place) => {
    sitting.sparing = true;
    const told = sitting.told!.splice(0);
    const [before = null] = sitting.moments.splice(0);
    const after = game.clone(sitting.state) as State;
    const entry = place === 0 ? null : readEntry(splitEntry(record.entries[place - 1]!).text);
    const telling = (): Telling =>
      before && entry?.type === 'answers'
        ? toldAgain(game, before, forced)
        : { told, moments: before ? [before, ...told.map(() => after), after] : [] };
    frames.push({ entry, told, before: place === 0 ? null : before, after, telling });
  });
  return { game, setup, frames };
}

/** Goes on once more from where everything was sealed: chance was drawn by then, so the same happens. */
function toldAgain(game: AnyGame, before: State, forced: Forced): Telling {
  const state = game.clone(before) as State;
  return tellingOf(
    game,
    () => state,
    (tell) => proceed(game, state, tell, forced),
  );
}

/** The same of a position that was set up and played on. */
export const reelFrom = ({ game, setup, tellings }: WhatIf): Reel => ({
  game,
  setup,
  frames: tellings.map((telling, place) => ({
    entry: null,
    told: telling.told,
    before: place === 0 ? null : telling.moments[0]!,
    after: telling.moments.at(-1)!,
    telling: () => telling,
  })),
});

/** The position at a question, from 1, as it was; with a `deal`, as that seat may have believed it to be: what it did not know is dealt afresh. */
export function positionAt({ game, setup, frames }: Reel, frame: number, seat: number, deal: number | null): string {
  const real = frames[frame - 1]!.after;
  const state = deal === null ? real : determinise(game, viewOf(game.secrets, real, seat), randomFrom(deal));
  return writePosition({ game, setup, names: NAMES.slice(0, setup.players), seed: 'branch', state });
}
