import type { Minute } from '@gilt/engine/minute';

export const minute: Minute = {
  goal: 'Bring up the most gold from a mine of thirty levels, before three other delvers rob you of it.',
  round: [
    'Everybody goes a level down, finds 3 ore there and draws a card.',
    'Everybody picks one of their four cards in secret, and all are turned up together.',
    'Rushes come first: three levels deeper, and 9 ore.',
    'Then Exchanges turn all your ore into gold. With exactly three, gold is doubled; with four, all ore is lost.',
    'Minions come last. You roll a die, and a high roll steals gold from the player you chose.',
    'A minion that meets another minion usually does nothing. Stronger ones steal more, and cost gold.',
    'Whoever is at level 30 when the round ends is safe, and plays no more.',
  ],
  end: 'When all four are safe at the bottom.',
  score: ['Most gold wins; whoever has the same shares the victory. Ore counts nothing.'],
  shown: { goal: ['GD-02'], round: ['GD-07', 'GD-11', 'GD-15'], end: ['GD-25'], score: ['GD-26'] },
};
