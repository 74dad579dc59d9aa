import type { Seat } from './seat.ts';

/** What happened, and the clause that made it happen. A game's events are a union of these, told apart by `type`. */
export interface AnyEvent {
  readonly type: string;
  readonly rule: string;
}

/** The engine's own event: a question has been answered by all, and the answers are turned up (by name; null: none to see). */
export interface Reveal extends AnyEvent {
  readonly type: 'reveal';
  readonly question: string;
  readonly answers: readonly (string | null)[];
}

/** An event as it was told: to everyone, or to one seat, with a twin for all others (null: they are told nothing). */
export interface Told<E extends AnyEvent = AnyEvent> {
  readonly event: E | Reveal;
  readonly to: Seat | 'everyone';
  readonly twin: E | Reveal | null;
}

/** How a step says what happened. In simulation there is none, and nothing is made. */
export type Tell<E extends AnyEvent = AnyEvent> = (event: E | Reveal, to?: Seat, twin?: E | Reveal | null) => void;

/** A `tell` that collects what it is told. */
export function teller<E extends AnyEvent>(into: Told<E>[]): Tell<E> {
  return (event, to, twin = null) => {
    into.push(to === undefined ? { event, to: 'everyone', twin: null } : { event, to, twin });
  };
}

/** What one seat, or a spectator (null), is told of it. */
export const heardBy = <E extends AnyEvent>(told: Told<E>, seat: Seat | null): E | Reveal | null =>
  told.to === 'everyone' || told.to === seat ? told.event : told.twin;
