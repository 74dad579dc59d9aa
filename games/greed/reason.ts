import type { Tell } from '@gilt/engine/event';
import type { Cause } from './counts.ts';
import type { By, Event } from './events.ts';

/** Why an effect happens, and by which clause. */
export interface Reason extends Cause {
  /** GR-17 The card that was played, where that set it off. */
  readonly subject: number;
  readonly rule: By;
}

/** Who listens, if anybody does. */
export type Telling = Tell<Event> | null;
