import { type AnyEvent, isUndone } from '@gilt/engine/event';
import type { Happened } from '@gilt/protocol/sight';

/** What was told and not taken back, as it is told. */
export interface Tale {
  readonly events: readonly AnyEvent[];
  /** With which happening each of them was told, and how many of its events came before. */
  readonly told: readonly { readonly n: number; readonly place: number }[];
  /** How often something of that kind has happened. */
  times(type: string): number;
}

/**
 * Goes along with what is told. An undo takes back the last question that was answered and all after it; what was answered for those who
 * had no choice may have been turned up in the same happening. `each` is called with everything that is told, taken back or not.
 */
export function taleOf(
  past: readonly Happened[],
  each: (event: AnyEvent, happened: Happened, place: number, tale: Tale) => void = () => {},
): Tale {
  const events: AnyEvent[] = [];
  const told: { n: number; place: number }[] = [];
  const answered: number[] = [];
  const counts = new Map<string, number>();
  const tale: Tale = { events, told, times: (type) => counts.get(type) ?? 0 };
  const count = (type: string, by: number): void => void counts.set(type, tale.times(type) + by);
  for (const happened of past) {
    const news = (happened.events ?? []) as readonly AnyEvent[];
    if (news.some(({ type }) => type === 'reveal')) answered.push(events.length);
    for (const [place, event] of news.entries()) {
      if (isUndone(event)) {
        const stands = answered.pop() ?? 0;
        told.length = stands;
        for (const { type } of events.splice(stands)) count(type, -1);
      } else {
        events.push(event);
        told.push({ n: happened.n, place });
        count(event.type, 1);
      }
      each(event, happened, place, tale);
    }
  }
  return tale;
}
