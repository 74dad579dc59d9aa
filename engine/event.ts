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

/** The engine's own event: the last question was taken back. All that was told from there on did not happen. */
export interface Undone extends AnyEvent {
  readonly type: 'undone';
  readonly question: string;
  /** How much of what was told before still stands. */
  readonly standing: number;
}

/** What a game's listeners may hear: the game's own events, and the engine's. */
export type Heard<E extends AnyEvent> = E | Reveal | Undone;

/** An event as it was told: to everyone, or to one seat, with a twin for all others (null: they are told nothing). */
export interface Told<E extends AnyEvent = AnyEvent> {
  readonly event: Heard<E>;
  readonly to: Seat | 'everyone';
  readonly twin: Heard<E> | null;
}

/** How a step says what happened. In simulation there is none, and nothing is made. */
export type Tell<E extends AnyEvent = AnyEvent> = (event: Heard<E>, to?: Seat, twin?: Heard<E> | null) => void;

/** A `tell` that collects what it is told. */
export function teller<E extends AnyEvent>(into: Told<E>[]): Tell<E> {
  return (event, to, twin = null) => {
    into.push(to === undefined ? { event, to: 'everyone', twin: null } : { event, to, twin });
  };
}

/** What one seat, or a spectator (null), is told of it. */
export const heardBy = <E extends AnyEvent>(told: Told<E>, seat: Seat | null): Heard<E> | null =>
  told.to === 'everyone' || told.to === seat ? told.event : told.twin;

/** What was told and has not been taken back. */
export function standing<E extends AnyEvent>(told: readonly Told<E>[]): Told<E>[] {
  const left: Told<E>[] = [];
  for (const each of told) {
    if (isUndone(each.event)) left.length = each.event.standing;
    else left.push(each);
  }
  return left;
}

export const isUndone = (event: AnyEvent): event is Undone => event.type === 'undone';
