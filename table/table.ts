import { withCards } from '@gilt/engine/cards';
import type { AnyEvent, Heard } from '@gilt/engine/event';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, gameNamed, readSetup, type Setup } from '@gilt/engine/game';
import type { Verdict } from '@gilt/engine/promise';
import type { GameRecord } from '@gilt/engine/record';
import type { Seat } from '@gilt/engine/seat';
import type { Sitting } from '@gilt/engine/sitting';
import type { Now, Presence, Status, TableSight } from '@gilt/protocol/sight';
import type { Code } from '@gilt/protocol/words';
import type { Happening, Person, PromiseTerms, TableTerms } from './happening.ts';

/** Who has a seat. */
export type TableSeat =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly number: string | null;
      presence: Presence;
      /** Since when. */
      since: number;
      /** Until when they are away, if they have said so. */
      until?: number;
    };

/** A promise that was made at the table. */
export interface Promised {
  /** The number of the happening that made it. */
  readonly n: number;
  readonly by: Seat;
  readonly to: readonly Seat[] | null;
  readonly kind: string;
  readonly terms: PromiseTerms;
  /** How many questions had been answered in `heard` when it was made. */
  readonly since: number;
  /** What has become of it so far. */
  verdict: Verdict;
  /** How many questions had been answered in `heard` when that was decided for good; null as long as it is not. */
  decided: number | null;
}

/** A game that has ended, as it was told: whatever becomes of its rules, this stays. */
export interface Ended {
  readonly outcome: TableSight['outcome'];
  readonly record: GameRecord;
  /** By seat, and last for who watches: where the game stood in the end. */
  readonly seen: readonly (Now | null)[];
}

/** A table: seats, terms, and the game that is played at it. It follows from the happenings so far. */
export interface Table {
  readonly code: Code;
  game: AnyGame;
  readonly setup: Setup;
  terms: TableTerms;
  /** The server's part in the deal. */
  readonly secret: string;
  /** The number of the last happening. */
  n: number;
  status: Status;
  /** Why it is closed or frozen. */
  why: string | null;
  host: Person;
  readonly seats: TableSeat[];
  /** Who was sent away and may not sit down again. */
  readonly banned: Person[];
  /** By seat, from the start of the game: each player's own part in the deal; null for bots, and for people who gave none. */
  numbers: (string | null)[] | null;
  /** The game; null before it begins. */
  sitting: Sitting | null;
  /** What is left of a game that has ended and is not in memory any more. */
  ended: Ended | null;
  /** The number of the open question. Unlike the game's own count it never goes back, also when a question is undone. */
  question: number;
  /** When the stand-in answers for whoever has not. */
  deadline: number | null;
  /** The number of the question for which somebody who was late has had more time; 0: none. */
  extended: number;
  /** When the time of the whole game is up. */
  ends: number | null;
  /** A wish to undo the last question, with the seats that want it. */
  undo: { readonly by: Seat; readonly agreed: Seat[] } | null;
  readonly promises: Promised[];
  /** How often a verdict on a promise has changed. */
  verdicts: number;
  /** What everybody heard since the first promise, an item for each question that stands answered. */
  readonly heard: Heard<AnyEvent>[][];
  /** The table of the rematch. */
  rematch: Code | null;
}

/** The table that a first happening opens. */
export function opened(code: Code, created: Happening & { type: 'created' }, games: readonly AnyGame[]): Table {
  const { terms } = created;
  const game = withCards(gameNamed(created.game, games), terms.cards);
  return openedWith(code, created, game, readSetup(game, terms.players, terms.options));
}

/** The same with a set-up that nobody has checked. */
export function openedWith(code: Code, created: Happening & { type: 'created' }, game: AnyGame, setup: Setup): Table {
  return {
    code,
    game,
    setup,
    terms: created.terms,
    secret: created.secret,
    n: 1,
    status: 'open',
    why: null,
    host: created.host,
    seats: created.bots.map((bot) => (bot === null ? { kind: 'empty' } : { kind: 'bot', bot })),
    banned: [],
    numbers: null,
    sitting: null,
    ended: null,
    question: 0,
    deadline: null,
    extended: 0,
    ends: null,
    undo: null,
    promises: [],
    verdicts: 0,
    heard: [],
    rematch: null,
  };
}

/** The seat of a person; null if they have none. */
export function seatOf({ seats }: Table, person: Person): Seat | null {
  const found = seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);
  return found < 0 ? null : found;
}

/** The same, or a refusal. */
export function mustSit(table: Table, person: Person): Seat {
  const seat = seatOf(table, person);
  if (seat === null) throw new Refusal('you have no seat at this table');
  return seat;
}

/** The person in a seat that is a person's. */
export const personIn = ({ seats }: Table, seat: Seat): TableSeat & { kind: 'person' } =>
  seats[seat] as TableSeat & { kind: 'person' };

/** The people who are at the table, by seat: not away, and not gone. */
export function peopleHere({ seats }: Table): Seat[] {
  const here: Seat[] = [];
  seats.forEach((seat, i) => {
    if (seat.kind === 'person' && seat.presence === 'here') here.push(i);
  });
  return here;
}

/** Everybody is away: bots and stand-ins wait until somebody is back. */
export const isAsleep = (table: Table): boolean => table.status === 'playing' && peopleHere(table).length === 0;

/** Whether the game has begun, also where it does not go on any more. */
export const hasBegun = ({ question }: Table): boolean => question > 0;

export function mustBeOpen({ status }: Table): void {
  if (status !== 'open') throw new Refusal('the game has already begun');
}

/** The game, if it is being played. */
export function mustPlay({ status, sitting, why }: Table): Sitting {
  if (status === 'playing') return sitting!;
  throw new Refusal(status === 'frozen' ? `the table is frozen and can only be read: ${why}` : NOT_PLAYING[status]);
}

const NOT_PLAYING = {
  open: 'the game has not begun',
  over: 'the game is over',
  closed: 'the table is closed',
} as const;
