import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import { plan as greedyDelversPlan } from './greedy-delvers.ts';
import type { Plan } from './plan.ts';

/** The plans that were learned, by game. */
export const plans: Readonly<Record<string, Plan>> = {
  [greedyDelvers.id]: greedyDelversPlan as unknown as Plan,
};
