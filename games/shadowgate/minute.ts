import type { Minute } from '@gilt/engine/minute';

export const minute: Minute = {
  goal: 'Earn the most points with quests and treasures, or win at once with the Staff of Ages.',
  round: [
    'You take turns. First you may play an event, which works on everybody, each in their own turn.',
    'Then burn a card as your torch. Its light is the number of actions you have.',
    'Spend actions to go for items and quests, and to pay for them with the resources of other cards.',
    'Your character’s stats help with every cost.',
    'A quest brings 1 point, or 3, 5 or 8 with items that fit it. Most items are used up by that.',
    'Draw a card, and one more for each action you saved, from the deck or the open pool.',
  ],
  end: 'When somebody ends a turn with 25 points, everybody else has one more. The Staff ends it at once.',
  score: [
    'Each item that is first of its type counts 2 more, and having most of these 6.',
    'Each piece of the Staff counts 2. Owning no first, or no piece, costs 5 each.',
  ],
  shown: { goal: ['QS-22'], round: ['QS-11', 'QS-18'], end: ['QS-27'], score: ['QS-25'] },
};
