import { type SeenOf, secretsOf } from '@gilt/engine/game';
import type { View } from '@gilt/engine/view';
import { battle } from './battle.ts';
import { defeat } from './defeat.ts';
import { dungeon } from './dungeon.ts';
import { expedition } from './expedition.ts';
import { spoils } from './spoils.ts';
import type { DungeonBusters } from './state.ts';
import { victory } from './victory.ts';

export const procedures = { expedition, dungeon, battle, victory, spoils, defeat };

/** Nearly all is open: DB-06 gems, DB-24 spent cards (and so hands too). DB-08 The deck and the box are not. */
export const secrets = secretsOf<DungeonBusters>()(procedures, {
  game: {
    leader: 'everyone',
    dungeon: 'everyone',
    deck: 'count',

    boxed: 'nobody',
    monster: 'everyone',
    gone: 'everyone',
    bank: 'everyone',
    spoils: 'everyone',
    hands: 'everyone',
    played: 'everyone',
    loot: 'everyone',
    trophies: 'everyone',
    trophy: 'everyone',
  },
  procedures: {
    expedition: {},
    dungeon: {},
    battle: {},
    victory: { contributors: 'everyone' },
    spoils: { takers: 'everyone', next: 'everyone' },
    defeat: { losers: 'everyone' },
  },
});

export type DungeonBustersView = View<SeenOf<DungeonBusters, typeof secrets>>;
