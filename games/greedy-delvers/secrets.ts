import { type SeenOf, secretsOf } from '@gilt/engine/game';
import type { View } from '@gilt/engine/view';
import { mine } from './mine.ts';
import { round } from './round.ts';
import type { GreedyDelvers } from './state.ts';

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
