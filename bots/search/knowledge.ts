import type { State } from '@gilt/engine/flow';
import type { Random } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import type { Selection } from './bandit.ts';

/** A question as a seat meets it, in a game that is only imagined: all of it lies open, and nothing is copied. */
export interface Moment<S extends State = State> {
  readonly game: S;
  /** Procedure and step: `battle.playCards`. */
  readonly where: string;
  readonly seat: Seat;
  readonly options: readonly number[];
}

/** What the search knows of a game besides its rules: a page each, in `bots/<game>.ts`. */
export interface Knowledge<S extends State = State> {
  /** What somebody with ordinary sense would choose, by what that seat may see. It has to be quick: games are played out by it. */
  choose(moment: Moment<S>, random: Random): number;
  /** What the one who thinks would choose later on, if that is better than ordinary sense, which the others are taken to have. */
  plan?(moment: Moment<S>, random: Random): number;
  /** The options that this plan might choose; never none. The one who thinks gives the others no thought. */
  consider?(moment: Moment<S>): readonly number[];
  /**
   * How often each option would be chosen by somebody with ordinary sense who takes the time; null where `choose` has to do. Asked
   * once for everybody who chooses together with the one who thinks, so it is for games in which hands lie open.
   */
  chances?(moment: Moment<S>, random: Random): readonly number[] | null;
  /** What the others may be like, if not all of one kind: each of them is one of these, drawn anew for every game that is imagined. */
  readonly characters?: readonly Knowledge<S>['choose'][];
  /** By seat: how many points each is likely to end up with, judged by the table as it is. */
  forecast(game: S): readonly number[];
  /** Where it makes no sense to have the others think things over: how often they are taken to follow rules of thumb, whatever the level says. */
  readonly trust?: number;
  /** So many points ahead, and a win is e times as likely. */
  readonly lead: number;
  /** After so long the forecast is asked; without it, games are played to their end. */
  readonly horizon?: number;
  /** What time is measured by, as it changes: whose turn it is, say. Without it, by questions. */
  clock?(game: S): number;
  /** How options come to be preferred, with so many players (bandit.ts). Without it, by upper confidence bounds. */
  selection?(players: number): Selection;
  /** So much more an option must be worth to be chosen e times as often as another. Without it, what was tried most is chosen. */
  readonly whim?: number;
  /** Changes a deal that any cards would fit into one that fits how people play: what they keep, and what they do not. */
  suppose?(game: S, viewer: Seat, random: Random): void;
  /** What was known before there was a field to measure by: for the bot that is kept as it was (`former`). */
  readonly former?: Partial<Knowledge<S>>;
  /** What only reviews and the coach know: bots play, and are measured, without it. */
  readonly reviewed?: Partial<Knowledge<S>>;
  /** The options worth a thought, if there are others; never none. */
  prune?(moment: Moment<S>): readonly number[];
}
