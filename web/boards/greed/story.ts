import type { AnyEvent, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/greed/events';
import type { Happened } from '@gilt/protocol/sight';
import { standingEvents } from '../../table/view.ts';

export const TAKE = 'round.takeCard';
export const PLAY = 'round.playCard';
export const ONE_MORE = 'round.oneMoreCard';

/** A card that was carried out, and what came of it. */
export interface Act {
  readonly seat: Seat;
  readonly card: number;
  readonly events: Event[];
}

/** A card that was turned up, in its place in the order of play; with it those that were played on top of it. None yet: it waits. */
export interface Column {
  readonly seat: Seat;
  readonly card: number;
  /** How often cards had been turned up before in this turn. */
  readonly wave: number;
  readonly acts: Act[];
}

/** What somebody owns: thousands of dollars, and markers. */
export interface Wealth {
  readonly cash: number;
  readonly markers: number;
}

export const LAST_PHASES = ['eachTurn', 'endOfTurn', 'endOfGame'] as const;
export type LastPhase = (typeof LAST_PHASES)[number];

/** What became of a turn so far, put together from what was told of it. */
export interface Story {
  readonly round: number;
  readonly columns: readonly Column[];
  /** What happened after all cards were carried out. */
  readonly after: Readonly<Record<LastPhase, readonly Event[]>>;
  /** By seat: before and after. */
  readonly before: readonly Wealth[];
  readonly now: readonly Wealth[];
  /** Nothing more comes of it. */
  readonly closed: boolean;
}

const isReveal = (event: AnyEvent, question: string): event is Reveal =>
  event.type === 'reveal' && (event as Reveal).question === question;
const turnsUpCards = (event: AnyEvent): event is Reveal => isReveal(event, PLAY) || isReveal(event, ONE_MORE);

/** A turn is shown at length when cards are turned up, and once more when it is over. */
export const isScene = ({ events = [] }: Happened): boolean =>
  (events as AnyEvent[]).some((event) => turnsUpCards(event) || event.type === 'turnEnds');

/** Which cards have just been turned up: those of the first wave, or of a later one; −1 if none have. */
export function newWave(happened: Happened, { columns }: Story): number {
  const events = (happened.events ?? []) as AnyEvent[];
  if (events.some((event) => isReveal(event, PLAY))) return 0;
  return events.some(turnsUpCards) ? Math.max(...columns.map(({ wave }) => wave)) : -1;
}

/** The last turn in which cards were turned up; null if none was. */
export function lastTurn(past: readonly Happened[]): Story | null {
  const events = standingEvents(past);
  const start = events.findLastIndex((event) => isReveal(event, PLAY));
  if (start < 0) return null;
  const players = (events[start] as Reveal).answers.length;
  const books = bookkeeper(players);
  for (const event of events.slice(0, start)) books.enter(event as Event);
  const before = books.wealth();
  const rest = events.slice(start);
  const next = rest.findIndex(({ type }) => type === 'round');
  const told = next < 0 ? rest : rest.slice(0, next);
  for (const event of told) books.enter(event as Event);
  const round = events.slice(0, start).findLast(({ type }) => type === 'round') as Event & { type: 'round' };
  return {
    round: round.round,
    ...laidOut(told),
    before,
    now: books.wealth(),
    closed: told.some(({ type }) => type === 'turnEnds'),
  };
}

/** The cards by number, and what came of each. */
function laidOut(told: readonly AnyEvent[]): Pick<Story, 'columns' | 'after'> {
  const columns: Column[] = [];
  const after: Record<LastPhase, Event[]> = { eachTurn: [], endOfTurn: [], endOfGame: [] };
  let wave = -1;
  let column: Column | undefined;
  let into: Event[] | null = null;
  let over = false;
  for (const heard of told) {
    if (turnsUpCards(heard)) {
      wave++;
      columns.push(...turnedUp(heard, wave));
      continue;
    }
    const event = heard as Event;
    if ((event.type as string) === 'reveal') continue;
    if (event.type === 'turn') {
      if (event.rule === 'GR-06') column = columns.find((each) => each.wave === wave && each.card === event.card);
      into = [];
      column?.acts.push({ seat: event.seat, card: event.card, events: into });
      continue;
    }
    if (event.type === 'turnEnds') over = true;
    if (event.type === 'turnEnds' || event.type === 'discarded' || event.type === 'scored' || event.type === 'won')
      continue;
    into = over ? after.endOfGame : (phaseOf(event, after) ?? into);
    into?.push(event);
  }
  return { columns, after };
}

/** What begins after all cards have been carried out; null: it goes on as before. */
function phaseOf(event: Event, after: Record<LastPhase, Event[]>): Event[] | null {
  if (event.rule === 'GR-07') return after.eachTurn;
  const isLoss = event.type === 'nothingLost' || (event.type === 'lost' && event.how === 'taken');
  return isLoss ? after.endOfTurn : null;
}

const turnedUp = ({ answers }: Reveal, wave: number): Column[] =>
  answers
    .flatMap((card, seat) => (card === null ? [] : [{ seat, card: Number(card), wave, acts: [] }]))
    .sort((a, b) => a.card - b.card);

/** Keeps everybody's cash and markers, from nothing but what is told. */
export function bookkeeper(players: number): { enter(event: Event): void; wealth(): Wealth[] } {
  const cash = new Array<number>(players).fill(0);
  const markers = new Map<number, { seat: Seat; count: number }>();
  return {
    enter(event) {
      switch (event.type) {
        case 'gained':
          cash[event.seat]! += event.cash;
          break;
        case 'lostCash':
        case 'paid':
          cash[event.seat]! -= event.cash;
          break;
        case 'opened':
          markers.set(event.card, { seat: event.seat, count: event.markers });
          break;
        case 'markers':
          markers.get(event.holding)!.count += event.markers;
          break;
        case 'lost':
          markers.delete(event.card);
      }
    },
    wealth: () =>
      cash.map((own, seat) => {
        let count = 0;
        for (const holding of markers.values()) if (holding.seat === seat) count += holding.count;
        return { cash: own, markers: count };
      }),
  };
}
