import type { Pace } from '../settings.ts';
import type { Beat, Showing } from './player.ts';

/** How a board would show a passage if nobody were in a hurry. */
export interface Plan {
  readonly beats: readonly Beat[];
  /** Whether it stays to be read when all is shown. */
  readonly reads: boolean;
  /** It is only looked at in passing: whoever is in a hurry passes it over. */
  readonly passing?: boolean;
}

/** What decides how fast things are shown. */
export interface Circumstances {
  readonly pace: Pace;
  /** Nothing is to move. */
  readonly calm: boolean;
  /** Answers have to be given in time. */
  readonly clock: boolean;
  /** It is one of somebody's first games of this kind. */
  readonly isNew: boolean;
  /** How many words there are to read. */
  readonly words: number;
  /** How many more passages wait to be shown. */
  readonly waiting: number;
}

/** With reduced motion every beat is a short one. */
const CALM_BEAT = 200;
/** Whoever is in a hurry sees it all, but faster. */
const HURRY = 0.3;
/** What is only looked at in passing: the more waits to be shown, the shorter, so that the picture is not long behind. */
const PATIENCE = 1500;

/** In milliseconds: for whoever is in a hurry, at least and at most for whoever reads, and for each word. */
const GLANCE = 150;
const LEAST = 2500;
const MOST = 7000;
const TO_BEGIN = 1500;
const A_WORD = 80;

export function showingAt({ beats, reads, passing = false }: Plan, now: Circumstances): Showing {
  if (passing) return { beats: lookedAt(beats, now), stays: 0, passing };
  return { beats: beats.map((beat) => ({ ...beat, ms: beatTime(beat, now) })), stays: reads ? staying(now) : 0 };
}

function beatTime({ ms }: Beat, { calm, pace }: Circumstances): number {
  return (calm ? Math.min(CALM_BEAT, ms) : ms) * (pace === 'quick' ? HURRY : 1);
}

/** What is looked at in passing. */
function lookedAt(beats: readonly Beat[], now: Circumstances): readonly Beat[] {
  if (now.pace === 'quick' || now.clock) return [];
  return beats.map((beat) => ({ ...beat, ms: Math.min(beatTime(beat, now), PATIENCE / (now.waiting + 1)) }));
}

/** As long as there is to read; in one's first games until one wants to go on, but never while a clock runs. */
function staying({ pace, clock, isNew, words }: Circumstances): number {
  if (pace === 'quick') return GLANCE;
  if (clock) return LEAST;
  if (pace === 'wait' || isNew) return Number.POSITIVE_INFINITY;
  return Math.min(MOST, Math.max(LEAST, TO_BEGIN + A_WORD * words));
}
