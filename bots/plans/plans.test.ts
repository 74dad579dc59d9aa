import { waitingFor } from '@gilt/engine/answer';
import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import { viewOf } from '@gilt/engine/view';
import { EXCHANGE } from '@gilt/games/greedy-delvers/cards';
import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import { cardOf } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelvers } from '@gilt/games/greedy-delvers/state';
import { expect, test } from 'vitest';
import { plan } from './greedy-delvers.ts';
import { plannerFor } from './plan.ts';

const setup = readSetup(greedyDelvers, 4, {});

test('a plan reads nothing that its seat could not see: whatever is hidden, the signs are the same', () => {
  const [signs, same] = [new Float64Array(plan.signs.length), new Float64Array(plan.signs.length)];
  for (let i = 0; i < 30; i++) {
    const random = randomFrom(i);
    const game = begin(greedyDelvers, setup, randomFrom(i + 100)) as GreedyDelvers;
    while (game.flow.stack.length > 0) {
      for (const seat of waitingFor(game)) {
        plan.read(game, seat, signs);
        plan.read(
          determinise(greedyDelvers, viewOf(greedyDelvers.secrets, game, seat), random) as GreedyDelvers,
          seat,
          same,
        );
        expect(Array.from(same)).toEqual(Array.from(signs));
        expect(signs.every(Number.isFinite)).toBe(true);
      }
      answerAtRandom(greedyDelvers, game, random);
    }
  }
});

test('a plan considers what it might choose, never nothing, and chooses from it', () => {
  const planner = plannerFor(plan);
  const random = randomFrom(7);
  const game = begin(greedyDelvers, setup, randomFrom(8)) as GreedyDelvers;
  const options = Array.from({ length: 14 }, (_, play) => play);
  const moment = { game, where: '', seat: 0, options };
  const considered = planner.likely(moment, 0.1).map(cardOf);
  const chances = planner.chances(game, 0, planner.kindsAmong(options)).slice();
  expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  for (let card = 0; card < chances.length; card++)
    expect(considered.includes(card)).toBe(chances[card]! >= 0.1 * Math.max(...chances));
  const chosen = new Array<number>(chances.length).fill(0);
  for (let i = 0; i < 4000; i++) chosen[cardOf(planner.choose(moment, random))]!++;
  for (let card = 0; card < chances.length; card++) expect(chosen[card]! / 4000).toBeCloseTo(chances[card]!, 1);
});

test('at the bottom, ore that is not exchanged is lost: so it is', () => {
  const planner = plannerFor(plan);
  const game = begin(greedyDelvers, setup, randomFrom(9)) as GreedyDelvers;
  game.levels.fill(30);
  game.ore.fill(40);
  const options = Array.from({ length: 14 }, (_, play) => play);
  expect(planner.likely({ game, where: '', seat: 0, options }, 0.1).map(cardOf)).toEqual([EXCHANGE]);
});
