import { type Change, difference } from './change.ts';
import { type AnyEvent, type Heard, heardBy, type Told } from './event.ts';
import type { State } from './flow.ts';
import type { Seat } from './seat.ts';
import { type SecretsTable, viewOf } from './view.ts';

/** What a game told at once, from one question to the next. */
export interface Telling {
  readonly told: readonly Told[];
  /** How it stood before all of it, after each event, and at the question that came next. Empty if nothing was turned up. */
  readonly moments: readonly State[];
}

/** A step of the story as one listener knows it: what they heard, and what it changed in their view. */
export interface StoryStep<E extends AnyEvent = AnyEvent> {
  /** Null: nothing was told of it; what is left until the next question is put. */
  readonly event: Heard<E> | null;
  readonly change: Change;
}

/**
 * What was told, as one seat or a spectator (null) knows it. The view before it, with all the changes made, is the view at the question
 * that came next. Both ends of a change are views out of the secrets table, so it can hold nothing that they could not.
 */
export function storyFor(secrets: SecretsTable, { told, moments }: Telling, seat: Seat | null): StoryStep[] {
  if (moments.length === 0) return [];
  const steps: StoryStep[] = [];
  let before = viewOf(secrets, moments[0]!, seat);
  for (let i = 0; i < moments.length - 1; i++) {
    const event = i < told.length ? heardBy(told[i]!, seat) : null;
    // What nobody told them of, they see with the next thing that they are told.
    if (event === null && i < told.length) continue;
    const after = viewOf(secrets, moments[i + 1]!, seat);
    steps.push({ event, change: difference(before, after) });
    before = after;
  }
  return steps;
}
