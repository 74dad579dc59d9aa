import { begin, playOut } from '@gilt/engine/contract/random-play';
import { type Told, teller } from '@gilt/engine/event';
import { readSetup } from '@gilt/engine/game';
import { SEALED } from '@gilt/engine/question';
import { randomFrom } from '@gilt/engine/random';
import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { greed } from './game.ts';
import { play } from './scenes.ts';
import { outcome } from './scoring.ts';
import type { GreedView } from './secrets.ts';
import type { Greed } from './state.ts';

/** What is told in a whole game at random. */
function wholeGame(players: number, seed: number): Event[] {
  const told: Told[] = [];
  const state = begin(greed, readSetup(greed, players, {}), randomFrom(seed), teller(told));
  playOut(greed, state, randomFrom(seed + 1), teller(told));
  return told.map(({ event }) => event as Event);
}

test.each([2, 3, 4, 5])('GR-02 %i players get twelve cards each, and the rest is the draw pile', (players) => {
  const { position } = play(`players: ${players} \n at: rounds.deal`);
  const { piles, drawPile, cash, displays } = position.state as Greed;
  expect(piles.map((pile) => pile.length)).toEqual(Array(players).fill(12));
  expect(drawPile).toHaveLength(80 - 12 * players);
  expect(cash).toEqual(Array(players).fill(0));
  expect(displays.flat()).toEqual([]);
});

test('GR-02 cash, displays, markers and discards are open; hands, piles and the draw pile are not', () => {
  const scene = play('Ann: cash 15k, display 8+3 22 54=22, hand 5 7 9 \n Bob: hand 1 2 3 \n discards: 60 61');
  const { game } = viewOf(greed.secrets, scene.position.state, 1) as GreedView;
  expect(game.cash).toEqual([15, 0]);
  expect(game.displays[0]).toEqual([
    { card: 8, face: 8, markers: 3 },
    { card: 22, face: 22, markers: 0 },
    { card: 54, face: 22, markers: 0 },
  ]);
  expect(game.discards).toEqual([60, 61]);
  expect(game.hands).toEqual([3, [1, 2, 3]]);
  expect(game.piles[0]).toBe(9);
  expect(typeof game.drawPile).toBe('number');
});

test.each([2, 3, 4, 5])('GR-03 twelve rounds with %i players, the first two without playing', (players) => {
  const events = wholeGame(players, players);
  const rounds = events.flatMap((event) => (event.type === 'round' ? [event.round] : []));
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const third = events.findIndex((event) => event.type === 'round' && event.round === 3);
  expect(events.slice(0, third).map(({ type }) => type)).not.toContain('turn');
  const fourth = events.findIndex((event) => event.type === 'round' && event.round === 4);
  expect(events.slice(third, fourth).filter(({ type }) => type === 'turn').length).toBeGreaterThanOrEqual(players);
});

describe('drafting', () => {
  const draft = `
    round: 2
    at: round.takeCard
    Ann: hand 1, pile 2 3 4 5 6 7 8 9 10 11 12
    Bob: hand 13, pile 14 15 16 17 18 19 20 21 22 23 24
    Cid: hand 25, pile 26 27 28 29 30 31 32 33 34 35 36`;

  test('GR-04 everybody takes a card of the pile at hand, and then has the pile of the neighbour to the right', () => {
    const scene = play(`${draft} \n > Ann 2, Bob 24, Cid 30`);
    expect(scene.asks).toBe('Ann, Bob, Cid: round.takeCard');
    expect(scene.of('Ann', 'hand')).toBe('1 2');
    expect(scene.of('Bob', 'pile')).toBe('3 4 5 6 7 8 9 10 11 12');
    expect(scene.of('Ann', 'pile')).toBe('26 27 28 29 31 32 33 34 35 36');
  });

  test('GR-04 what somebody takes stays their secret, also when all have taken', () => {
    const scene = play(`${draft} \n > Ann 2, Bob 24, Cid 30`);
    expect(scene.heard(0)).toContain('Ann takes 2 Inform! to hand.');
    expect(scene.heard(1).join()).not.toContain('Ann takes');
    expect(scene.heard(null).join()).not.toMatch(/takes \d/);
  });
});

test('GR-05 cards are chosen in secret and turned up together', () => {
  const position = 'Ann: hand 5 22 \n Bob: hand 6 23';
  const { position: waiting } = play(`${position} \n > Ann 22`);
  expect(viewOf(greed.secrets, waiting.state, 1).flow.answers[0]).toBe(SEALED);
  const scene = play(`${position} \n > Ann 22, Bob 6`);
  expect(scene.log[0]).toBe('Ann 22 Dickie "Flush" Diamond and Bob 6 "Biscuits" O\'Malley are turned up.');
});

describe('each turn', () => {
  test('GR-07 whoever had the lowest card begins, and it goes round from there', () => {
    const scene = play('Ann: hand 77, display 69 \n Bob: hand 76, display 46 \n Cid: hand 75, display 16');
    expect(scene.log.filter((line) => line.includes('gains'))).toEqual([
      'Cid gains $5,000 (16 Poor House).',
      'Ann gains $5,000 (69 Natascha "The Squirrel" Rubin).',
      "Bob gains $10,000 (46 Jenny's Waterfront Dive).",
    ]);
  });

  const biscuits = (more: string, cash = '0k') => play(`Ann: hand 75, cash ${cash}, display 6 ${more} \n Bob: hand 79`);

  test('GR-07 the order is asked where it matters: Biscuits pays only those who have nothing', () => {
    expect(biscuits('69').asks).toBe('Ann: eachTurn.chooseAbility');
    const first = 'Ann: hand 75, display 6 69 \n Bob: hand 79';
    expect(play(`${first} \n > Ann 6`).of('Ann', 'cash')).toBe('15k');
    expect(play(`${first} \n > Ann 69`).of('Ann', 'cash')).toBe('5k');
  });

  test('GR-07 the order is not asked where it makes no difference', () => {
    expect(biscuits('69', '5k').of('Ann', 'cash')).toBe('10k');
    expect(biscuits('49+2').of('Ann', 'cash')).toBe('10k'); // too few markers to pay
    expect(biscuits('54=6').of('Ann', 'cash')).toBe('10k'); // whoever comes second finds cash
    const others = play('Ann: hand 75, display 6 10 \n Bob: hand 79, display 8 9');
    expect([others.of('Ann', 'cash'), others.of('Bob', 'cash')]).toEqual(['10k', '5k']);
  });

  test('GR-07 the order matters too where 1 copies what an ability pays the left neighbour', () => {
    const scene = play('Ann: hand 75, display 6 10, now 1 \n Bob: hand 79, display 8 9');
    expect(scene.asks).toBe('Ann: eachTurn.chooseAbility');
  });
});

describe('the end', () => {
  test('GR-08 a marker counts $10,000, and the most money wins', () => {
    const { scores, winners } = outcome({
      cash: [25, 40],
      displays: [
        [
          { card: 8, face: 8, markers: 2 },
          { card: 22, face: 22, markers: 0 },
        ],
        [],
      ],
    });
    expect(scores.map(({ total }) => total)).toEqual([45_000, 40_000]);
    expect(winners).toEqual([0]);
  });

  test('GR-08 equals share the victory; cards in hand count for nothing', () => {
    const scene = play('round: 12 \n Ann: hand 5 75, display 8+2 \n Bob: hand 79, cash 20k \n > Ann 75');
    expect(scene.asks).toBeNull();
    expect(scene.log.slice(-2)).toEqual([
      'The money is counted: Ann has $20,000 ($0 in cash, 2 markers) and Bob has $20,000 ($20,000 in cash, no markers).',
      'Ann and Bob share the victory.',
    ]);
  });
});
