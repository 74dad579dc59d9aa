import type { AnyEvent } from '@gilt/engine/event';
import type { AnyGame } from '@gilt/engine/game';
import type { Speaker } from '@gilt/engine/words';
import type { Board } from '../boards/board.ts';
import { headingsOf } from '../furniture/log.tsx';
import type { Seen, Tape } from './tape.ts';

/** A part of the game, as the log has headings. */
export interface Chapter {
  readonly title: string;
  /** The first frame of it, and the first that is not. */
  readonly from: number;
  readonly to: number;
}

/** What stands out on the line of a game. */
export interface Timeline {
  /** The last frame. */
  readonly last: number;
  readonly chapters: readonly Chapter[];
  /** Frames in which several seats turned up what they had chosen in secret. */
  readonly reveals: readonly number[];
}

export function timelineOf(
  { reel, rest = 0 }: Pick<Tape, 'reel' | 'rest'>,
  { past, passages, frames }: Seen,
  words: {
    readonly game: AnyGame;
    readonly board: Board;
    readonly speaker: Speaker;
  },
): Timeline {
  const last = reel.frames.length - 1 + rest;
  const frameOf = new Map(passages.map(({ happened }, i) => [happened.n, frames[i]!]));
  const heads = headingsOf(words, [...past, ...passages.map(({ happened }) => happened)]).map(({ n, heading }) => ({
    title: heading,
    from: frameOf.get(n) === undefined ? 1 : frameOf.get(n)! + 1,
  }));
  return {
    last,
    chapters: chaptersOf(heads, last),
    reveals: reel.frames.flatMap(({ told }, frame) => (told.some(({ event }) => isReveal(event)) ? [frame] : [])),
  };
}

/** What comes before the first heading belongs to the first part; of two that begin together the last stands. */
function chaptersOf(heads: readonly { title: string; from: number }[], last: number): Chapter[] {
  const starts = heads.filter(({ from }, i) => from <= last && heads[i + 1]?.from !== from);
  return starts.map(({ title, from }, i) => ({
    title,
    from: i === 0 ? 1 : from,
    to: starts[i + 1]?.from ?? last + 1,
  }));
}

const isReveal = (event: AnyEvent): boolean =>
  event.type === 'reveal' &&
  (event as unknown as { answers: readonly (string | null)[] }).answers.filter((answer) => answer !== null).length > 1;
