import type { ZodType } from 'zod';
import type { AnyEvent, Reveal } from './event.ts';
import type { Seat } from './seat.ts';

/** What became of a promise. Moot: nothing has happened that could keep or break it. */
export type Verdict = 'kept' | 'broken' | 'moot';

/** A kind of promise that players can make in the terms of a game. It binds nobody; afterwards it is judged. */
export interface PromiseKind<E extends AnyEvent, Terms> {
  /** What the promise has to say besides its kind. */
  readonly terms: ZodType<Terms>;
  /** Judges by what happened after the promise was made. */
  judge(by: Seat, terms: Terms, since: readonly (E | Reveal)[]): Verdict;
}
