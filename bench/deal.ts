import { below, type Random, shuffle } from '../engine/random.ts';
import { cardsOfDungeon } from '../games/dungeon-busters/cards.ts';
import type { Hands } from './by-hand-player.ts';

/** All that chance decides in a game of Dungeon Busters, drawn before it begins. */
export interface Deal {
  readonly hands: Hands;
  /** DB-07 */
  readonly leader: number;
  /** DB-08 A deck for each dungeon: the card that goes into the box first, the top one last. */
  readonly decks: number[][];
}

/** Draws in the order in which a game does that draws as it goes. */
export const drawDeal = (players: number, hands: Hands, random: Random): Deal => ({
  hands,
  leader: below(random, players),
  decks: [1, 2, 3].map((dungeon) => shuffle(random, cardsOfDungeon(dungeon))),
});
