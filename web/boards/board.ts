import type { AnyEvent } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Happened } from '@gilt/protocol/sight';
import type { ComponentType, ReactNode } from 'react';
import type { TableView } from '../table/view.ts';

/** Words in place of an event's own line, or over it; true: its own words; null: it is a line like others. */
export type Heading = string | { readonly over: string } | true | null;

/** What a game brings to the table: everything else is furniture, and the same for all. */
export interface Board {
  /** The table itself: seats, what is at stake, the question, the hand. */
  readonly Table: ComponentType;
  /** Where we are, for the bar at the top. */
  readonly Progress?: ComponentType;
  /** The picture of a seat. */
  readonly Portrait: ComponentType<{ seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }>;
  /** Which happenings are shown at length before the table goes on. */
  isScene(happened: Happened): boolean;
  /** Which happenings are looked at for a moment, in passing, before the table goes on; without it none is. */
  isBeat?(happened: Happened, you: Seat | null): boolean;
  /** What the table asks you, in a few words; null: as the rules put it. */
  question(view: TableView): ReactNode | null;
  /** Beside the table, over promises and log: what should be in sight all the time. */
  readonly Aside?: ComponentType;
  /** The heading that this event puts over the lines after it. `times`: how often there has been one like it, this one included. */
  heading(event: AnyEvent, times: number): Heading;
  /** What the score is made of, for the result; without it the lines of the outcome are shown as they are. */
  readonly ScoreSheet?: ComponentType;
}
