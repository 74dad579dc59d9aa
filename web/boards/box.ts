import type { JSX } from 'react';
import type { Scene } from '../look/scenes.tsx';

/** A game's box on the shelf of the lobby: the `box.tsx` of its folder. Who plays it and what it is called, the game says itself. */
export interface Box {
  /** What it is about, in half a sentence. */
  readonly pitch: string;
  /** How long a game takes. */
  readonly minutes: number;
  /** Seats of a table that is set with one click. */
  readonly usual: number;
  /** The scene on it, and what stands before it, 250 by 350. */
  readonly scene?: Scene;
  readonly art: JSX.Element;
}
