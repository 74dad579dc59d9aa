import type { Advice } from './advice.ts';

/** The puzzles of a game, and how they were weighed. */
export interface Puzzles {
  readonly game: string;
  /** By which version of the rules. */
  readonly rules: number;
  /** So many worlds a choice. */
  readonly budget: number;
  readonly seed: number;
  readonly puzzles: readonly Puzzle[];
}

/** A position in which one choice is worth more than another, as far as its seat can know. */
export interface Puzzle extends Advice {
  /** What somebody solved is kept under it, so it stays when others are added. */
  readonly id: string;
  /** In the notation: the question is put, and nobody has answered. */
  readonly position: string;
  /** Whose choice it is, from 1. */
  readonly seat: number;
}

/** Anything within the noise of the best solves it. */
export const solves = ({ options }: Advice, choice: string): boolean =>
  options.some(({ name, verdict }) => name === choice && verdict !== 'cost');
