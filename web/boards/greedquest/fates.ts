import type { Heard } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { isGo, NONE } from '@gilt/games/greedquest/cards';
import type { Event } from '@gilt/games/greedquest/events';

/** What has become of a card: nothing yet, it acted, it came to nothing, a higher Go! won, or it was cancelled or discarded. */
export type Fate = 'none' | 'open' | 'acted' | 'vain' | 'outbid' | 'off';

/** A card on the table. */
export interface Lying {
  /** NONE: there is none; null: it is not turned up yet. */
  readonly card: number | null;
  readonly fate: Fate;
  /** GQ-21 GQ-34 What a Go! counts, where that is not what is printed on it. */
  readonly counts: number | null;
}

/** The cards of a turn by seat, after so much of it has been told. */
export function lyingAfter(events: readonly Heard<Event>[]): Lying[] {
  const turned = events.find((event) => event.type === 'turnedUp');
  return (turned?.cards ?? []).map((card, seat) => ({
    card,
    fate: firstOf(events, (event) => fateBy(event, seat, card)) ?? (card === NONE ? 'none' : 'open'),
    counts: isGo(card) ? firstOf(events.toReversed(), (event) => countBy(event, seat)) : null,
  }));
}

function firstOf<T>(events: readonly Heard<Event>[], find: (event: Heard<Event>) => T | null): T | null {
  for (const event of events) {
    const found = find(event);
    if (found !== null) return found;
  }
  return null;
}

/** What an event says has become of a card; null: nothing. The first that says something has the say. */
function fateBy(event: Heard<Event>, seat: Seat, card: number): Fate | null {
  if (event.type === 'twins') return event.seats.includes(seat) ? 'off' : null;
  if (event.type === 'goes') {
    if (!isGo(card)) return null;
    // GQ-15 With the Meek nobody was outbid.
    return event.seats.includes(seat) ? 'acted' : event.rule === 'GQ-15' ? 'vain' : 'outbid';
  }
  const stopped = event.type === 'attack' ? event.cancelled : event.type === 'sighting' ? event.discarded : [];
  if (stopped.includes(seat)) return 'off';
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.type) {
    case 'unique':
    case 'loots':
    case 'meek':
    case 'curse':
    case 'tracks':
      return 'acted';
    case 'notUnique':
    case 'nothing':
      return 'vain';
    case 'discarded':
      return 'off';
    case 'attack':
    case 'sighting':
      return stopped.length > 0 ? 'acted' : 'vain';
    case 'moves':
      if (event.by !== 'door' && event.by !== 'see-ya') return null;
      return event.from === event.to ? 'vain' : 'acted';
    case 'swaps':
      return event.rooms[0] === event.rooms[1] ? 'vain' : 'acted';
    default:
      return null;
  }
}

function countBy(event: Heard<Event>, seat: Seat): number | null {
  if (event.type === 'pit') return event.seat === seat ? event.value : null;
  if (event.type !== 'reveal' || event.question !== 'turn.nameWild' || !event.answers[seat]) return null;
  return Number(event.answers[seat]);
}

/** A round of a duel. */
export interface Duel {
  readonly seats: readonly Seat[];
  /** By seat: the card laid down, or NONE; null: nothing is turned up yet. */
  readonly cards: readonly number[] | null;
  /** Null while it is being fought. */
  readonly winner: Seat | null;
}

/** The round of a duel that is told of here; null: there is none. */
export function duelIn(events: readonly Heard<Event>[]): Duel | null {
  const laid = events.find((event) => event.type === 'duelCards');
  const tied = events.find((event) => event.type === 'duelTied');
  const won = events.find((event) => event.type === 'duelWon');
  const lost = events.some(({ type }) => type === 'duelLost');
  return laid
    ? { seats: tied?.seats ?? laid.seats, cards: laid.cards, winner: won?.seat ?? (lost ? NONE : null) }
    : null;
}
