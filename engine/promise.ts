import type { ZodType } from 'zod';
import type { AnyEvent, Heard } from './event.ts';
import type { Setup } from './game.ts';
import type { Seat } from './seat.ts';

/** What became of a promise. Moot: nothing has happened that could keep or break it. */
export type Verdict = 'kept' | 'broken' | 'moot';

/** A kind of promise that players can make in the terms of a game. It binds nobody; afterwards it is judged. */
export interface PromiseKind<E extends AnyEvent, O, Terms> {
  /** What the promise has to say besides its kind, at a table that is set up so. */
  terms(setup: Setup<O>): ZodType<Terms>;
  /** Judges by what happened after the promise was made, and was not undone. Once it is kept or broken, nothing that comes later changes that. */
  judge(by: Seat, terms: Terms, since: readonly Heard<E>[]): Verdict;
}
