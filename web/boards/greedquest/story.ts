import type { AnyEvent, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { isGo, NONE, printedValue, WILD } from '@gilt/games/greedquest/cards';
import type { Event } from '@gilt/games/greedquest/events';
import { FIRST_ROOM } from '@gilt/games/greedquest/rooms';
import { INWARD, OUTWARD } from '@gilt/games/greedquest/state';
import type { Happened } from '@gilt/protocol/sight';
import { standingEvents } from '../../table/view.ts';

/** What has become of a card: nothing yet, it acted, it came to nothing, a higher Go! won, or it was cancelled or discarded. */
export type Fate = 'none' | 'open' | 'acted' | 'vain' | 'outbid' | 'off';

export interface Duel {
  /** The clause that has it fought, and so what it is about. */
  readonly rule: string;
  readonly seats: readonly Seat[];
  /** By seat: the card laid down last, or NONE. */
  readonly cards: readonly number[];
  /** Null while it is being fought; NONE if all have lost. */
  readonly winner: Seat | null;
}

/** Where pieces stand, and which way they face. */
export type Standing = Pick<Moment, 'rooms' | 'directions'>;

/** The table at one moment, as far as it follows from what everybody was told. */
export interface Moment {
  readonly turn: number;
  readonly rooms: readonly number[];
  readonly directions: readonly number[];
  /** By seat: the card turned up this turn, or NONE. */
  readonly cards: readonly number[];
  readonly fates: readonly Fate[];
  /** By seat: what a Go! counts; null: nothing, or not yet. */
  readonly values: readonly (number | null)[];
  readonly winners: readonly Seat[];
  readonly duel: Duel | null;
}

const each = <T>(players: number, value: T): T[] => Array.from({ length: players }, () => value);

/** GQ-03 How every game begins. */
export const beginning = (players: number): Moment => ({
  turn: 0,
  rooms: each(players, FIRST_ROOM),
  directions: each(players, INWARD),
  cards: each(players, NONE),
  fates: each(players, 'none'),
  values: each(players, null),
  winners: [],
  duel: null,
});

/** The moment after an event. */
export function after(moment: Moment, told: AnyEvent): Moment {
  if (told.type === 'reveal') return afterReveal(moment, told as Reveal);
  const event = told as Event;
  switch (event.type) {
    case 'turnedUp':
      return {
        ...moment,
        turn: moment.turn + 1,
        cards: event.cards,
        fates: event.cards.map((card) => (card === NONE ? 'none' : 'open')),
        values: event.cards.map((card) => (isGo(card) && card !== WILD ? printedValue(card) : null)),
        winners: [],
        duel: null,
      };
    case 'unique':
    case 'loots':
    case 'meek':
    case 'curse':
      return fate(moment, 'acted', event.seat);
    case 'notUnique':
    case 'nothing':
      return fate(moment, 'vain', event.seat);
    case 'discarded':
      return fate(moment, 'off', event.seat);
    case 'twins':
      return fate(moment, 'off', ...event.seats);
    case 'attack':
      return fate(fate(moment, 'off', ...event.cancelled), event.cancelled.length > 0 ? 'acted' : 'vain', event.seat);
    case 'sighting':
      return fate(fate(moment, 'off', ...event.discarded), event.discarded.length > 0 ? 'acted' : 'vain', event.seat);
    case 'pit':
      return { ...moment, values: moment.values.with(event.seat, event.value) };
    case 'goes':
      return afterGo(moment, event.seats, event.rule === 'GQ-15' ? 'vain' : 'outbid');
    case 'moves':
      return afterMove(moment, event);
    case 'tracks':
      return { ...fate(moment, 'acted', event.seat), rooms: moment.rooms.with(event.seat, event.to) };
    case 'swaps':
      return {
        ...fate(moment, event.rooms[0] === event.rooms[1] ? 'vain' : 'acted', event.seat),
        rooms: moment.rooms.with(event.seat, event.rooms[0]).with(event.with, event.rooms[1]),
        duel: null,
      };
    case 'duel':
      return { ...moment, duel: { rule: event.rule, seats: event.seats, cards: none(moment), winner: null } };
    case 'duelCards':
      return inDuel(moment, { cards: event.cards });
    case 'duelTied':
      return inDuel(moment, { seats: event.seats });
    case 'duelWon':
      return inDuel(moment, { winner: event.seat });
    case 'duelLost':
      return inDuel(moment, { winner: NONE });
    case 'turnsRound':
      return { ...moment, directions: moment.directions.with(event.seat, OUTWARD) };
    case 'startsOver':
      return { ...moment, rooms: moment.rooms.with(event.seat, event.room) };
    default:
      return moment;
  }
}

const none = ({ cards }: Moment): number[] => cards.map(() => NONE);

function fate(moment: Moment, what: Fate, ...seats: Seat[]): Moment {
  return { ...moment, fates: moment.fates.map((was, seat) => (seats.includes(seat) ? what : was)) };
}

/** GQ-21 A WILD has been named. */
function afterReveal(moment: Moment, { question, answers }: Reveal): Moment {
  if (question !== 'turn.nameWild') return moment;
  return { ...moment, values: moment.values.map((value, seat) => (answers[seat] ? Number(answers[seat]) : value)) };
}

/** GQ-20 Who has not won with a Go! has played it for nothing; GQ-15 with the Meek nobody was outbid. */
function afterGo(moment: Moment, winners: readonly Seat[], otherwise: Fate): Moment {
  const fates = moment.fates.map((was, seat): Fate => {
    if (was !== 'open' || !isGo(moment.cards[seat]!)) return was;
    return winners.includes(seat) ? 'acted' : otherwise;
  });
  return { ...moment, fates, winners };
}

function afterMove(moment: Moment, { seat, by, from, to }: Event & { type: 'moves' }): Moment {
  const own = by === 'door' || by === 'see-ya';
  const done = own ? fate(moment, from === to ? 'vain' : 'acted', seat) : moment;
  return { ...done, rooms: done.rooms.with(seat, to) };
}

const inDuel = (moment: Moment, change: Partial<Duel>): Moment => ({
  ...moment,
  duel: moment.duel && { ...moment.duel, ...change },
});

/** The moment up to which everything in `past` has happened. */
export const momentAfter = (past: readonly Happened[], players: number): Moment =>
  standingEvents(past).reduce(after, beginning(players));

/** What is worth showing step by step. */
const SHOWN = [
  'turnedUp',
  'duelCards',
  'goes',
  'moves',
  'tracks',
  'swaps',
  'noSwap',
  'nothing',
  'turnsRound',
  'startsOver',
];

export const isScene = ({ events = [] }: Happened): boolean => events.some(({ type }) => SHOWN.includes(type));
