import { type SeenOf, secretsOf } from '@gilt/engine/game';
import type { View } from '@gilt/engine/view';
import { houseCards } from './house.ts';
import { proceduresWith } from './procedures.ts';
import type { Shadowgate } from './state.ts';

/** Hands are their owners' own; QS-08 the decks are face down. All else is open, and so is what can be remembered of it. */
export const secrets = secretsOf<Shadowgate>()(proceduresWith(houseCards), {
  game: {
    draft: 'everyone',
    stealing: 'everyone',
    equalTurns: 'everyone',
    match: 'everyone',
    games: 'everyone',
    late: 'everyone',
    tally: 'everyone',
    starter: 'everyone',
    active: 'everyone',
    characters: 'everyone',
    abilities: 'everyone',
    deck: 'count',
    discards: 'everyone',
    pool: 'everyone',
    hands: 'owner, others count',
    shown: 'everyone',
    older: 'everyone',
    olderHeld: 'everyone',
    items: 'everyone',
    firsts: 'everyone',
    points: 'everyone',
    quests: 'everyone',
    questTop: 'everyone',
    questTopNew: 'everyone',
    questDeck: 'count',
    questsBelow: 'everyone',
    questDiscards: 'everyone',
    event: 'everyone',
    eventBy: 'everyone',
    torch: 'everyone',
    actions: 'everyone',
    spared: 'everyone',
    resources: 'everyone',
    completed: 'everyone',
    used: 'everyone',
    final: 'everyone',
    staff: 'everyone',
  },
  procedures: {
    match: {},
    adventure: {},
    draft: {},
    turn: {},
    eventPhase: { lose: 'everyone' },
    actionPhase: {},
    drawPhase: {},
    draw: { must: 'everyone', may: 'everyone' },
    item: { card: 'everyone' },
    quest: { side: 'everyone', level: 'everyone', items: 'everyone' },
    staff: {},
    steal: { from: 'everyone', card: 'everyone' },
    payment: { missing: 'everyone' },
  },
});

export type ShadowgateView = View<SeenOf<Shadowgate, typeof secrets>>;
