import { plan } from '@gilt/bots/plans/greedy-delvers';
import { type Plan, plannerFor } from '@gilt/bots/plans/plan';
import { knowledgeOf } from '@gilt/bots/search/knowing';
import { answerAll } from '@gilt/engine/answer';
import { begin } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { randomFrom } from '@gilt/engine/random';
import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import type { GreedyDelvers } from '@gilt/games/greedy-delvers/state';
import { describe, expect, test } from 'vitest';
import { learn } from './learn.ts';

const setup = readSetup(greedyDelvers, 4, {});
const knowledge = knowledgeOf(greedyDelvers.id, undefined);
const anyPlan = plan as unknown as Plan;
const lesson = { game: greedyDelvers, setup, plan: anyPlan, others: [knowledge.choose], seed: 'test' };

/** How many times its fair share somebody wins who follows these weights, against others who all choose like this. */
function timesTheFairShare(weights: Plan['weights'], games: number, others = knowledge.choose): number {
  const { choose } = plannerFor({ ...anyPlan, weights });
  let won = 0;
  for (let i = 0; i < games; i++) {
    const random = randomFrom(i);
    const game = begin(greedyDelvers, setup, randomFrom(i + 1e6)) as GreedyDelvers;
    const planner = i % 4;
    while (game.flow.stack.length > 0)
      answerAll(
        greedyDelvers,
        game,
        (options, seat) => (seat === planner ? choose : others)({ game, where: '', seat, options }, random),
        null,
      );
    won += winShare(greedyDelvers.outcome(game), planner);
  }
  return (4 * won) / games;
}

describe('a plan for Greedy Delvers', () => {
  test('is learned by playing: 60,000 games are enough to beat rules of thumb', () => {
    const shares: number[] = [];
    const weights = learn({ ...lesson, games: 60_000 }, (_, share) => shares.push(4 * share));
    expect(shares).toHaveLength(120);
    expect(shares[0]).toBeLessThan(0.7);
    expect(timesTheFairShare(weights, 2000)).toBeGreaterThan(1.05);
  });

  test('as it was learned from rules of thumb, wins half as much again as is fair', () => {
    expect(timesTheFairShare(plan.earlier[0]!, 4000)).toBeGreaterThan(1.5);
  });

  test('of the last generation wins against rules of thumb, and more than its share against the plan before it', () => {
    expect(timesTheFairShare(plan.weights, 4000)).toBeGreaterThan(1.3);
    const before = plannerFor({ ...anyPlan, weights: plan.earlier.at(-1)! }).choose;
    expect(timesTheFairShare(plan.weights, 8000, before)).toBeGreaterThan(1.05);
  });

  test('is learned the same from the same seed, and otherwise from another', () => {
    const learned = (seed: string) => learn({ ...lesson, seed, games: 1000 }, () => undefined);
    expect(learned('a')).toEqual(learned('a'));
    expect(learned('a')).not.toEqual(learned('b'));
  });

  test('weighs every sign it reads, for every card', () => {
    expect(Object.keys(plan.weights)).toEqual([...plan.signs]);
    for (const each of Object.values(plan.weights)) expect(each).toHaveLength(plan.kinds.length);
  });
});
