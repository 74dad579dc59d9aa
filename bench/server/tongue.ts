import type { Place } from './stand.ts';

/** What a client says and understands: one for each kind of server, so that all are driven alike. */
export interface Tongue {
  /** Begins a conversation in a seat. */
  begin(place: Place, seat: number): Conversation;
}

/** One seat's side of a conversation. */
export interface Conversation {
  /** Said when the socket opens. */
  readonly greeting: string | Buffer | null;
  /** Understands a message; what it is to be answered with at once, if anything. */
  hear(message: Buffer): string | Buffer | null;
  /** The seat has been told all that it needs to play. */
  ready: boolean;
  /** How many answers, one's own included, the seat has been told of. */
  told: number;
  /** The answer that the seat would give now; null while it is not asked. It is given once. */
  answer(): string | Buffer | null;
}
