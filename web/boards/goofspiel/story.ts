import type { AnyEvent, Heard, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { type Event, highestBidders, outcome } from '@gilt/games/goofspiel/goofspiel';
import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import type { Plan } from '../../player/pace.ts';
import { beat, type Story } from '../../player/story.ts';

type Game = GoofspielView['game'];

/** A prize that is bid for, and what becomes of it. */
export interface Round {
  readonly prize: number;
  /** By seat; null: not turned up yet, or it stays hidden (GS-05). */
  readonly bids: readonly (number | null)[];
  /** GS-04 Who took it; null: nobody did. */
  readonly taker: Seat | null;
}

const ends = (event: AnyEvent): event is Event & { type: 'taken' | 'discarded' } =>
  event.type === 'taken' || event.type === 'discarded';

/** Bids come together, turn, somebody takes the prize; and a while to read it if another round follows at once. */
export const BEATS = ['together', 'turn', 'prize', 'read'] as const;

/** What is told at once is mostly a round, but the last card of all is bid without anybody being asked. */
export function plan({ events }: Story<GoofspielView, Event>): Plan | null {
  const rounds = events.flatMap((event, i) => (ends(event) ? [i] : []));
  let begun = 0;
  const beats = rounds.flatMap((end, i) => {
    const turned = events.findIndex(({ type }, place) => place >= begun && place < end && type === 'reveal');
    const first = turned < 0 ? end : turned;
    begun = end + 1;
    const shown = [beat('together', first, 240), beat('turn', turned < 0 ? end : turned + 1, 1000)];
    shown.push(beat('prize', end + 1, 900));
    if (i < rounds.length - 1) shown.push(beat('read', end + 1, 2200));
    return shown;
  });
  return beats.length > 0 ? { beats, reads: true } : null;
}

/** The round that is being shown: what was told since its prize was turned up. */
export function roundOf(events: readonly Heard<Event>[], { prize, taken }: Game): Round {
  const told = events.slice(events.findLastIndex(({ type }) => type === 'prize') + 1);
  const reveal = told.find(({ type }) => type === 'reveal') as Reveal | undefined;
  const end = told.find(ends);
  return {
    prize: end?.prize ?? prize,
    bids: taken.map((_, seat) => (reveal?.answers[seat] == null ? null : Number(reveal.answers[seat]))),
    taker: end?.type === 'taken' ? end.seat : null,
  };
}

/** Who made the same highest bid, so that nobody got anything; nobody, if one took the prize or bids are hidden. */
export function equals({ bids, taker }: Round): Seat[] {
  if (taker !== null || bids.includes(null)) return [];
  return highestBidders(bids.map(Number));
}

/** The points that somebody has so far. */
export const pointsOf = (game: Game, seat: Seat): number => outcome(game).scores[seat]!.total;
