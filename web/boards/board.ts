import type { AnyEvent } from '@gilt/engine/event';
import type { ComponentType, ReactNode } from 'react';
import type { PortraitSize } from '../furniture/bust.tsx';
import type { Plan } from '../player/pace.ts';
import type { AnyView } from '../player/passage.ts';
import type { Story } from '../player/story.ts';
import type { TableView } from '../table/view.ts';

/** Words in place of an event's own line, or over it; true: its own words; null: it is a line like others. */
export type Heading = string | { readonly over: string } | true | null;

/**
 * What a game brings to the table: everything else is furniture, and the same for all. A board draws what somebody sees of the game, and
 * knows no rule: how things stood before and after each event is told to it.
 */
export interface Board<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent> {
  /** The table itself: seats, what is at stake, the question, the hand. */
  readonly Table: ComponentType;
  /** Where we are, for the bar at the top. */
  readonly Progress?: ComponentType;
  /** The picture of a seat. */
  readonly Portrait: ComponentType<{ seat: number; size?: PortraitSize }>;
  /** A card by the first of its names in the glossary; nothing for what is no card. */
  readonly Face?: ComponentType<{ name: string }>;
  /** The card that a choice of somebody stands for, seen by whoever sees all cards; nothing where it is none. */
  readonly chosen?: (seat: number, choice: string) => ReactNode;
  /** How what was told is shown, a beat after another, before the table goes on; null: it is not stopped for. */
  plan(story: Story<V, E>): Plan | null;
  /** What the table asks you, in a few words; null: as the rules put it. */
  question(view: TableView<V, E>): ReactNode | null;
  /** Beside the table, over promises and log: what should be in sight all the time. */
  readonly Aside?: ComponentType;
  /** The heading that this event puts over the lines after it. `times`: how often there has been one like it, this one included. */
  heading(event: E, times: number): Heading;
  /** What the score is made of, for the result; without it the lines of the outcome are shown as they are. */
  readonly ScoreSheet?: ComponentType;
}
