import type { Trials } from '@gilt/engine/contract/trials';
import type { Goofspiel } from './goofspiel.ts';

const hiddenBids = ({ type }: { type: string }): boolean => type === 'taken' || type === 'discarded';

export const trials: Trials<Goofspiel> = {
  options: [
    { cards: 4 },
    { cards: 5, prizes: 'ascending' },
    { cards: 3, prizes: 'descending', bids: 'hidden' },
    { cards: 6, bids: 'hidden' },
  ],
  swaps: [
    {
      what: 'the order of the prizes to come (GS-02)',
      swap(game) {
        if (game.order !== 'random' || game.prizes.length < 2) return null;
        game.prizes.reverse();
        return [];
      },
      shows: ({ type }) => type === 'prize',
    },
    {
      what: 'a hand, where bids stay hidden (GS-05)',
      swap(game) {
        const unknown = [1, 2, 3].find((card) => !game.hands[0]!.includes(card));
        if (game.bids !== 'hidden' || unknown === undefined || game.flow.answers[0]! >= 0) return null;
        game.hands[0] = [...game.hands[0]!.slice(1), unknown].sort((a, b) => a - b);
        return [0];
      },
      shows: hiddenBids,
    },
  ],
  smallCases: [
    {
      what: 'three prizes to come',
      position: 'players: 2 \n options: cards=4',
      seat: 0,
      ways: 6,
      way: ({ prizes }) => prizes.join(' '),
    },
    {
      what: 'two hidden bids of four cards',
      position: 'players: 2 \n options: cards=4 bids=hidden \n Ann: hand 1 2',
      seat: 0,
      ways: 6,
      way: ({ hands }) => hands[1]!.join(' '),
    },
  ],
};
