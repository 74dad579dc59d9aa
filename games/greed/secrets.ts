import { type SeenOf, secretsOf } from '@gilt/engine/game';
import type { View } from '@gilt/engine/view';
import { card } from './card.ts';
import { development } from './development.ts';
import { disguise } from './disguise.ts';
import { eachTurn } from './each-turn.ts';
import { encore } from './encore.ts';
import { endOfTurn } from './end-of-turn.ts';
import { hideout } from './hideout.ts';
import { instructions } from './instructions.ts';
import { losses } from './losses.ts';
import { round } from './round.ts';
import { rounds } from './rounds.ts';
import type { Greed } from './state.ts';

export const procedures = {
  rounds,
  round,
  card,
  instructions,
  development,
  disguise,
  hideout,
  encore,
  eachTurn,
  endOfTurn,
  losses,
};

/** GR-02 Cash, displays, markers and discards are open. GR-04 Hands and piles are not, but one remembers one's own. */
export const secrets = secretsOf<Greed>()(procedures, {
  game: {
    round: 'everyone',
    first: 'everyone',
    drawPile: 'count',
    discards: 'everyone',
    newcomers: 'everyone',
    piles: 'owner, others count',
    hands: 'owner, others count',
    taken: 'owner',
    drawn: 'everyone',
    returned: 'everyone',
    passed: 'owner',
    turnedUp: 'everyone',
    out: 'everyone',
    displays: 'everyone',
    thisTurn: 'everyone',
    nextTurn: 'everyone',
    cash: 'everyone',
  },
  procedures: {
    rounds: {},
    round: {},
    card: { seat: 'everyone', card: 'everyone', free: 'everyone', extra: 'everyone', value: 'everyone' },
    instructions: { seat: 'everyone', card: 'everyone', face: 'everyone', value: 'everyone', next: 'everyone' },
    development: { seat: 'everyone', card: 'everyone', markers: 'everyone' },
    disguise: { seat: 'everyone', card: 'everyone' },
    hideout: { seat: 'everyone', thugs: 'everyone' },
    encore: { seat: 'everyone' },
    eachTurn: { acted: 'everyone', cards: 'everyone' },
    endOfTurn: {},
    losses: { card: 'everyone', what: 'everyone', losers: 'everyone' },
  },
});

export type GreedView = View<SeenOf<Greed, typeof secrets>>;
