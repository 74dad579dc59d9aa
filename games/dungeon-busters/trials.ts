import type { Trials } from '@gilt/engine/contract/trials';
import { below } from '@gilt/engine/random';
import type { DungeonBusters } from './state.ts';

export const trials: Trials<DungeonBusters> = {
  options: [{}, { hands: 'as-printed' }, { leader: 2 }, { trophy: 'highest' }],
  swaps: [
    {
      what: 'the boxed card (DB-08)',
      swap(game, random) {
        if (game.deck.length === 0) return null;
        const i = below(random, game.deck.length);
        [game.boxed, game.deck[i]] = [game.deck[i]!, game.boxed];
        return [];
      },
      shows: ({ type }) => type === 'monster',
    },
    {
      what: 'the order of the deck (DB-08)',
      swap(game) {
        if (game.deck.length < 2) return null;
        game.deck.reverse();
        return [];
      },
      shows: ({ type }) => type === 'monster',
    },
  ],
  smallCases: [
    {
      what: 'two cards unseen, one of them in the box',
      position: 'gone: blue-slime red-slime \n monster: skeleton \n players: 3',
      seat: 0,
      ways: 2,
      way: ({ deck, boxed }) => `${deck} ${boxed}`,
    },
    {
      what: 'the first monster of a dungeon',
      position: 'monster: dullahan \n players: 5',
      seat: null,
      ways: 24,
      way: ({ deck, boxed }) => `${deck} ${boxed}`,
    },
  ],
};
