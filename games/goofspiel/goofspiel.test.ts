import { scenesOf } from '@gilt/engine/contract/scene';
import { expect, test } from 'vitest';
import { goofspiel } from './game.ts';

const play = scenesOf(goofspiel);

test('GS-01 everybody has bid cards from 1 to n', () => {
  const scene = play('players: 3 \n options: cards=4');
  expect(scene.of('Cid', 'hand')).toBe('1 2 3 4');
  expect(play('players: 2').of('Ann', 'hand')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13');
  expect(() => play('players: 2 \n options: cards=14')).toThrow("'cards'");
});

test.each([
  ['ascending', '1', '3 2'],
  ['descending', '3', '1 2'],
])('GS-02 prizes come in %s order', (order, first, rest) => {
  const scene = play(
    `players: 2 \n options: cards=3 prizes=${order} \n at: auction.orderPrizes \n prize: 0 \n prizes: 1 2 3`,
  );
  expect(scene.of('prize')).toBe(first);
  expect(scene.of('prizes')).toBe(rest);
});

test('GS-02 or in random order', () => {
  const firsts = new Set(
    Array.from({ length: 40 }, (_, seed) => play(`players: 2 \n options: cards=4 \n seed: ${seed}`).of('prize')),
  );
  expect(firsts.size).toBe(4);
});

const round = 'players: 3 \n options: cards=3 \n prize: 2 \n prizes: 1 3';

test('GS-03 everybody bids at once, and the cards are spent', () => {
  expect(play(round).asks).toBe('Ann, Bob, Cid: auction.bid');
  const scene = play(`${round} \n > Ann 3, Bob 1, Cid 2`);
  expect(scene.of('Ann', 'hand')).toBe('1 2');
  expect(scene.of('prize')).toBe('3');
});

test('GS-04 the highest bid takes the prize', () => {
  const scene = play(`${round} \n > Ann 1, Bob 3, Cid 2`);
  expect(scene.of('Bob', 'taken')).toBe('2');
  expect(scene.log).toContain('Bob takes the prize of 2.');
});

test('GS-04 tied highest bids discard it, whoever bid less', () => {
  const scene = play(`${round} \n > Ann 3, Bob 2, Cid 3`);
  expect(scene.of('discarded')).toBe('2');
  expect(scene.events).toContain('GS-04 discarded');
});

test('GS-04 a tie below the highest bid does not matter', () => {
  expect(play(`${round} \n > Ann 2, Bob 2, Cid 3`).of('Cid', 'taken')).toBe('2');
  expect(play(`${round} \n > Ann 3, Bob 2, Cid 2`).of('Ann', 'taken')).toBe('2');
});

test('GS-05 bids are revealed', () => {
  const scene = play(`${round} \n > Ann 1, Bob 3, Cid 2`);
  expect(scene.heard(0)[0]).toBe('The bids: Ann bids 1, Bob bids 3, and Cid bids 2.');
  expect(scene.of('Bob', 'shown')).toBe('3');
});

test('GS-05 or hidden: then everybody learns only who took the prize', () => {
  const scene = play(`${round.replace('cards=3', 'cards=3 bids=hidden')} \n > Ann 1, Bob 3, Cid 2`);
  expect(scene.heard(0).slice(0, 2)).toEqual(['The bids: Ann bids 1.', 'Bob takes the prize of 2.']);
  expect(scene.heard(null)[0]).toBe('Bob takes the prize of 2.');
  expect(scene.of('Bob', 'shown')).toBe('-');
});

test('GS-06 most points win, and equal players share', () => {
  const last = (prizes: string, bids: string) =>
    play(`
    options: cards=3
    Ann: hand 1 2, taken 3
    Bob: hand 2 3
    ${prizes}
    ${bids}`).log.at(-1);
  expect(last('prize: 2 \n prizes: 1', '> Ann 2, Bob 3')).toBe('Ann and Bob share the victory.');
  expect(last('prize: 2 \n prizes: 1', '> Ann 2, Bob 2')).toBe('Ann wins.');
  const bob = 'options: cards=3 \n Ann: hand 1 2, taken 1 \n Bob: hand 2 3 \n prize: 2 \n prizes: 3 \n > Ann 2, Bob 3';
  expect(play(bob).log.at(-1)).toBe('Bob wins.');
});

test.each([
  ['Ann: hand 1 1', 'Ann has the 1 twice'],
  ['Ann: hand 1 9', 'Ann has a 9, which is not among the cards of this game'],
  ['Ann: hand 1 2 \n Bob: hand 1', 'Bob has 1 cards for 2 prizes'],
  ['prize: 1 \n prizes: 1 2', 'prize 1 is not exactly once in the game'],
  ['Ann: taken 7', 'there is no prize 7'],
  ['prize: 2 \n prizes: 1 3 \n options: cards=3 prizes=ascending', 'the prizes do not come in ascending order'],
  ['prize: 2 \n prizes: 3 1 \n options: cards=3 prizes=descending', 'the prizes do not come in descending order'],
])('an impossible position is refused: %s', (text, reason) => {
  const options = text.includes('options') ? '' : 'options: cards=3';
  expect(() => play(`players: 2 \n ${options} \n ${text}`)).toThrow(reason);
});
