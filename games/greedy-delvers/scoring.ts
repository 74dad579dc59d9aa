import { type Outcome, winnersOf } from '@gilt/engine/outcome';
import type { GreedyDelvers } from './state.ts';

/** GD-26 Gold is all that counts. */
export function outcome({ gold }: Pick<GreedyDelvers, 'gold'>): Outcome {
  const scores = gold.map((points) => ({
    total: points,
    lines: [{ what: 'gold', points, rule: 'GD-26' }],
    tieBreaks: [],
  }));
  return { winners: winnersOf(scores), scores };
}
