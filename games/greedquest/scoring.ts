import type { Outcome } from '@gilt/engine/outcome';
import { progress } from './lead.ts';
import type { GreedQuest } from './state.ts';

/** GQ-10 Whoever is home has won. Nobody counts points in a race; how far each has come stands in for them. */
export function outcome(game: Pick<GreedQuest, 'rooms' | 'directions' | 'victors'>): Outcome {
  const scores = game.rooms.map((_, seat) => {
    const rooms = progress(game, seat);
    return {
      total: rooms,
      lines: [{ what: 'rooms', points: rooms, rule: 'GQ-10' }],
      tieBreaks: [{ what: 'won', points: game.victors.includes(seat) ? 1 : 0, rule: 'GQ-57' }],
    };
  });
  return { winners: game.victors.slice(), scores };
}
