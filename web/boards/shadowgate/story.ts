import type { Heard } from '@gilt/engine/event';
import type { Event } from '@gilt/games/shadowgate/events';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import type { Plan } from '../../player/pace.ts';
import { beat, type Story } from '../../player/story.ts';

type Of<T extends Event['type']> = Event & { readonly type: T };

/** QS-40 A game of a match is over: its points, what the Staff of Ages brought, and how the match stands. */
interface GameOver {
  readonly type: 'gameOver';
  readonly points: readonly number[] | null;
  readonly reward: Of<'reward'> | null;
  readonly totals: readonly number[] | null;
}

/** The moments that are worth stopping for; all else is seen in passing. */
export type Moment = Of<'eventPlayed' | 'completed' | 'staff' | 'stolen' | 'lastRound'> | GameOver;

const STOPS: readonly string[] = ['eventPlayed', 'completed', 'staff', 'stolen', 'lastRound'];
const isStop = (event: Heard<Event>): event is Exclude<Moment, GameOver> => STOPS.includes(event.type);

/** What of it is worth stopping for, in the order in which it came about. */
export function momentsOf(events: readonly Heard<Event>[]): Moment[] {
  const one = <T extends Event['type']>(type: T) => events.find((event): event is Of<T> => event.type === type) ?? null;
  const [scored, reward, running] = [one('scored'), one('reward'), one('running')];
  const moments: Moment[] = events.filter(isStop);
  // The points of a single game are the result, and are shown as such.
  if (running || (scored && !one('won')))
    moments.push({ type: 'gameOver', points: scored?.points ?? null, reward, totals: running?.totals ?? null });
  return moments;
}

/** What others do is only glanced at, with the table as it is. */
export const GLANCE = 'glance';

/**
 * A moment is shown in two beats: what happens, and what it comes to. If there are several, the first has the stage for itself before the
 * others come.
 */
export function plan({ what, events, you }: Story<ShadowgateView, Event>): Plan | null {
  const moments = momentsOf(events);
  if (moments.length === 0) {
    if (what.type !== 'chosen' || what.seat === you || events.length === 0) return null;
    // As it stands at the next question: only then it says what is missing of something that was begun.
    return { beats: [beat(GLANCE, events.length + 1, 450)], reads: false, passing: true };
  }
  const stops = events.flatMap((event, i) => (isStop(event) ? [i + 1] : []));
  if (stops.length < moments.length)
    stops.push(events.findLastIndex(({ type }) => type === 'scored' || type === 'running') + 1);
  const inTwo = (name: string, shown: number) => [beat(name, shown, 600), beat(`${name} settled`, shown, 900)];
  const [first, last] = [stops[0]!, stops.at(-1)!];
  return {
    beats: stops.length === 1 ? inTwo('alone', last) : [...inTwo('first', first), ...inTwo('others', last)],
    reads: true,
  };
}
