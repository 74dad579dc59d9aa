import type { Example } from '@gilt/engine/example';

/** What people ask most about Greed, as positions to try out. */
export const examples: readonly Example[] = [
  {
    title: 'Low numbers go first',
    clause: 'GR-06',
    text: [
      '# Ann gains $10,000, and Bob has all others lose as much. Does she keep it?',
      'game: greed',
      'Ann: hand 22',
      'Bob: hand 76',
    ].join('\n'),
  },
  {
    title: 'The order can matter',
    clause: 'GR-07',
    text: [
      '# Biscuits pays whoever has no cash, the Squirrel always. Which should come first?',
      'game: greed',
      'Ann: hand 75, display 6 69',
      'Bob: hand 79',
    ].join('\n'),
  },
  {
    title: 'Level at the end',
    clause: 'GR-08',
    text: [
      '# Two markers against $20,000 in cash. Who wins?',
      'game: greed',
      'round: 12',
      'Ann: hand 5 75, display 8+2',
      'Bob: hand 79, cash 20k',
      '> Ann 75',
    ].join('\n'),
  },
  {
    title: 'Paying is voluntary',
    clause: 'GR-09',
    text: [
      '# Ann has the $30,000 for The Ritz. Must she pay?',
      'game: greed',
      'Ann: hand 18, cash 30k',
      'Bob: hand 79',
    ].join('\n'),
  },
  {
    title: 'No help to itself',
    clause: 'GR-10',
    text: [
      '# Buttercup needs two thugs, and Ann has one. Does he count himself?',
      'game: greed',
      'Ann: hand 42, display 22',
      'Bob: hand 79',
    ].join('\n'),
  },
  {
    title: 'It counts itself',
    clause: 'GR-12',
    text: [
      '# McGinty pays $5,000 a gun and has one himself. What does Ann gain?',
      'game: greed',
      'Ann: hand 23, display 22',
      'Bob: hand 79',
    ].join('\n'),
  },
  {
    title: 'Markers for icons',
    clause: 'GR-13',
    text: [
      '# Ann has another bottle and another wrench. How many markers does Chinatown get?',
      'game: greed',
      'Ann: hand 8, display 14 9, cash 10k',
      'Bob: hand 79',
      '> Ann cash',
    ].join('\n'),
  },
  {
    title: 'Once for each time',
    clause: 'GR-17',
    text: [
      '# Three thugs are played beside Ann, two of them by Cid. How often does she collect?',
      'game: greed',
      'Ann: hand 3',
      'Bob: hand 22',
      'Cid: hand 23 64, now 67',
      '> Cid 23',
    ].join('\n'),
  },
  {
    title: 'What is paid is lost',
    clause: 'GR-19',
    text: [
      '# Jack brings $20,000 when he is lost. What if Ann pays with him?',
      'game: greed',
      'Ann: hand 35, display 22 62',
      'Bob: hand 79',
      '> Ann 62',
    ].join('\n'),
  },
  {
    title: 'Who loses first',
    clause: 'GR-21',
    text: [
      '# Everybody has to lose a thug because of Bob. Who chooses first?',
      'game: greed',
      'Ann: hand 75, display 22 23',
      'Bob: hand 76, out 73, now 73, display 24 25',
      'Cid: hand 77, display 62 63',
    ].join('\n'),
  },
  {
    title: 'Cheaper than nothing',
    clause: 'GR-26',
    text: [
      '# It costs $5,000, and two cards take off $5,000 each. What does Ann pay?',
      'game: greed',
      'Ann: hand 13, display 52 66',
      'Bob: hand 79',
    ].join('\n'),
  },
  {
    title: 'Rubberface copies',
    clause: 'GR-30',
    text: [
      '# Rubberface can be Dickie or Jenny. What does the copy bring?',
      'game: greed',
      'Ann: hand 54, display 22 24',
      'Bob: hand 79',
      '> Ann 24',
    ].join('\n'),
  },
  {
    title: 'Work done again',
    clause: 'GR-31',
    text: [
      '# Two thugs are in the Hideout. What do they do again?',
      'game: greed',
      'Ann: hand 55, display 22 25 8',
      'Bob: hand 79',
    ].join('\n'),
  },
  {
    title: 'A card on top',
    clause: 'GR-36',
    text: [
      '# Louie lets Ann play another card. When is that one carried out?',
      'game: greed',
      'Ann: hand 22 23, now 67',
      'Bob: hand 76',
      '> Ann 23',
    ].join('\n'),
  },
];
