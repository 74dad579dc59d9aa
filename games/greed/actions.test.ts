import { expect, test } from 'vitest';
import { annPlays, play } from './scenes.ts';

test('card 2, Inform!: 10k, and 10k for each action of a neighbour this turn', () => {
  expect(play('Ann: hand 2 \n Bob: hand 75').of('Ann', 'cash')).toBe('20k');
  expect(play('Ann: hand 2 \n Bob: hand 76, cash 0k').of('Ann', 'cash')).toBe('0k'); // 76 takes the 10k away again
  expect(play('Ann: hand 2, cash 10k \n Bob: hand 22').of('Ann', 'cash')).toBe('20k');
});

test('card 3, Shakedown!: 10k, and 10k for each thug of a neighbour this turn', () => {
  expect(play('Ann: hand 3 \n Bob: hand 22').of('Ann', 'cash')).toBe('20k');
  expect(play('Ann: hand 3 \n Bob: hand 75').of('Ann', 'cash')).toBe('10k');
});

test('card 4, Liquidate!: a holding is given up for 15k a marker', () => {
  const scene = annPlays(4, 'display 8+3 14+9', 'cash 0k', 'Ann 8');
  expect(scene.of('Ann', 'cash')).toBe('45k');
  expect(scene.of('Ann', 'display')).toBe('14+9');
  expect(scene.of('discards').split(' ')).toEqual(expect.arrayContaining(['4', '8']));
});

test('card 5, Insurance Scam!: 5k a marker on the fullest holding; at the end of next turn everybody loses a holding', () => {
  const scene = annPlays(5, 'display 62 8+3 14+1', 'display 9+7');
  expect(scene.of('Ann', 'cash')).toBe('15k');
  expect(scene.of('Ann', 'now')).toBe('5');
  const next = play('Ann: hand 28, out 5, now 5, display 8+3 \n Bob: hand 79, display 14 9 \n > Bob 9');
  expect(next.of('Bob', 'display')).toBe('14');
  expect(next.of('Ann', 'display')).toBe('-');
});

test('card 20, Beggars Banquet!: 25k for whoever alone has the fewest thugs', () => {
  expect(annPlays(20, 'display 22', 'display 23 24').of('Ann', 'cash')).toBe('25k');
  expect(annPlays(20, 'display 22', 'display 23').of('Ann', 'cash')).toBe('0k');
});

test('card 26, Circus of Crime!: with two holdings, 10k for each thug', () => {
  expect(annPlays(26, 'display 8 14 22 25').of('Ann', 'cash')).toBe('20k');
  expect(annPlays(26, 'display 8 22 25').of('Ann', 'cash')).toBe('0k');
});

test('card 27, Gambit!: 30k for another card of the hand', () => {
  const scene = play('Ann: hand 27 33 35 \n Bob: hand 79 \n > Ann 27 \n > Ann 33');
  expect(scene.of('Ann', 'cash')).toBe('30k');
  expect(scene.of('Ann', 'hand')).toBe('35');
  expect(scene.of('discards').split(' ')).toContain('33');
});

test('card 28, Estate Heist!: 10k each for having a gun, a car, a key', () => {
  expect(annPlays(28, 'display 23 22').of('Ann', 'cash')).toBe('20k');
  expect(annPlays(28, 'display 21').of('Ann', 'cash')).toBe('30k');
  expect(annPlays(28).of('Ann', 'cash')).toBe('0k');
});

test('card 29, Insider Trading!: 45k for those who have 90k', () => {
  expect(annPlays(29, 'cash 90k').of('Ann', 'cash')).toBe('135k');
  expect(annPlays(29, 'cash 85k').of('Ann', 'cash')).toBe('85k');
});

test('card 30, Museum Heist!: 25k for a gun, a car and a key', () => {
  expect(annPlays(30, 'display 25 23').of('Ann', 'cash')).toBe('25k');
  expect(annPlays(30, 'display 25 22').of('Ann', 'cash')).toBe('0k');
});

test('card 31, Pickpocket Network!: 10k for each key and each wrench', () => {
  expect(annPlays(31, 'display 61 51').of('Ann', 'cash')).toBe('30k');
});

test('card 32, Smuggling!: 25k for a car and a bottle', () => {
  expect(annPlays(32, 'display 25 8').of('Ann', 'cash')).toBe('25k');
  expect(annPlays(32, 'display 25 9').of('Ann', 'cash')).toBe('0k');
});

test('card 33, Sting!: 10k for each car and each heart', () => {
  expect(annPlays(33, 'display 42 14').of('Ann', 'cash')).toBe('30k');
});

test('card 34, Sucker Convention!: 30k, and 10k for everybody else', () => {
  const scene = annPlays(34);
  expect(scene.of('Ann', 'cash')).toBe('30k');
  expect(scene.of('Bob', 'cash')).toBe('10k');
});

test('card 35, Suicide Mission!: 25k for a thug', () => {
  const scene = annPlays(35, 'display 22 25', 'cash 0k', 'Ann 25');
  expect(scene.of('Ann', 'cash')).toBe('25k');
  expect(scene.of('Ann', 'display')).toBe('22');
});

test('card 36, Honest Work!: 15k, and it returns to those with less than 50k', () => {
  const poor = annPlays(36, 'cash 30k');
  expect(poor.of('Ann', 'cash')).toBe('45k');
  expect(poor.of('Ann', 'hand')).toBe('36');
  const rich = annPlays(36, 'cash 35k');
  expect(rich.of('Ann', 'cash')).toBe('50k');
  expect(rich.of('Ann', 'hand')).toBe('-');
});

test('card 38, Renovate!: two markers on one holding', () => {
  expect(annPlays(38, 'display 8+1 14', 'cash 0k', 'Ann 14').of('Ann', 'display')).toBe('8+1 14+2');
});

test('card 39, Street Walkers!: with a heart, a marker on each holding', () => {
  expect(annPlays(39, 'display 14+1 22 44').of('Ann', 'display')).toBe('14+2 22 44+1');
  expect(annPlays(39, 'display 8+1 22 44').of('Ann', 'display')).toBe('8+1 22 44');
});

test('card 40, Take Care of Business!: a marker where there is at most one; at the end of next turn opponents lose a thug', () => {
  const scene = annPlays(40, 'display 8+1 14+2 44');
  expect(scene.of('Ann', 'display')).toBe('8+2 14+2 44+1');
  expect(scene.of('Ann', 'now')).toBe('40');
  const next = play('Ann: hand 28, out 40, now 40, display 22 \n Bob: hand 79, display 23 24 \n > Bob 23');
  expect(next.of('Bob', 'display')).toBe('24');
  expect(next.of('Ann', 'display')).toBe('22');
});

test('card 41, Relocate!: a holding goes to hand; next turn holdings get as many markers as it had, and two', () => {
  const scene = annPlays(41, 'display 8+3 14', 'cash 0k', 'Ann 8');
  expect(scene.of('Ann', 'hand')).toBe('8');
  expect(scene.of('Ann', 'display')).toBe('14');
  expect(scene.of('Ann', 'now')).toBe('41+3');
  const next = annPlays(46, 'out 41, now 41+3');
  expect(next.of('Ann', 'display')).toBe('46+5');
  expect(next.events.filter((event) => event === 'GR-17 markers')).toHaveLength(1);
});

test('card 43, Complex Scheme!: with a key and a wrench; next turn holdings get three markers more', () => {
  expect(annPlays(43, 'display 23 51').of('Ann', 'now')).toBe('43');
  expect(annPlays(46, 'out 43, now 43').of('Ann', 'display')).toBe('46+3');
});

test('card 56, Steal Ideas!: with a wrench, one holding gets as many markers as the opponents’ fullest has', () => {
  const scene = annPlays(56, 'display 51+7 44', 'display 8+4 14+1', 'Ann 44');
  expect(scene.of('Ann', 'display')).toBe('51+7 44+4');
});

test('card 59, Raid!: with a gun, every holding of the opponents loses a marker', () => {
  const scene = annPlays(59, 'display 22 9+2', 'display 8+2 14');
  expect(scene.of('Bob', 'display')).toBe('8+1 14');
  expect(scene.of('Ann', 'display')).toBe('22 9+2');
});

test('card 60, Protection Racket!: 5k for each holding of whoever has the most', () => {
  expect(annPlays(60, 'display 9', 'display 8 14 44').of('Ann', 'cash')).toBe('15k');
  expect(annPlays(60, 'display 8 14 44', 'display 9').of('Ann', 'cash')).toBe('15k');
});

test('card 73, One Last Heist!: with a gun, 5k for each thug of whoever has most; next turn all lose one', () => {
  const scene = annPlays(73, 'display 22', 'display 23 24 62');
  expect(scene.of('Ann', 'cash')).toBe('15k');
  expect(scene.of('Ann', 'now')).toBe('73');
  expect(annPlays(73, 'display 22 23 24', 'display 62').of('Ann', 'cash')).toBe('15k');
  const next = play('Ann: hand 28, out 73, now 73, display 22 64 \n Bob: hand 79, display 23 \n > Ann 64');
  expect(next.of('Bob', 'display')).toBe('-');
  expect(next.of('Ann', 'display')).toBe('22');
});

test('card 74, Scouting!: a car brings 10k, a gun costs the opponents 10k, a key draws a card', () => {
  const scene = play('draw: 5 77 \n Ann: hand 74, display 21 \n Bob: hand 79, cash 15k');
  expect(scene.of('Ann', 'cash')).toBe('10k');
  expect(scene.of('Bob', 'cash')).toBe('5k');
  expect(scene.of('Ann', 'hand')).toBe('77');
});

test.each([
  ['a car', 25, ['10k', '15k', '-']],
  ['a gun', 22, ['0k', '5k', '-']],
  ['a key', 62, ['0k', '15k', '77']],
] as const)('card 74 with %s alone does one of these', (_, thug, [ann, bob, hand]) => {
  const scene = play(`draw: 5 77 \n Ann: hand 74, display ${thug} \n Bob: hand 79, cash 15k`);
  expect([scene.of('Ann', 'cash'), scene.of('Bob', 'cash'), scene.of('Ann', 'hand')]).toEqual([ann, bob, hand]);
});

test('card 75, Arson!: the opponents lose 10k for each thug of its player', () => {
  expect(annPlays(75, 'display 22 25', 'cash 45k').of('Bob', 'cash')).toBe('25k');
});

test('card 78, Master Plan!: next turn all gains are doubled', () => {
  expect(annPlays(78).of('Ann', 'now')).toBe('78');
  expect(annPlays(22, 'out 78, now 78').of('Ann', 'cash')).toBe('20k');
});

test('card 79, Vandalism!: with a car; at the end of next turn the opponents lose a holding', () => {
  expect(annPlays(79, 'display 25').of('Ann', 'now')).toBe('79');
  const next = play('Ann: hand 28, out 79, now 79, display 14 \n Bob: hand 59, display 8 9 \n > Bob 8');
  expect(next.of('Bob', 'display')).toBe('9');
  expect(next.of('Ann', 'display')).toBe('14');
});

test('card 80, Seance!: 10k, a marker on a holding, and another card if one likes', () => {
  const position = 'Ann: hand 22 70 80, display 8 \n Bob: hand 79 \n > Ann 80';
  const again = play(`${position} \n > Ann 22`);
  expect(again.of('Ann', 'cash')).toBe('20k');
  expect(again.of('Ann', 'display')).toBe('8+1 22');
  expect(again.of('Ann', 'hand')).toBe('70');
  expect(play(`${position} \n > Ann no`).of('Ann', 'hand')).toBe('22 70');
});
