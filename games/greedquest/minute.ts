import type { Minute } from '@gilt/engine/minute';

export const minute: Minute = {
  goal: 'Run through twelve rooms to the dragon’s Hoard, and be the first who is home again with the loot.',
  round: [
    'Everybody picks one of five cards in secret, and all are turned up together.',
    'Cards act in a fixed order: dragons and curses first, then runners, then swaps and trackers.',
    'Of the Go cards, 1 to 8, the highest moves its player one room. Equal highest cards all move.',
    'Other cards break that rule: a Secret Door moves you two rooms, a Dragon Attack cancels everything.',
    'Even Chance and Odd Reversal swap your room with the winner’s, if the winning number fits.',
    'Many rooms have a rule of their own, and it goes before the cards.',
    'At the end of a turn everybody draws back up to five.',
  ],
  end: 'When a turn ends with somebody in Room 1 who has been in Room 12, the Hoard.',
  score: ['Whoever is home then has won. Those who come home in the same turn win together.'],
  shown: { goal: ['GQ-09'], round: ['GQ-20', 'GQ-18', 'GQ-22'], end: ['GQ-10'], score: [] },
};
