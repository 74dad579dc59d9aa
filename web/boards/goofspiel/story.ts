import type { AnyEvent, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/goofspiel/goofspiel';
import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import type { Happened } from '@gilt/protocol/sight';

/** A prize that was bid for, and what became of it. */
export interface Round {
  readonly prize: number;
  /** By seat; null: it stays hidden (GS-05). */
  readonly bids: readonly (number | null)[];
  /** GS-04 Who took it; null: it was discarded. */
  readonly taker: Seat | null;
}

const ends = (event: AnyEvent): event is Event & { type: 'taken' | 'discarded' } =>
  event.type === 'taken' || event.type === 'discarded';

export const isScene = ({ events = [] }: Happened): boolean => (events as AnyEvent[]).some(ends);

/** What was told at once: mostly a round, but the last card of all is bid without anybody being asked. */
export function roundsOf({ events = [] }: Happened, players: number): Round[] {
  let bids: Round['bids'] = Array(players).fill(null);
  const rounds: Round[] = [];
  for (const event of events as AnyEvent[]) {
    if (event.type === 'reveal')
      bids = (event as Reveal).answers.map((answer) => (answer === null ? null : Number(answer)));
    if (ends(event)) rounds.push({ prize: event.prize, bids, taker: event.type === 'taken' ? event.seat : null });
  }
  return rounds;
}

/** Who made the same highest bid, so that nobody got anything; nobody, if one took the prize or bids are hidden. */
export function equals({ bids, taker }: Round): Seat[] {
  if (taker !== null || bids.includes(null)) return [];
  const most = Math.max(...bids.map(Number));
  return bids.flatMap((bid, seat) => (bid === most ? [seat] : []));
}

export const sum = (prizes: readonly number[]): number => prizes.reduce((total, prize) => total + prize, 0);

/** GS-06 What everybody had when this round was over, though more may have come since. */
export const pointsAfter = (taken: GoofspielView['game']['taken'], later: readonly Round[]): number[] =>
  taken.map((prizes, seat) => sum(prizes) - sum(later.filter(({ taker }) => taker === seat).map(({ prize }) => prize)));

/** All values there are: one for each prize that was, is, or is to come. */
export function valuesOf({ taken, discarded, prize, prizes }: GoofspielView['game']): number[] {
  const count = taken.flat().length + discarded.length + (prize > 0 ? 1 : 0) + prizes;
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** What somebody still holds, as far as everybody knows it; null where bids stay hidden. */
export function heldBy(game: GoofspielView['game'], seat: Seat): number[] | null {
  const hand = game.hands[seat]!;
  if (typeof hand !== 'number') return [...hand];
  if (game.bids === 'hidden') return null;
  return valuesOf(game).filter((card) => !game.shown[seat]!.includes(card));
}
