import { type SeenOf, secretsOf } from '@gilt/engine/game';
import type { View } from '@gilt/engine/view';
import { duel } from './duel.ts';
import { endOfTurn } from './end-of-turn.ts';
import { race } from './race.ts';
import type { GreedQuest } from './state.ts';
import { swap } from './swap.ts';
import { turn } from './turn.ts';

export const procedures = { race, turn, swap, duel, endOfTurn };

/**
 * GQ-04 Hands are secret, and so is how the piles lie. Whatever was played or discarded lies open, so that everybody can work
 * out what is left in a hand when a pile runs out (knowledge.ts).
 */
export const secrets = secretsOf<GreedQuest>()(procedures, {
  game: {
    effects: 'everyone',
    shortest: 'everyone',
    thisIsMyRoom: 'everyone',
    attrition: 'everyone',
    tieBreakDuel: 'everyone',
    rooms: 'everyone',
    directions: 'everyone',
    piles: 'count',
    hands: 'owner, others count',
    known: 'everyone',
    either: 'everyone',
    old: 'everyone',
    fresh: 'everyone',
    discards: 'everyone',
    dead: 'everyone',
    inPlay: 'everyone',
    laid: 'everyone',
    served: 'everyone',
    further: 'everyone',
    skips: 'everyone',
    first: 'owner',
    winners: 'everyone',
    champion: 'everyone',
    victors: 'everyone',
    reached: 'everyone',
  },
  procedures: {
    race: {},
    turn: {},
    swap: { swappers: 'everyone' },
    duel: { duellists: 'everyone' },
    endOfTurn: {},
  },
});

export type GreedQuestView = View<SeenOf<GreedQuest, typeof secrets>>;
