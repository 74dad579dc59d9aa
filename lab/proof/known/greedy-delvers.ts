import type { KnownPosition } from './position.ts';

/** The last round of the mine for all who are still in it. */
export const greedyDelvers: readonly KnownPosition[] = [
  {
    best: 'exchange',
    text: [
      '# Dan is safe with 59 gold: only the ore is enough to overtake him.',
      'game: greedy-delvers',
      'Ann: level 30, ore 24, gold 43, hand savage rush exchange hitman',
      'Bob: level 30, ore 18, gold 30, hand rush',
      'Cid: level 30, gold 20, hand rush',
      'Dan: level 30, gold 59, hand -',
    ].join('\n'),
  },
  {
    best: 'rush',
    text: [
      '# Ann is ahead by one, alone in the mine, and a minion costs more than that.',
      'game: greedy-delvers',
      'Ann: level 30, gold 30, hand hitman hitman savage rush',
      'Bob: level 30, gold 29, hand -',
      'Cid: level 30, gold 20, hand -',
      'Dan: level 30, gold 12, hand -',
    ].join('\n'),
  },
  {
    best: 'savage@Bob',
    text: [
      '# A Hitman would not bring enough to overtake Cid.',
      'game: greedy-delvers',
      'Ann: level 30, gold 30, hand goblin hitman savage rush',
      'Bob: level 30, gold 35, hand rush',
      'Cid: level 30, gold 36, hand -',
      'Dan: level 30, gold 12, hand -',
    ].join('\n'),
  },
  {
    best: 'hitman@Bob',
    text: [
      '# Bob has so little that a Savage costs what it brings.',
      'game: greedy-delvers',
      'Ann: level 30, gold 30, hand goblin hitman savage rush',
      'Bob: level 30, gold 6, hand rush',
      'Cid: level 30, gold 33, hand -',
      'Dan: level 30, gold 12, hand -',
    ].join('\n'),
  },
  {
    best: 'exchange',
    text: [
      '# Neither Savage nor Hitman can be sent against anybody: a dud, or an Exchange?',
      'game: greedy-delvers',
      'Ann: level 30, ore 6, gold 3, hand exchange savage savage hitman',
      'Bob: level 30, gold 6, hand -',
      'Cid: level 30, gold 8, hand -',
      'Dan: level 30, gold 5, hand -',
    ].join('\n'),
  },
  {
    best: 'goblin@Bob',
    text: [
      '# Nobody else has a minion. Whom does a Goblin rob?',
      'game: greedy-delvers',
      'discards: 9G 5H 5S',
      'Ann: level 30, gold 30, hand goblin rush rush rush',
      'Bob: level 30, gold 32, hand rush',
      'Cid: level 30, gold 20, hand rush',
      'Dan: level 30, gold 12, hand -',
    ].join('\n'),
  },
  {
    best: 'goblin@Bob',
    text: [
      '# Nobody else has a minion, and Cid may have nothing to steal.',
      'game: greedy-delvers',
      'discards: 8G 5H 5S',
      'Ann: level 30, gold 30, hand goblin rush rush goblin',
      'Bob: level 30, gold 6, hand rush',
      'Cid: level 30, gold 0, hand rush',
      'Dan: level 30, gold 31, hand -',
    ].join('\n'),
  },
  {
    best: 'exchange',
    text: [
      '# Should all four exchange it would be in vain.',
      'game: greedy-delvers',
      'discards: 10G 5H 5S',
      'Ann: level 30, ore 9, gold 30, hand exchange exchange rush rush',
      'Bob: level 30, gold 33, hand rush',
      'Cid: level 30, gold 20, hand rush',
      'Dan: level 30, gold 25, hand rush',
    ].join('\n'),
  },
  {
    best: 'savage@Bob',
    text: [
      '# Bob is ahead, and a Savage alone can change that: his gold counts as much as hers.',
      'game: greedy-delvers',
      'discards: 9G 4H 4S',
      'Ann: level 30, ore 3, gold 30, hand savage goblin hitman exchange',
      'Bob: level 30, ore 3, gold 48, hand rush',
      'Cid: level 30, gold 20, hand -',
      'Dan: level 30, gold 34, hand -',
    ].join('\n'),
  },
  {
    best: 'hitman@Bob',
    text: [
      '# Bob is ahead of Ann by five: a Goblin from her to him is too little.',
      'game: greedy-delvers',
      'discards: 9G 4H 5S',
      'Ann: level 30, ore 3, gold 30, hand goblin hitman rush rush',
      'Bob: level 30, ore 3, gold 35, hand rush',
      'Cid: level 30, ore 3, gold 12, hand rush',
      'Dan: level 30, gold 30, hand -',
    ].join('\n'),
  },
];
