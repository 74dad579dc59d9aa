import { chance, type Random, randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import { type Bandit, banditOf, SELECTIONS } from './bandit.ts';

const ucb = banditOf('ucb', 0.5);
const regret = banditOf('regret', 0.1);

test.each(SELECTIONS)('%s comes to prefer what pays more often', (selection) => {
  const bandit = banditOf(selection, 0.3);
  const node = bandit.node([10, 20, 30]);
  const random = randomFrom(1);
  const odds = [0.3, 0.7, 0.5];
  for (let i = 0; i < 3000; i++) {
    const place = bandit.choose(node, random);
    bandit.learn(node, place, chance(random) < odds[place]! ? 1 : 0);
  }
  expect(bandit.policy(node)[1]).toBeGreaterThan(0.8);
  expect(node.visits).toBe(3000);
});

test('upper confidence bounds try everything once before anything twice', () => {
  const node = ucb.node([1, 2, 3, 4]);
  const random = randomFrom(2);
  for (let i = 0; i < 4; i++) ucb.learn(node, ucb.choose(node, random), 1);
  expect(node.tries).toEqual([1, 1, 1, 1]);
});

test('two who match their regrets end up near the equilibrium of an unfair rock, paper, scissors', () => {
  // Rock against scissors counts double: then paper is worth choosing half the time.
  const wins = [
    [0, -1, 2],
    [1, 0, -1],
    [-2, 1, 0],
  ];
  const [one, other] = played(regret, wins, 40_000, randomFrom(3));
  for (const policy of [one, other]) {
    expect(policy[0]).toBeCloseTo(0.25, 1);
    expect(policy[1]).toBeCloseTo(0.5, 1);
    expect(policy[2]).toBeCloseTo(0.25, 1);
  }
});

/** What both make of a game of one choice each, after so many rounds of it. */
function played(bandit: Bandit, wins: readonly (readonly number[])[], rounds: number, random: Random) {
  const [rows, columns] = [bandit.node([0, 1, 2]), bandit.node([0, 1, 2])];
  for (let i = 0; i < rounds; i++) {
    const [row, column] = [bandit.choose(rows, random), bandit.choose(columns, random)];
    const value = (wins[row]![column]! + 2) / 4;
    bandit.learn(rows, row, value);
    bandit.learn(columns, column, 1 - value);
  }
  return [bandit.policy(rows), bandit.policy(columns)] as const;
}
