import type { State } from '@gilt/engine/flow';
import type { Reel } from '@gilt/engine/reel';
import type { Happened } from '@gilt/protocol/sight';
import type { Place, Player } from '../player/player.ts';

/** A moment that has an address: the question, from 1, and which step of what came of it. */
export interface Stop {
  readonly frame: number;
  readonly step: number;
}

/** A moment that somebody is at, and what has happened until then. */
export interface Here {
  readonly stop: Stop;
  readonly past: readonly Happened[];
}

/** `12.3`; a whole number is where the question is put. */
export const writeStop = ({ frame, step }: Stop): string => (step === 0 ? `${frame}` : `${frame}.${step}`);

export function readStop(text: string | null): Stop | null {
  const parts = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text ?? '');
  return parts ? { frame: Number(parts[1]), step: Number(parts[2] ?? 0) } : null;
}

/** All places of a player that belong to one frame. `frames`: of each passage the frame to which it belongs. */
function placesOf(player: Player, frames: readonly number[], frame: number): readonly Place[] {
  return frames.flatMap((each, done) => (each === frame ? player.placesIn(done) : []));
}

/** Where a player stands, as an address. The end is a frame by itself. */
export function stopAt(player: Player, frames: readonly number[]): Stop {
  const { done, beat } = player.place();
  if (done >= frames.length) return { frame: (frames.at(-1) ?? 0) + 1, step: 0 };
  const frame = frames[done]!;
  const step = placesOf(player, frames, frame).findIndex((place) => place.done === done && place.beat === beat);
  return { frame, step };
}

/** The place with that address, or the nearest that there is. */
export function placeAt(player: Player, frames: readonly number[], { frame, step }: Stop): Place {
  if (frame > (frames.at(-1) ?? 0)) return { done: frames.length, beat: null };
  const places = placesOf(player, frames, Math.max(frame, frames[0] ?? 1));
  return places[Math.min(step, places.length - 1)] ?? { done: 0, beat: null };
}

/** How the game stands at a moment, with all cards open. `sealed`: once everybody has chosen, and as long as nothing more is told. */
export function stateAt({ frames }: Reel, { frame, step }: Stop): State {
  const before = frames[Math.min(frame, frames.length) - 1]!.after;
  if (step === 0 || frame >= frames.length) return before;
  return frames[frame]!.before ?? before;
}
