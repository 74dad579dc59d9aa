import type { AnyEvent, Heard, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { EXCHANGE } from '@gilt/games/greedy-delvers/cards';
import type { Event } from '@gilt/games/greedy-delvers/events';
import { cardOf, isDud, plays, targetOf } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { Plan } from '../../player/pace.ts';
import { beat, type Story } from '../../player/story.ts';

/** A round begins when its cards are turned up. */
export const isRound = (event: AnyEvent): event is Reveal => event.type === 'reveal';

/** What belongs to minions comes last, and who is safe then. */
const isRaid = ({ type }: AnyEvent): boolean => ['paid', 'selfTargeted', 'clash', 'rolled', 'safe'].includes(type);

/** The next round has begun, or there is none. */
const isNext = ({ type }: AnyEvent): boolean => type === 'advanced' || type === 'tallied';

/** Cards come together, turn, rushes and exchanges, minions; and a while to read it if another round follows at once. */
export const BEATS = ['together', 'turn', 'trade', 'raid', 'read'] as const;

/** What is told at once is a round, and in older games those after it in which nobody had a choice. */
export function plan({ events }: Story<GreedyDelversView, Event>): Plan | null {
  const rounds = events.flatMap((event, i) => (isRound(event) ? [i] : []));
  const beats = rounds.flatMap((turned, i) => {
    const first = (is: (event: AnyEvent) => boolean, or: number): number => {
      const found = events.findIndex((event, place) => place > turned && is(event));
      return found < 0 ? or : Math.min(found, or);
    };
    const end = first(isNext, events.length);
    return [
      beat('together', turned, 240),
      beat('turn', turned + 1, 1000),
      beat('trade', first(isRaid, end), 1200),
      beat('raid', end, 1000),
      ...(i < rounds.length - 1 ? [beat('read', end, 2200)] : []),
    ];
  });
  return beats.length > 0 ? { beats, reads: true } : null;
}

/** What somebody played. */
export interface Played {
  readonly card: number;
  /** Whom a minion was sent against; none, if it is no minion or does nothing. */
  readonly target: Seat | null;
  readonly dud: boolean;
}

/** What became of a round, as far as it was told. */
export interface Round {
  /** By seat; null: it is not turned up yet, or there is nothing to be. */
  readonly plays: readonly (Played | null)[];
  readonly exchanges: number;
  readonly allLost: boolean;
  /** All that happened to a seat by its own card, in order. */
  readonly deeds: readonly (readonly Event[])[];
}

/** The round that these events tell of, from the cards turned up; none: they still lie there. */
export function roundOf(events: readonly Heard<Event>[], players: number): Round {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const reveal = events.find(isRound);
  const played = seats.map((seat) => playedBy(reveal?.answers[seat] ?? null));
  return {
    plays: played,
    exchanges: played.filter((play) => play?.card === EXCHANGE).length,
    allLost: events.some(({ type }) => type === 'allLost'),
    deeds: seats.map((seat) => events.filter((event): event is Event => concerns(event, seat))),
  };
}

function playedBy(name: string | null): Played | null {
  if (name === null) return null;
  const play = plays.number(name);
  const target = targetOf(play);
  return { card: cardOf(play), target: target < 0 ? null : target, dud: isDud(play) };
}

function concerns(event: Heard<Event>, seat: Seat): boolean {
  if (event.type === 'allLost') return event.ore[seat]! > 0;
  if (event.type === 'clash') return event.stopped.includes(seat);
  return 'seat' in event && event.seat === seat;
}
