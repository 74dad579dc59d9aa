import type { Seat } from '@gilt/engine/seat';
import type { Code } from '@gilt/protocol/words';

/** Whoever sits at tables, by an id that says nothing. What a person is called is kept elsewhere, so that it can be deleted. */
export type Person = string;

/** What is agreed when a table is opened. */
export interface TableTerms {
  readonly players: number;
  readonly options: unknown;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards?: unknown;
  /** Seconds for an answer; null: as long as you like. */
  readonly clock: number | null;
  /** Minutes until the time of the whole game is up, where the game has such a limit. */
  readonly minutes: number | null;
  /** The bot that plays for whoever is late, away or has left. */
  readonly standIn: string;
  readonly listed: boolean;
  readonly watchable: boolean;
}

/** What a promise says, in the words of the game. */
export type PromiseTerms = Readonly<Record<string, unknown>>;

/** Who gave an answer: the person or bot whose seat it is, or a stand-in. */
export type Giver = 'owner' | 'standIn';

/** What happens at a table, as its log keeps it. A table is what its happenings lead to, and nothing else. */
export type Happening =
  | {
      readonly type: 'created';
      readonly host: Person;
      readonly game: string;
      readonly terms: TableTerms;
      /** By seat: the name of a bot, or null for an empty seat. */
      readonly bots: readonly (string | null)[];
      /** The server's part in the deal, 256 bits. */
      readonly secret: string;
    }
  | { readonly type: 'joined'; readonly person: Person; readonly seat: Seat; readonly number: string | null }
  | { readonly type: 'left'; readonly person: Person; readonly seat: Seat }
  | { readonly type: 'kicked'; readonly person: Person; readonly seat: Seat }
  | { readonly type: 'seated'; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'host'; readonly seat: Seat }
  /**
   * The version of the rules is kept with it: another version may lead elsewhere. So is whether seats are asked that have one option and
   * nobody else can tell: at tables of old they were not. A game that goes on from a position says from which.
   */
  | { readonly type: 'started'; readonly rules: number; readonly forced?: 'asked'; readonly position?: string }
  | {
      readonly type: 'sealed';
      readonly seat: Seat;
      readonly question: number;
      readonly choice: string;
      readonly by: Giver;
    }
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly question: number }
  | { readonly type: 'late'; readonly seats: readonly Seat[]; readonly question: number }
  /** `until`: then the seat is theirs again by itself; without it, once they come. */
  | { readonly type: 'away'; readonly seat: Seat; readonly until?: number }
  | { readonly type: 'back'; readonly seat: Seat }
  /** What was said is kept elsewhere, so that it can be deleted. */
  | { readonly type: 'said'; readonly person: Person; readonly seat: Seat }
  | {
      readonly type: 'promised';
      readonly seat: Seat;
      readonly kind: string;
      readonly terms: PromiseTerms;
      readonly to: readonly Seat[] | null;
    }
  | { readonly type: 'undoAsked'; readonly seat: Seat }
  | { readonly type: 'undoAgreed'; readonly seat: Seat }
  | { readonly type: 'undoRefused'; readonly seat: Seat }
  | { readonly type: 'undone' }
  /** Something from outside befell the game: its time is up. */
  | { readonly type: 'befell'; readonly what: string }
  | { readonly type: 'closed'; readonly why: string }
  | { readonly type: 'rematched'; readonly code: Code };
