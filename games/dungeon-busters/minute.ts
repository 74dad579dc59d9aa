import type { Minute } from '@gilt/engine/minute';

export const minute: Minute = {
  goal: 'Beat monsters together, but leave the hard work to the others and end up with the best gems.',
  round: [
    'A monster is turned up, with its hit points and its chests.',
    'You may promise what you like. Then everybody picks a card in secret, and all are turned up together.',
    'Equal cards cancel and count for nothing. The others are added up.',
    'Hit points reached: the lowest card that counts takes chest 1, the next one chest 2, and so on.',
    'Not reached: the lowest card of all pays every gem of its owner’s biggest colour to the Spoils.',
    'After a victory, those whose cards counted also share the Spoils, a gem at a time, lowest first.',
    'Played cards stay down until four monsters have come. Then all are taken back.',
  ],
  end: 'When four monsters in each of three dungeons have come.',
  score: [
    'A point for each gem, and 3 for each set of all three colours.',
    'Another 3 for each colour of which you have more than anybody else. The highest total wins.',
  ],
  shown: { goal: ['DB-03'], round: ['DB-12', 'DB-13', 'DB-19'], end: ['DB-08'], score: ['DB-27'] },
};
