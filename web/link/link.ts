import type { Seat } from '@gilt/engine/seat';
import type { ToClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';

/** How it stands with the way to the table. */
export const LINES = ['connecting', 'open', 'lost'] as const;
export type Line = (typeof LINES)[number];

/** Whoever listens at a table. */
export interface Listener {
  /** The number of the last happening that it knows; null if it knows none. */
  seen(): number | null;
  hear(message: ToClient): void;
  line(line: Line): void;
  /** There is no such table, or it is closed to us: nothing more will come, unless we can take a seat. */
  gone(why: string, free: boolean): void;
}

/** A way to a table, on a server or in this page: both speak the same messages. */
export interface Link {
  send(request: ToServer): void;
  /** At a table of this page that several people pass around: somebody takes it, and sees what their seat may; null: nobody does, and what all may see is seen. */
  hold?(seat: Seat | null): void;
  /** Comes again, as whoever we are by now. */
  again(): void;
  close(): void;
}

/** Opens the way to a table. */
export type OpenLink = (listener: Listener) => Link;
