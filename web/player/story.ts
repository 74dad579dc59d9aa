import type { AnyEvent, Heard } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { What } from '@gilt/protocol/sight';
import { type AnyView, eventsIn, type Passage, viewsIn } from './passage.ts';
import type { Beat, Scene as Playing } from './player.ts';
import { taleOf } from './tale.ts';

/** What was told at once, to be shown: the views and events of one game. */
export interface Story<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent> {
  readonly what: What;
  readonly events: readonly Heard<E>[];
  /** Before all of it, and after each event. */
  readonly views: readonly V[];
  /** When the next question is put, or the game is over; left out where nobody knows. */
  readonly after?: V;
  /** Who looks; null: somebody who watches. */
  readonly you: Seat | null;
}

/** The story of a passage; null if nothing is known of how it came about. */
export function storyOf(passage: Passage): Story | null {
  const views = viewsIn(passage);
  if (views.length === 0) return null;
  const { table, now } = passage.after;
  const after = now ? { after: now.view as AnyView } : {};
  return { what: passage.happened.what, events: eventsIn(passage), views, ...after, you: table.you };
}

/** A story that is being shown, as far as it has come. */
export interface Scene<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent> {
  /** The number of the happening: another scene, another number. */
  readonly n: number;
  /** What has been told of it so far. */
  readonly events: readonly Heard<E>[];
  /** How things stood before it. */
  readonly before: V;
  /** What the board calls the beat that is being shown. */
  readonly beat: string;
  /** All has been shown; it stays to be read. */
  readonly staying: boolean;
}

export function sceneOf({ passage, beats, at }: Playing): Scene {
  const beat = beats[Math.min(at, beats.length - 1)]!;
  return {
    n: passage.happened.n,
    events: eventsIn(passage).slice(0, beat.shown),
    before: viewsIn(passage)[0]!,
    beat: beat.name,
    staying: at >= beats.length,
  };
}

/** A part of the game that may take several questions: a battle, a turn. */
export interface Chapter<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent> {
  /** All that was told of it and not taken back, as far as it is shown. */
  readonly events: readonly Heard<E>[];
  /** How things stood before it; null if nobody was here to see it. */
  readonly before: V | null;
  /** How things stood right before the first of the events, and after each of them; null where nobody was here to see it. */
  readonly views: readonly (V | null)[];
}

/** Whether an event begins a part of the game, seeing what was told before it. */
export type Begins = (event: AnyEvent, place: number, events: readonly AnyEvent[]) => boolean;

/** The last part that an event began, as far as it is shown; null if none was. `walked`: what has been shown since the page was opened. */
export function chapterOf(
  past: Parameters<typeof taleOf>[0],
  walked: readonly Passage[],
  begins: Begins,
): Chapter | null {
  const { events, told } = taleOf(past);
  const first = events.findLastIndex(begins);
  if (first < 0) return null;
  const seen = ({ n, place }: (typeof told)[number]): AnyView | null => {
    const passage = walked.find(({ happened }) => happened.n === n);
    return (passage && viewsIn(passage)[place]) ?? null;
  };
  const before = seen(told[first]!);
  return {
    events: events.slice(first),
    before,
    views: [before, ...told.slice(first).map(({ n, place }) => seen({ n, place: place + 1 }))],
  };
}

/** Whether a beat has come or is past, in the order in which beats come; where nothing is being shown all are past. */
export const hasCome = <B extends string>(order: readonly B[], scene: Pick<Scene, 'beat'> | null, beat: B): boolean =>
  scene === null || order.indexOf(scene.beat as B) >= order.indexOf(beat);

/** Beats by name: each ends where so many events have been shown, and takes so many milliseconds. */
export const beat = (name: string, shown: number, ms: number): Beat => ({ name, shown, ms });
