import { type SeenOf, secretsOf } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import type { View } from '@gilt/engine/view';
import { mine } from './mine.ts';
import { round } from './round.ts';
import { BOTTOM, type GreedyDelvers } from './state.ts';

export const procedures = { mine, round };

/** GD-02 Ledgers are open and hands are not. GD-25 Neither are hands that were laid down. */
export const secrets = secretsOf<GreedyDelvers>()(procedures, {
  game: {
    gangUp: 'everyone',
    deck: 'count',
    discards: 'everyone',
    hands: 'owner, others count',
    buried: 'owner, others count',
    levels: 'everyone',
    ore: 'everyone',
    gold: 'everyone',
    savages: 'everyone',
    brutes: 'everyone',
    againstOneself: 'everyone',
  },
  procedures: { mine: {}, round: {} },
});

export type GreedyDelversView = View<SeenOf<GreedyDelvers, typeof secrets>>;

/** GD-25 Whether a player has left the mine, as everybody can see: of a hand only the number of cards may be known. */
export function seemsSafe({ levels, hands }: GreedyDelversView['game'], seat: Seat): boolean {
  const hand = hands[seat]!;
  return levels[seat] === BOTTOM && (typeof hand === 'number' ? hand : hand.length) === 0;
}
