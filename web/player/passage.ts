import { type Change, changed } from '@gilt/engine/change';
import type { AnyEvent } from '@gilt/engine/event';
import type { View } from '@gilt/engine/view';
import type { Happened, Now, TableSight } from '@gilt/protocol/sight';

/** A table at one moment: everything up to one happening. */
export interface Moment {
  readonly n: number;
  readonly table: TableSight;
  readonly now: Now | null;
}

/** A happening, with how the table stood before it and after it. */
export interface Passage {
  readonly happened: Happened;
  readonly before: Moment;
  readonly after: Moment;
}

/** What a game told of a passage. */
export const eventsIn = ({ happened }: Passage): readonly AnyEvent[] => (happened.events ?? []) as readonly AnyEvent[];

/** A view of whatever game. What comes over the wire is one: its fields are the game's own. */
export type AnyView = View;

const found = new WeakMap<Passage, readonly AnyView[]>();

/** The view before a passage, and after each of its events; none where the game had no view before, or nothing was said of what changed. */
export function viewsIn(passage: Passage): readonly AnyView[] {
  const known = found.get(passage);
  if (known) return known;
  const first = passage.before.now?.view as AnyView | undefined;
  const { changes } = passage.happened;
  const views: AnyView[] = first && changes ? [first] : [];
  if (first) for (const change of changes ?? []) views.push(changed(views.at(-1)!, change as Change));
  found.set(passage, views);
  return views;
}

/**
 * The passage as it stands when so many of its events have been shown: nobody is asked anything then. More than there are: as it stands at
 * the next question. That the game is over may be said of its last scene; how it came out is shown after it.
 */
export function momentIn(passage: Passage, shown: number): Moment {
  const { before, after } = passage;
  const view = viewsIn(passage)[shown];
  if (!view || !after.now) return after;
  return {
    n: after.n,
    table: { ...before.table, outcome: after.table.outcome },
    now: { ...after.now, view: view as Now['view'], asked: null, chosen: null },
  };
}

/** What has happened, with only so much of the passage told as is shown. */
export const toldIn = ({ happened }: Passage, shown: number): Happened => ({
  ...happened,
  events: (happened.events ?? []).slice(0, shown),
});
