import { expect, test } from 'vitest';
import { annPlays, annPlaysLast, play } from './scenes.ts';

test('card 1, Harvey "Brains" Ratcliffe: this turn Ann gains what her left neighbour gains', () => {
  const scene = play('Ann: hand 1 \n Bob: hand 22 \n Cid: hand 36, cash 50k');
  expect(scene.of('Ann', 'cash')).toBe('10k');
  expect(scene.of('Cid', 'cash')).toBe('65k');
});

test('card 6, "Biscuits" O’Malley: each turn 10k for those without cash', () => {
  expect(annPlays(6).of('Ann', 'cash')).toBe('10k');
  expect(annPlays(6, 'cash 5k').of('Ann', 'cash')).toBe('5k');
});

test('card 21, "King" Richard the Third: for a thug, a holding, or 10k', () => {
  const before = 'display 22 8+2, cash 10k';
  expect(annPlays(21, before, 'cash 0k', 'Ann 22').of('Ann', 'display')).toBe('8+2 21');
  expect(annPlays(21, before, 'cash 0k', 'Ann 8').of('Ann', 'display')).toBe('22 21');
  expect(annPlays(21, before, 'cash 0k', 'Ann cash').of('Ann', 'cash')).toBe('0k');
});

test('card 22, Dickie "Flush" Diamond: 10k', () => {
  expect(annPlays(22).of('Ann', 'cash')).toBe('10k');
});

test('card 23, Ed "Cheesecloth" McGinty: 5k for each gun, his own included', () => {
  expect(annPlays(23, 'display 57').of('Ann', 'cash')).toBe('15k');
});

test('card 24, "Generous" Jenny Jones: 20k now, and 25k less at the end of the game', () => {
  expect(annPlays(24, 'cash 10k').of('Ann', 'cash')).toBe('30k');
  expect(annPlaysLast(24, 'cash 10k').of('Ann', 'cash')).toBe('5k');
});

test('card 25, Mickey Istari: 10k for each bottle', () => {
  expect(annPlays(25, 'display 8 9 14').of('Ann', 'cash')).toBe('20k');
});

test('card 42, Wolfgang Buttercup: needs two thugs; a marker for every holding that is played', () => {
  expect(annPlays(42, 'display 22 25').of('Ann', 'display')).toBe('22 25 42');
  expect(annPlays(42, 'display 22').of('Ann', 'display')).toBe('22');
  expect(annPlays(46, 'display 42').of('Ann', 'display')).toBe('42 46+1');
});

test('card 53, "Polycephalus" Patricia Jones: turns up cards until there is a thug, who is played for nothing', () => {
  const scene = play('draw: 33 71 8 44 \n Ann: hand 53, display 22 \n Bob: hand 79');
  expect(scene.of('Ann', 'display')).toBe('22 53 71');
  expect(scene.of('draw')).toBe('33');
  expect(scene.of('discards').split(' ')).toEqual(expect.arrayContaining(['8', '44']));
});

test('card 54, Ed "Rubberface" Teach: becomes another thug and does what that one does', () => {
  const scene = annPlays(54, 'display 22 62', 'cash 0k', 'Ann 22');
  expect(scene.of('Ann', 'display')).toBe('22 62 54=22');
  expect(scene.of('Ann', 'cash')).toBe('10k');
  expect(annPlays(54).of('Ann', 'display')).toBe('-');
});

test('card 57, "Peeping" Tom "Thumb": for a holding; 5k for each marker on the fullest one of all', () => {
  expect(annPlays(57, 'display 8+9 44+1', 'display 14+3', 'Ann 8').of('Ann', 'cash')).toBe('15k');
  expect(annPlays(57, 'display 8+9 44+4', 'display 14+3', 'Ann 8').of('Ann', 'cash')).toBe('20k');
});

test('card 61, "Friendly" Gus Caspar: needs a gun and a car; 15k for each other thug that is played', () => {
  expect(annPlays(61, 'display 21').of('Ann', 'cash')).toBe('0k');
  expect(annPlays(61, 'display 25').of('Ann', 'display')).toBe('25');
  expect(annPlays(22, 'display 61').of('Ann', 'cash')).toBe('25k');
});

test('card 62, "Halloween" Jack Paris: 20k when he is lost', () => {
  const scene = annPlays(35, 'display 62', 'cash 0k', 'Ann 62');
  expect(scene.of('Ann', 'cash')).toBe('45k');
});

test('card 63, "Vicious" Syd Varney: next turn costs are ignored', () => {
  expect(annPlays(63).of('Ann', 'now')).toBe('63');
  expect(annPlays(18, 'now 63').of('Ann', 'display')).toBe('18+6');
});

test('card 64, "Rotten" Johnny Simmons: next turn needs are ignored', () => {
  expect(annPlays(64).of('Ann', 'now')).toBe('64');
  expect(annPlays(30, 'now 64').of('Ann', 'cash')).toBe('25k');
});

test('card 65, "Random" Scrub Patterson: a card is drawn for each key, his own included', () => {
  const scene = play('draw: 5 33 77 \n Ann: hand 65, display 62 \n Bob: hand 79');
  expect(scene.of('Ann', 'hand')).toBe('33 77');
  expect(scene.of('draw')).toBe('5');
});

test('card 66, "Stingy" Stan McDowell: what is paid in cash is 5k less', () => {
  expect(annPlays(8, 'display 66, cash 5k', 'cash 0k', 'Ann cash').of('Ann', 'cash')).toBe('0k');
  expect(annPlays(21, 'display 66, cash 5k', 'cash 0k', 'Ann cash').of('Ann', 'display')).toBe('66 21');
});

test('card 67, Louie "Savoir" O’Farrell: next turn one more card is played after all others', () => {
  expect(annPlays(67).of('Ann', 'now')).toBe('67');
  const next = play('Ann: hand 22 25, now 67 \n Bob: hand 76, cash 0k \n > Ann 22');
  expect(next.of('Ann', 'display')).toBe('22 25');
  expect(next.log.findIndex((line) => line.includes('76'))).toBeLessThan(
    next.log.findIndex((line) => line.includes('25')),
  );
});

test('card 68, Pete "Repeat" Fell: next turn an action returns to hand', () => {
  expect(annPlays(68).of('Ann', 'now')).toBe('68');
  expect(annPlays(28, 'now 68').of('Ann', 'hand')).toBe('28');
});

test('card 69, Natascha "The Squirrel" Rubin: needs two holdings; 5k each turn', () => {
  expect(annPlays(69, 'display 8 14').of('Ann', 'cash')).toBe('5k');
  expect(annPlays(69, 'display 8').of('Ann', 'cash')).toBe('0k');
});

test('card 70, "Nothing Beats" Rock Benson: 5k after each action', () => {
  expect(annPlays(28, 'display 70').of('Ann', 'cash')).toBe('15k');
});

test('card 71, Eugene "The Butcher" Midge: for a thug; after each action 5k for each gun', () => {
  expect(annPlays(71, 'display 22 25', 'cash 0k', 'Ann 25').of('Ann', 'display')).toBe('22 71');
  expect(annPlays(28, 'display 71 22').of('Ann', 'cash')).toBe('30k');
});

test('card 72, Ted "Napoleon" Bonham: next turn he has a gun and a key as well', () => {
  expect(annPlays(72).of('Ann', 'now')).toBe('72');
  expect(annPlays(30, 'display 72, now 72').of('Ann', 'cash')).toBe('25k');
  expect(annPlays(30, 'display 72').of('Ann', 'cash')).toBe('0k');
});

test('card 76, Bobby "Corduroy" Brown: each opponent loses 10k', () => {
  const scene = play('Ann: hand 76 \n Bob: hand 79, cash 15k \n Cid: hand 59, cash 10k');
  expect(scene.of('Bob', 'cash')).toBe('5k');
  expect(scene.of('Cid', 'cash')).toBe('0k');
});

test('card 77, Jack "Cracker" Thompson: each opponent loses 5k for each of their own holdings', () => {
  const scene = play(
    'Ann: hand 77, display 44 \n Bob: hand 79, cash 15k, display 8 14 \n Cid: hand 59, cash 10k, display 9',
  );
  expect(scene.of('Bob', 'cash')).toBe('5k');
  expect(scene.of('Cid', 'cash')).toBe('5k');
});
