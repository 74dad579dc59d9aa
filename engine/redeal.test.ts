import { describe, expect, test } from 'vitest';
import { type Toy, toy } from './contract/toy.ts';
import { FORCED, PENDING } from './question.ts';
import { randomFrom } from './random.ts';
import { determinise } from './redeal.ts';
import { viewOf } from './view.ts';
import { whatIf } from './what-if.ts';

const middle = 'Ann: hand 1 2, aside 3 \n Bob: hand 4 5, aside 6 \n deck: 7 8 9 \n played: 10 11';
const redealt = (text: string, seat: number | null, seed: number) =>
  determinise<Toy>(toy, viewOf(toy.secrets, whatIf(text, [toy]).state, seat), randomFrom(seed));

describe('a re-deal', () => {
  test('keeps what its viewer knows and deals the rest', () => {
    const hands = new Set<string>();
    for (let seed = 0; seed < 50; seed++) {
      const state = redealt(middle, 0, seed);
      expect(state.hands[0]).toEqual([1, 2]);
      expect(state.aside[0]).toBe(3);
      hands.add(String(state.hands[1]));
    }
    expect(hands.size).toBeGreaterThan(15);
  });

  test('makes any of its owner’s options out of a sealed answer, and keeps one’s own', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const state = redealt(`${middle} \n > Bob 4`, 0, seed);
      expect(state.flow.answers[0]).toBe(PENDING);
      expect(state.hands[1]).toContain(state.flow.answers[1]);
      seen.add(state.flow.answers[1]!);
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(redealt(`${middle} \n > Bob 4`, 1, 1).flow.answers).toEqual([PENDING, 4]);
  });

  test('finds out anew who has but one option', () => {
    const forced = middle.replace('hand 1 2', 'hand 1').replace('deck: 7', 'deck: 2 7');
    expect(redealt(forced, 1, 1).flow.answers).toEqual([FORCED, PENDING]);
  });

  test('has chance of its own', () => {
    const [one, two] = [1, 2].map((seed) => redealt(middle, 0, seed).flow.random);
    expect(one).toHaveLength(4);
    expect(one).not.toEqual(two);
  });
});
