import { withCards } from '@gilt/engine/cards';
import { gameNamed } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import { games } from '@gilt/games/all';
import type { Bot } from '../bot.ts';
import { plans } from '../plans/all.ts';
import { plannerFor } from '../plans/plan.ts';

/** Follows a learned plan and never searches: the first one that was learned, from rules of thumb alone. */
export const planned: Bot = {
  name: 'planned',
  plays: Object.keys(plans),
  think({ game, cards, view, seat, question, seed }) {
    const plan = plans[game]!;
    const random = randomFrom(seed);
    // A plan reads nothing but what its seat may see, so any deal will do.
    const state = determinise(withCards(gameNamed(game, games), cards), view, random);
    const planner = plannerFor({ ...plan, weights: plan.earlier[0] ?? plan.weights });
    return planner.choose({ game: state, where: question.where, seat, options: question.options }, random);
  },
};
