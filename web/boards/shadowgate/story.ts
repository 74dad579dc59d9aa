import type { AnyEvent } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/shadowgate/events';
import type { Happened } from '@gilt/protocol/sight';

type Of<T extends Event['type']> = Event & { readonly type: T };

/** The moments that are worth stopping for; all else is seen in passing. */
export type Moment =
  | Of<'eventPlayed'>
  | Of<'completed'>
  | Of<'staff'>
  | Of<'stolen'>
  | Of<'lastRound'>
  /** QS-40 A game of a match is over: its points, what the Staff of Ages brought, and how the match stands. */
  | {
      readonly type: 'gameOver';
      readonly points: readonly number[] | null;
      readonly reward: { readonly seat: Seat; readonly takes: boolean } | null;
      readonly totals: readonly number[] | null;
    };

/** What of a happening is worth stopping for, in the order in which it came about. */
export function momentsOf(events: readonly AnyEvent[]): Moment[] {
  const told = events as readonly Event[];
  const moments = told.flatMap((event): Moment[] => {
    switch (event.type) {
      case 'eventPlayed':
      case 'completed':
      case 'staff':
      case 'stolen':
      case 'lastRound':
        return [event];
      default:
        return [];
    }
  });
  const one = <T extends Event['type']>(type: T): Of<T> | undefined =>
    told.find((event): event is Of<T> => event.type === type);
  const [scored, reward, running] = [one('scored'), one('reward'), one('running')];
  // The points of a single game are the result, and are shown as such.
  if (running || (scored && !one('won')))
    moments.push({
      type: 'gameOver',
      points: scored?.points ?? null,
      reward: reward ? { seat: reward.seat, takes: reward.takes } : null,
      totals: running?.totals ?? null,
    });
  return moments;
}

export const isScene = ({ events = [] }: Happened): boolean => momentsOf(events as AnyEvent[]).length > 0;

/** What somebody else does is seen in passing: a torch lit, a card paid, a card drawn. */
export const isBeat = ({ what, events = [] }: Happened, you: Seat | null): boolean =>
  what.type === 'chosen' && what.seat !== you && events.length > 0;
