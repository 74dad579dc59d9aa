import type { AnyEvent, Reveal } from '../event.ts';
import type { State } from '../flow.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../view.ts';

/** What a game adds to the contract suite: what only its rulebook can tell. */
export interface Trials<S extends State> {
  /** Table options to play with; each at every number of players they allow. */
  readonly options: readonly Readonly<Record<string, unknown>>[];
  /** What is hidden by the rulebook (not by the secrets table). */
  readonly swaps: readonly HiddenSwap<S>[];
  /** Positions with so few possibilities that they can be counted. */
  readonly smallCases: readonly SmallCase<S>[];
}

/** The trials of any game. */
// biome-ignore lint/suspicious/noExplicitAny: the types of a game's own state do not leave its folder
export type AnyTrials = Trials<any>;

/** Two hidden things that change places, so that some seats must not notice. */
export interface HiddenSwap<S extends State> {
  readonly what: string;
  /** Swaps them in that state. Says who may notice; null if there is nothing to swap now. */
  swap(game: S, random: Random): readonly Seat[] | null;
  /** The events that lawfully show the difference later on; without it only the moment itself is compared. */
  shows?(event: AnyEvent | Reveal): boolean;
}

/** A position in which a seat can count what may be hidden. */
export interface SmallCase<S extends State> {
  readonly what: string;
  /** In the notation for positions. */
  readonly position: string;
  readonly seat: Seat | null;
  /** How many ways the hidden cards can lie, all as likely. */
  readonly ways: number;
  /** A name for the way they lie in a state. */
  way(game: S, view: View): string;
}
