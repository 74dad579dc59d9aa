import type { Example } from '@gilt/engine/example';

/** What people ask most about Goofspiel, as positions to try out. */
export const examples: readonly Example[] = [
  {
    title: 'A bid is spent',
    clause: 'GS-03',
    text: [
      '# Ann takes the 2 with her 3. What can she bid for the next prize?',
      'game: goofspiel',
      'options: cards=3',
      'players: 3',
      'prize: 2',
      'prizes: 1 3',
      '> Ann 3, Bob 1, Cid 2',
    ].join('\n'),
  },
  {
    title: 'Hidden bids',
    clause: 'GS-03',
    text: [
      '# Bids are hidden here. What do the others learn of them?',
      'game: goofspiel',
      'options: cards=4 bids=hidden',
      'players: 3',
      'prize: 3',
      '> Ann 1, Bob 4, Cid 2',
    ].join('\n'),
  },
  {
    title: 'The last card',
    clause: 'GS-03',
    text: [
      '# One prize and one card each are left. Is anybody asked?',
      'game: goofspiel',
      'options: cards=3',
      'prize: 3',
      'prizes: -',
      'Ann: hand 2, taken 2',
      'Bob: hand 3, taken 1',
    ].join('\n'),
  },
  {
    title: 'The highest bid',
    clause: 'GS-04',
    text: [
      '# The prize is 4. Is a bid of 3 enough?',
      'game: goofspiel',
      'options: cards=4',
      'players: 3',
      'prize: 4',
      '> Ann 1, Bob 3, Cid 2',
    ].join('\n'),
  },
  {
    title: 'Equal highest bids',
    clause: 'GS-04',
    text: [
      '# Ann and Cid both bid 3. Does Bob get the prize with his 2?',
      'game: goofspiel',
      'options: cards=3',
      'players: 3',
      'prize: 2',
      '> Ann 3, Bob 2, Cid 3',
    ].join('\n'),
  },
  {
    title: 'Equal bids lower down',
    clause: 'GS-04',
    text: [
      '# Ann and Bob both bid 2. Does that hurt Cid?',
      'game: goofspiel',
      'options: cards=3',
      'players: 3',
      'prize: 2',
      '> Ann 2, Bob 2, Cid 3',
    ].join('\n'),
  },
  {
    title: 'All bid the same',
    clause: 'GS-04',
    text: [
      '# Everybody wants the 4. Who gets it?',
      'game: goofspiel',
      'options: cards=4',
      'players: 3',
      'prize: 4',
      '> Ann 4, Bob 4, Cid 4',
    ].join('\n'),
  },
  {
    title: 'Points, not prizes',
    clause: 'GS-06',
    text: [
      '# Ann takes two prizes and Bob one. Who wins?',
      'game: goofspiel',
      'options: cards=4',
      'prize: 4',
      'prizes: -',
      'Ann: hand 1, taken 1 2',
      'Bob: hand 2',
      'discarded: 3',
    ].join('\n'),
  },
  {
    title: 'Equal points',
    clause: 'GS-06',
    text: [
      '# Ann has the 3, Bob takes the 2 and the 1. Who wins?',
      'game: goofspiel',
      'options: cards=3',
      'prize: 2',
      'prizes: 1',
      'Ann: hand 1 2, taken 3',
      'Bob: hand 2 3',
      '> Ann 2, Bob 3',
    ].join('\n'),
  },
];
