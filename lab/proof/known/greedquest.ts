import type { KnownPosition } from './position.ts';

/** Turns in which somebody gets home for certain unless Ann sees to it; of each deck all but a few cards lie open. */
export const greedquest: readonly KnownPosition[] = [
  {
    best: '8',
    text: [
      '# Nobody else can have an 8.',
      'game: greedquest',
      'Ann: room 2, facing outward, hand 1 2 4 6 8, pile 3, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 2 3 4 5 5 6 7 7 8',
      'Bob: room 2, facing outward, hand 3 4 5 6 7, pile 7, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 4 5 6 8 8',
      'Cid: room 2, facing outward, hand 2 3 5 6 7, pile 6, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 3 4 4 5 7 8 8',
    ].join('\n'),
  },
  {
    best: '1',
    text: [
      '# The Meek lies there: the lowest Go! wins, alone if it can.',
      'game: greedquest',
      'Ann: room 2, facing outward, hand wild 3 4 5 6, pile 2, discards loot attack meek curse sighting door see-ya even odd tracking tracking 1 1 2 3 4 5 6 7 7 8 8',
      'Bob: room 4, facing inward, hand meek 3 4 5 8, pile 7, discards loot attack curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 4 5 6 6 7 8',
      'Cid: room 2, facing outward, hand 2 5 6 7 8, pile 4, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 3 3 4 5 6 7 8',
      '> Ann wild, Bob meek, Cid 2',
    ].join('\n'),
  },
  {
    best: '8',
    text: [
      '# A WILD is named when all is seen.',
      'game: greedquest',
      'Ann: room 2, facing outward, hand wild 3 4 5 6, pile 2, discards loot attack meek curse sighting door see-ya even odd tracking tracking 1 1 2 3 4 5 6 7 7 8 8',
      'Bob: room 2, facing outward, hand 7 3 4 5 8, pile 1, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 2 2 3 4 5 6 6 7 8',
      'Cid: room 2, facing outward, hand 2 5 6 7 8, pile 4, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 3 3 4 5 6 7 8',
      '> Ann wild, Bob 7, Cid 6',
    ].join('\n'),
  },
  {
    best: 'even',
    text: [
      '# Bob will win, and with an even value.',
      'game: greedquest',
      'Ann: room 4, facing outward, hand 1 2 3 even odd, pile 4, discards loot attack meek curse sighting door see-ya tracking tracking wild 1 2 3 4 5 5 6 6 7 7 8 8',
      'Bob: room 2, facing outward, hand 4 6 6 8 8, pile 4, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 3 5 5 7 7',
      'Cid: room 7, facing inward, hand 1 1 2 2 3, pile 3, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 4 4 5 5 6 6 7 7 8 8',
    ].join('\n'),
  },
  {
    best: 'odd',
    text: [
      '# Bob will win, and with an odd value.',
      'game: greedquest',
      'Ann: room 4, facing outward, hand 1 2 even odd tracking, pile 1, discards loot attack meek curse sighting door see-ya tracking wild 2 3 3 4 4 5 5 6 6 7 7 8 8',
      'Bob: room 2, facing outward, hand 3 5 5 7 7, pile 3, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 4 4 6 6 8 8',
      'Cid: room 7, facing inward, hand 1 1 2 2 see-ya, pile door, discards loot attack meek curse sighting even odd tracking tracking wild 3 3 4 4 5 5 6 6 7 7 8 8',
    ].join('\n'),
  },
  {
    best: 'tracking',
    text: [
      '# Home in the wake of the winner.',
      'game: greedquest',
      'Ann: room 2, facing outward, hand 1 2 3 4 tracking, pile 1, discards loot attack meek curse sighting door see-ya even odd tracking wild 2 3 4 5 5 6 6 7 7 8 8',
      'Bob: room 2, facing outward, hand 6 7 7 8 8, pile 6, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 3 4 4 5 5',
      'Cid: room 6, facing inward, hand 1 1 2 3 5, pile 2, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 3 4 4 5 6 6 7 7 8 8',
    ].join('\n'),
  },
  {
    best: 'see-ya',
    text: [
      '# Two Go!s are two rooms.',
      'game: greedquest',
      'Ann: room 3, facing outward, hand 1 1 2 2 see-ya, pile 3, discards loot attack meek curse sighting door even odd tracking tracking wild 3 4 4 5 5 6 6 7 7 8 8',
      'Bob: room 3, facing outward, hand 3 4 5 6 7, pile 8, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 4 5 6 7 8',
      'Cid: room 2, facing outward, hand 8 5 6 7 8, pile 7, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 3 4 4 5 6',
    ].join('\n'),
  },
  {
    best: '8',
    text: [
      '# Alone in Room 3 a Go! is two rooms.',
      'game: greedquest',
      'Ann: room 3, facing outward, hand 1 2 3 6 8, pile 4, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 2 3 4 5 5 6 7 7 8',
      'Bob: room 2, facing outward, hand 3 4 5 6 7, pile 7, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 4 5 6 8 8',
      'Cid: room 2, facing outward, hand 2 5 6 7 7, pile 5, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 3 3 4 4 6 8 8',
    ].join('\n'),
  },
  {
    best: 'Bob',
    text: [
      '# Two have won: one is at home, one is far away.',
      'game: greedquest',
      'Ann: room 2, facing outward, hand tracking 1 2 3 4, pile 5, discards loot attack meek curse sighting door see-ya even odd tracking wild 1 2 3 4 5 6 6 7 7 8 8',
      'Bob: room 2, facing outward, hand 8 3 4 5 6, pile 7, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 4 5 6 7 8',
      'Cid: room 7, facing inward, hand 8 1 2 3 4, pile 5, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 2 3 4 5 6 6 7 7 8',
      '> Ann tracking, Bob 8, Cid 8',
    ].join('\n'),
  },
  {
    best: 'door',
    text: [
      '# The race ends in Room 12.',
      'game: greedquest',
      'options: length=shortest',
      'Ann: room 10, facing inward, hand 1 1 2 2 door, pile 3, discards loot attack meek curse sighting see-ya even odd tracking tracking wild 3 4 4 5 5 6 6 7 7 8 8',
      'Bob: room 11, facing inward, hand 3 4 5 6 7, pile 8, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 4 5 6 7 8',
      'Cid: room 11, facing inward, hand 4 5 6 7 8, pile 8, discards loot attack meek curse sighting door see-ya even odd tracking tracking wild 1 1 2 2 3 3 4 5 6 7',
    ].join('\n'),
  },
];
