import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import { greed } from './game.ts';

/** The most bytes that a state has as JSON, at any question of a game of five at random. */
function largestState(seed: number): number {
  const state = begin(greed, readSetup(greed, 5, {}), randomFrom(seed));
  const random = randomFrom(seed + 1);
  let largest = 0;
  while (state.flow.stack.length > 0) {
    largest = Math.max(largest, JSON.stringify(state).length);
    answerAtRandom(greed, state, random);
  }
  return largest;
}

test('a state of five players, with all they remember, stays under 6 kB', () => {
  for (let seed = 0; seed < 100; seed++) expect(largestState(seed)).toBeLessThan(6_000);
});
