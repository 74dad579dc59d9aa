import { randomFrom } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { greed } from './game.ts';
import { play } from './scenes.ts';
import type { GreedView } from './secrets.ts';
import type { Greed } from './state.ts';

const viewOfAnn = (text: string) => viewOf(greed.secrets, play(text).position.state, 0) as GreedView;
const remembered = (text: string) => viewOfAnn(text).game.passed[0]!;

/** Worlds that Ann has to reckon with. */
const dealt = (text: string): Greed[] => {
  const random = randomFrom(1);
  return Array.from({ length: 40 }, () => determinise<Greed>(greed, viewOfAnn(text), random));
};

describe('three players, the second round', () => {
  const draft = `
    round: 2
    at: round.takeCard
    Ann: hand 1, pile 2 3 4 5 6 7 8 9 10 11 12
    Bob: hand 13, pile 14 15 16 17 18 19 20 21 22 23 24
    Cid: hand 25, pile 26 27 28 29 30 31 32 33 34 35 36`;

  test('GR-04 Ann remembers the pile that she passed on, and that nobody has taken a card of it yet', () => {
    expect(remembered(draft)).toEqual([{ round: 1, cards: [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], takers: [] }]);
  });

  test('GR-04 then Bob takes one of them; she knows that, but not which', () => {
    const later = `${draft} \n > Ann 2, Bob 24, Cid 30`;
    expect(remembered(later)).toEqual([
      { round: 1, cards: [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], takers: [1] },
      { round: 2, cards: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], takers: [] },
    ]);
    for (const { hands, piles } of dealt(later)) {
      expect(piles[1]).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(hands[1]!.filter((card) => card >= 14 && card <= 24)).toHaveLength(1);
      expect(piles[2]!.filter((card) => card >= 14 && card <= 24)).toHaveLength(10);
    }
  });

  test('GR-04 nobody else sees what Ann remembers, or what she took', () => {
    const { game } = viewOf(greed.secrets, play(draft).position.state, 1) as GreedView;
    expect([game.passed[0], game.taken[0], game.hands[0], game.piles[0]]).toEqual([null, null, 1, 11]);
  });
});

describe('two players: a pile that has come round', () => {
  const round3 = `
    round: 3
    at: round.takeCard
    Ann: hand 28 60, pile 2 3 4 5 6 7 8 9 10 11
    Bob: hand 22 34, taken 34 22, pile 12 13 14 15 16 17 18 19 20 21`;

  test('GR-04 what is missing from it was taken by those it went to', () => {
    expect(remembered(round3)[0]).toEqual({ round: 1, cards: [22], takers: [1] });
    for (const { hands } of dealt(round3)) expect(hands[1]).toContain(22);
  });

  test('GR-04 the card that Bob took before Ann saw the pile may be any that she has not seen', () => {
    const seen = new Set(dealt(round3).map(({ hands }) => hands[1]!.find((card) => card !== 22)));
    expect(seen.size).toBeGreaterThan(20);
    for (const card of [2, 28, 60, 12, 22]) expect(seen.has(card)).toBe(false);
  });

  test('GR-05 a card that is played is no longer wondered about', () => {
    const played = `${round3} \n > Ann 2, Bob 12 \n > Ann 28, Bob 22`;
    expect(remembered(played).some(({ cards }) => cards.includes(22))).toBe(false);
  });
});

test('GR-25 everybody knows of a card that was seen to return to a hand', () => {
  const text = 'Ann: hand 28 \n Bob: hand 36 60 61, returned 36';
  for (const { hands } of dealt(text)) expect(hands[1]).toContain(36);
});

test('GR-09 a card paid from hand tells where it was', () => {
  const before = 'Ann: hand 28 \n Bob: hand 27 33 35, taken 33 27 35';
  expect(remembered(before)).toEqual([
    { round: 1, cards: [27], takers: [1] },
    expect.objectContaining({ round: 2, takers: [1] }),
  ]);
  expect(remembered(`${before} \n > Bob 27`).map(({ round }) => round)).toEqual([2]);
});

test('GR-02 a spectator has seen no pile', () => {
  const { state } = play('round: 6 \n players: 3').position;
  const view = viewOf(greed.secrets, state, null) as GreedView;
  expect(view.game.passed).toEqual([null, null, null]);
  expect(view.game.hands).toEqual([3, 3, 3]);
});
