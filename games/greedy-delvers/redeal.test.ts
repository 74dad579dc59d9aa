import { optionsOf } from '@gilt/engine/answer';
import { randomFrom, shuffle } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { HITMAN, SAVAGE } from './cards.ts';
import { greedyDelvers } from './game.ts';
import { play } from './scenes.ts';
import type { GreedyDelvers } from './state.ts';

const count = (hand: readonly number[], ...cards: number[]): number =>
  hand.filter((card) => cards.includes(card)).length;

describe('what a dud tells', () => {
  const known = (scene: { of(name: string, what: string): string }) =>
    `${scene.of('Ann', 'savages')} ${scene.of('Ann', 'brutes')}`;
  const dud = (gold: number, hand: string, card: string, more = '') =>
    play(`
      Ann: hand ${hand}, gold ${gold}
      Bob: hand rush rush
      Cid: hand rush rush
      Dan: hand rush rush
      deck: exchange exchange exchange exchange exchange exchange exchange rush
      > Ann ${card}, Bob rush, Cid rush, Dan rush
      ${more}`);

  test('GD-09 without gold for either: the rest of the hand is Hitmen and Savages', () => {
    expect(known(dud(1, 'hitman hitman savage savage', 'dud-hitman'))).toBe('0 3');
  });

  test.each([2, 3])('GD-09 with %i gold, enough for a Hitman: the rest of the hand is Savages', (gold) => {
    const scene = play(`
      Ann: hand savage savage savage savage, ore 9, gold ${gold}
      Bob: hand rush
      Cid: hand rush
      Dan: hand rush
      > Bob rush, Cid rush, Dan rush`);
    expect(known(scene)).toBe('3 3');
  });

  test('GD-09 what was drawn since and played tells nothing more; a Hitman may have been one of them', () => {
    const rush = 'Bob rush, Cid rush, Dan rush';
    expect(known(dud(0, 'hitman hitman savage savage', 'dud-hitman', `> Ann rush, ${rush}`))).toBe('0 3');
    const rich = play(`
      Ann: hand hitman savage savage rush, gold 9, savages 1, brutes 2
      Bob: hand rush \n Cid: hand rush \n Dan: hand rush
      > Ann savage@Ann, ${rush}`);
    expect(known(rich)).toBe('0 1');
    const poorer = play(`
      Ann: hand hitman savage savage rush, gold 9, savages 2, brutes 2
      Bob: hand rush \n Cid: hand rush \n Dan: hand rush
      > Ann hitman@Ann, ${rush}`);
    expect(known(poorer)).toBe('2 2');
  });

  test('GD-09 everybody sees it, and who deals afresh keeps to it', () => {
    const { state } = dud(0, 'hitman hitman savage savage', 'dud-hitman').position;
    const view = viewOf(greedyDelvers.secrets, state, 1);
    for (let seed = 0; seed < 50; seed++) {
      const dealt = determinise<GreedyDelvers>(greedyDelvers, view, randomFrom(seed));
      expect(count(dealt.hands[0]!, HITMAN, SAVAGE)).toBeGreaterThanOrEqual(3);
    }
  });
});

test('GD-05 who is seen to have chosen may have had no choice', () => {
  const { state } = play(`
    players: 4
    Ann: hand exchange goblin rush
    Bob: hand exchange goblin rush
    > Bob rush`).position;
  const view = viewOf(greedyDelvers.secrets, state, 0);
  const options = Array.from({ length: 400 }, (_, seed) => {
    const dealt = determinise<GreedyDelvers>(greedyDelvers, view, randomFrom(seed));
    return optionsOf(greedyDelvers, dealt, 1).length;
  });
  expect(options.filter((count) => count === 1).length).toBeGreaterThan(10);
  expect(options.filter((count) => count > 1).length).toBeGreaterThan(10);
});

test('GD-02 GD-09 where something is known of one hand, the others and the deck are still dealt evenly', () => {
  const state = play(`
    Ann: hand exchange exchange exchange rush
    Bob: hand savage savage savage goblin, savages 3, brutes 3
    Cid: hand exchange exchange goblin goblin
    Dan: level 30
    discards: 22E 4G 5H 6R`).position.state as GreedyDelvers;
  const view = viewOf(greedyDelvers.secrets, state, 0);
  const random = randomFrom(11);
  const deals = 4000;
  const found = { cid: 0, top: 0, bottom: 0 };
  for (let i = 0; i < deals; i++) {
    const { hands, deck } = determinise<GreedyDelvers>(greedyDelvers, view, random);
    if (hands[2]!.includes(SAVAGE)) found.cid += 1 / deals;
    if (deck.at(-1) === SAVAGE) found.top += 1 / deals;
    if (deck[0] === SAVAGE) found.bottom += 1 / deals;
  }
  expect(found.cid).toBeCloseTo(0.464, 1);
  expect(found.top).toBeCloseTo(0.13, 1);
  expect(found.bottom).toBeCloseTo(0.13, 1);
});

test('GD-09 GD-25 a hand that was laid down keeps what was known of it', () => {
  const state = play(`
    Ann: hand exchange exchange exchange rush
    Bob: level 30, buried savage savage hitman, savages 2, brutes 3
    Cid: hand exchange exchange goblin goblin
    Dan: hand exchange goblin goblin rush`).position.state as GreedyDelvers;
  const view = viewOf(greedyDelvers.secrets, state, 0);
  for (let seed = 0; seed < 50; seed++) {
    const { buried } = determinise<GreedyDelvers>(greedyDelvers, view, randomFrom(seed));
    expect(count(buried[1]!, SAVAGE)).toBeGreaterThanOrEqual(2);
    expect(count(buried[1]!, HITMAN, SAVAGE)).toBe(3);
  }
});

test('GD-09 two hands of which something is known are dealt as often as chance would deal them so', () => {
  const state = play(`
    Ann: hand exchange exchange exchange rush
    Bob: hand hitman savage rush rush, savages 1, brutes 2
    Cid: hand savage savage goblin goblin, savages 2, brutes 2
    Dan: level 30
    discards: 22E 4G 1S`).position.state as GreedyDelvers;
  const view = viewOf(greedyDelvers.secrets, state, 0);
  const unseen = [...state.deck, ...state.hands[1]!, ...state.hands[2]!];
  const random = randomFrom(7);
  /** How often each pair of hands came up, by how many brutes and Savages are in them. */
  const tally = (deal: () => readonly [number[], number[]], deals: number) => {
    const seen = new Map<string, number>();
    for (let i = 0; i < deals; i++) {
      const key = deal()
        .map((hand) => `${count(hand, SAVAGE)}${count(hand, HITMAN)}`)
        .join();
      seen.set(key, (seen.get(key) ?? 0) + 1 / deals);
    }
    return seen;
  };
  const byRejection = (): readonly [number[], number[]] => {
    for (;;) {
      shuffle(random, unseen);
      const [bob, cid] = [unseen.slice(0, 4), unseen.slice(4, 8)];
      if (count(bob, SAVAGE) >= 1 && count(bob, HITMAN, SAVAGE) >= 2 && count(cid, SAVAGE) >= 2) return [bob, cid];
    }
  };
  const byRedeal = (): readonly [number[], number[]] => {
    const { hands } = determinise<GreedyDelvers>(greedyDelvers, view, random);
    return [hands[1]!, hands[2]!];
  };
  const [expected, found] = [tally(byRejection, 8000), tally(byRedeal, 8000)];
  for (const key of new Set([...expected.keys(), ...found.keys()])) {
    expect(Math.abs((expected.get(key) ?? 0) - (found.get(key) ?? 0)), key).toBeLessThan(0.025);
  }
});
