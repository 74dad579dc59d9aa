import type { AnyGame } from '@gilt/engine/game';
import type { Outcome } from '@gilt/engine/outcome';
import type { AnyView } from '../player/passage.ts';

// Where any game is shown, nobody knows the types of its own: what it says is asked for here, and may come to nothing.

/** A value as the notation of a game writes it. */
export type Writer = AnyGame['notation']['table'][string]['as'];

/** How it would come out as things stand, as far as a view can tell; null if it cannot. */
export function outcomeIn(game: AnyGame, view: AnyView): Outcome | null {
  try {
    return game.outcome(view.game as never);
  } catch {
    return null;
  }
}

/** A value of a view as positions are written; null if it is hidden, or cannot be written. */
export function writtenIn(as: Writer, value: unknown, names: readonly string[]): string | null {
  try {
    const text: unknown = as.write(value as never, names);
    return typeof text === 'string' && !text.includes('undefined') ? text : null;
  } catch {
    return null;
  }
}
