import type { KnownPosition } from './position.ts';

/** The card of the twelfth round. */
export const greed: readonly KnownPosition[] = [
  {
    best: '33',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 33 34 60, display 14 47+3 71 21 54 6 53, cash 20k',
      'Bob: display 50+2 49+2 46+2 25 9 67, cash 25k',
      'Cid: display 44 13 10 58+4, cash 20k',
    ].join('\n'),
  },
  {
    best: '27',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 27 75 78, display 46+1 57 55 11 70, cash 45k',
      'Bob: display 58+2 71 6 72 22 48+4, cash 10k',
      'Cid: display 15+4 54 51+2 13, cash 30k',
    ].join('\n'),
  },
  {
    best: '80',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 4 36 80, display 12+2 71 53 63, cash 65k',
      'Bob: display 19 57 13 72 69 62, cash 65k',
      'Cid: display 46+1 61 48+4 58+4, cash 35k',
    ].join('\n'),
  },
  {
    best: '28',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 5 28 43, display 49 66 53 70, cash 35k',
      'Bob: display 45 24 6 55+2, cash 50k',
    ].join('\n'),
  },
  {
    best: '35',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 4 35 59, display 44+2 16+1 63 24, cash 60k',
      'Bob: display 68 71 65 52+1 10, cash 55k',
      'Cid: display 15 54 64 72, cash 55k',
    ].join('\n'),
  },
  {
    best: '75',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 41 43 75, display 7 21 57 46+4 14 54 17+4, cash 40k',
      'Bob: display 37+1 9+3 8+4 53 45 58 67, cash 40k',
      'Cid: display 12 11+3 15+4 61 25 70 47+4, cash 20k',
    ].join('\n'),
  },
  {
    best: '39',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 39 41 79, display 71 1 48+2 66 25 22 11, cash 0k',
      'Bob: display 17+1 45+1 63 46+2, cash 0k',
    ].join('\n'),
  },
  {
    best: '4',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 4 20 79, display 49+1 10+4 23 61, cash 60k',
      'Bob: display 6 19 16+2 72 46+3 14 18+2, cash 50k',
      'Cid: display 63 53 25 67 7+2, cash 30k',
    ].join('\n'),
  },
  {
    best: '38',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 38 43 74, display 23 69 67 7+3, cash 50k',
      'Bob: display 55+4 49 68 24, cash 35k',
      'Cid: display 52+1 46+1 62 70 16+3 14+3 18, cash 45k',
    ].join('\n'),
  },
  {
    best: '3',
    text: [
      'game: greed',
      'round: 12',
      'Ann: hand 3 31 78, display 25 47+2 42 57 64 8+3, cash 5k',
      'Bob: display 53 24 15 51 1 68, cash 30k',
      'Cid: display 55 54 12+3 67, cash 30k',
    ].join('\n'),
  },
];
