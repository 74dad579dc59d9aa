import type { Minute } from '@gilt/engine/minute';

export const minute: Minute = {
  goal: 'Win the most points in prizes, with each of your cards to be bid only once.',
  round: [
    'A prize is turned up. It is worth as many points as it shows.',
    'Everybody picks one of their cards in secret, and all are turned up together.',
    'The highest card takes the prize. Equal highest cards cancel: nobody gets it.',
    'All cards that were bid are spent, whether they won or not.',
  ],
  end: 'When the last prize has been bid for.',
  score: ['Add up your prizes. Most points win; whoever has the same shares the victory.'],
  shown: { goal: ['GS-02'], round: ['GS-03', 'GS-04'], end: ['GS-01'], score: ['GS-06'] },
};
