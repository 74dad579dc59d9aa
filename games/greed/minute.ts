import type { Minute } from '@gilt/engine/minute';

export const minute: Minute = {
  goal: 'Be the richest boss in town after twelve rounds, in cash and in markers.',
  round: [
    'Everybody takes a card from a pile and passes the rest to the left. The first two rounds are only that.',
    'From the third round on, everybody then picks a card of their hand in secret. All are turned up together.',
    'They are carried out one by one, the lowest number first.',
    'A card may cost something, or need icons that lie before you. If you cannot or will not, it is thrown away.',
    'Thugs stay with you and lend their icons. Actions do something and are gone.',
    'Holdings stay, too. A new one gets a marker for each icon of yours that matches one on it, its own included.',
    'Last, everything that says ‘each turn’ is done.',
  ],
  end: 'After the twelfth round. Cards left in hand are worth nothing.',
  score: ['Count $10,000 for every marker and add your cash. Most money wins, and equals win together.'],
  shown: { goal: ['GR-01'], round: ['GR-04', 'GR-06', 'GR-13'], end: [], score: ['GR-08'] },
};
