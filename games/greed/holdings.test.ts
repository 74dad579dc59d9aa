import { expect, test } from 'vitest';
import { annPlays, annPlaysLast } from './scenes.ts';

/** Ann plays a holding and pays for it in cash. */
const annBuys = (card: number, ann: string) => annPlays(card, ann, 'cash 0k', 'Ann cash');

test('card 7, Bookie Joint: at the end of the game 5k for each marker on it', () => {
  const scene = annPlaysLast(7, 'display 16, cash 10k', 'cash 0k', 'Ann cash');
  expect(scene.of('Ann', 'display')).toBe('16 7+2');
  expect(scene.of('Ann', 'cash')).toBe('15k'); // and 5k of the Poor House
});

test('card 8, Chinatown: a bottle and a wrench for 10k', () => {
  const scene = annBuys(8, 'cash 15k');
  expect(scene.of('Ann', 'display')).toBe('8+2');
  expect(scene.of('Ann', 'cash')).toBe('5k');
});

test('card 9, Daisy’s Cookies: a heart and a wrench for 10k', () => {
  expect(annBuys(9, 'display 14, cash 10k').of('Ann', 'display')).toBe('14 9+3');
});

test('card 10, Dolls on Call: each turn 5k for whoever alone has the most holdings', () => {
  expect(annBuys(10, 'cash 15k').of('Ann', 'cash')).toBe('5k');
  const scene = annPlays(10, 'cash 15k', 'display 8 14', 'Ann cash');
  expect([scene.of('Ann', 'cash'), scene.of('Bob', 'cash')]).toEqual(['0k', '5k']);
});

test('card 11, Joe’s Gin Joint: two markers more', () => {
  expect(annBuys(11, 'cash 15k').of('Ann', 'display')).toBe('11+3');
});

test('card 12, Junkyard: its icon markers come at the end of the game', () => {
  expect(annBuys(12, 'display 8, cash 10k').of('Ann', 'display')).toBe('8 12');
  expect(annPlaysLast(12, 'display 8, cash 10k', 'cash 0k', 'Ann cash').of('Ann', 'display')).toBe('8 12+2');
});

test('card 13, Lamonte’s Escort Service: at the end of the game 20k for whoever alone has the most thugs', () => {
  const ends = (bob: string) => annPlaysLast(13, 'display 22, cash 5k', bob, 'Ann cash').of('Ann', 'cash');
  expect(ends('cash 0k')).toBe('20k');
  expect(ends('display 23')).toBe('0k');
});

test('card 14, Morticia’s Absinthe Parlor: a bottle and a heart for 10k', () => {
  expect(annBuys(14, 'display 47, cash 10k').of('Ann', 'display')).toBe('47 14+4');
});

test('card 15, Paddy’s Pub: costs nothing; a marker more for each car', () => {
  expect(annPlays(15, 'display 25 72').of('Ann', 'display')).toBe('25 72 15+3');
});

test('card 16, Poor House: each turn 5k for those with at most two holdings and two thugs', () => {
  expect(annBuys(16, 'display 22 25 8, cash 10k').of('Ann', 'cash')).toBe('5k');
  expect(annBuys(16, 'display 22 25 23, cash 10k').of('Ann', 'cash')).toBe('0k');
  expect(annBuys(16, 'display 8 14, cash 10k').of('Ann', 'cash')).toBe('0k');
});

test('card 17, Sandy’s Snooker ’n’ Schnaps: a marker after each action', () => {
  expect(annBuys(17, 'cash 20k').of('Ann', 'display')).toBe('17+1');
  expect(annPlays(28, 'display 17+1').of('Ann', 'display')).toBe('17+2');
  expect(annPlays(22, 'display 17+1').of('Ann', 'display')).toBe('17+1 22');
});

test('card 18, The Ritz: five markers more, for 30k', () => {
  expect(annBuys(18, 'cash 30k').of('Ann', 'display')).toBe('18+6');
});

test('card 19, Trotsky’s Burlesque: each turn 5k for whoever alone has the most hearts', () => {
  expect(annBuys(19, 'cash 15k').of('Ann', 'cash')).toBe('5k');
  const tied = annPlays(19, 'cash 15k', 'display 14', 'Ann cash');
  expect([tied.of('Ann', 'cash'), tied.of('Bob', 'cash')]).toEqual(['0k', '0k']);
});

test('card 37, Headquarters: needs a gun and a key; a marker for each holding, itself included', () => {
  expect(annPlays(37, 'display 23 8 14').of('Ann', 'display')).toBe('23 8 14 37+3');
  expect(annPlays(37, 'display 22 8 14').of('Ann', 'display')).toBe('22 8 14');
});

test('card 44, Loan Shark: 20k; but every holding that is played has a marker less', () => {
  expect(annPlays(44).of('Ann', 'cash')).toBe('20k');
  expect(annPlays(47, 'display 44 57').of('Ann', 'display')).toBe('44 57 47+1');
  expect(annPlays(46, 'display 44').of('Ann', 'display')).toBe('44 46');
});

test('card 45, Insurance Office: two markers whenever a thug or another holding is lost', () => {
  expect(annPlays(35, 'display 45 22', 'cash 0k', 'Ann 22').of('Ann', 'display')).toBe('45+2');
  expect(annPlays(4, 'display 45 8+1', 'cash 0k', 'Ann 8').of('Ann', 'display')).toBe('45+2');
  expect(annPlays(59, 'display 22', 'display 45+2 8+2').of('Bob', 'display')).toBe('45+2 8+1');
});

test('card 46, Jenny’s Waterfront Dive: each turn 10k if nobody has a holding with a bottle or a heart', () => {
  expect(annPlays(46).of('Ann', 'cash')).toBe('10k');
  expect(annPlays(46, 'cash 0k', 'display 9').of('Ann', 'cash')).toBe('0k');
  expect(annPlays(46, 'cash 0k', 'display 8').of('Ann', 'cash')).toBe('0k');
  expect(annPlays(46, 'display 8').of('Ann', 'cash')).toBe('0k');
});

test('card 47, Krazy Kat Club: needs two guns', () => {
  expect(annPlays(47, 'display 57').of('Ann', 'display')).toBe('57 47+2');
  expect(annPlays(47, 'display 22').of('Ann', 'display')).toBe('22');
});

test('card 48, Massage Parlor: needs two cars', () => {
  expect(annPlays(48, 'display 25 72').of('Ann', 'display')).toBe('25 72 48+2');
  expect(annPlays(48, 'display 25').of('Ann', 'display')).toBe('25');
});

test('card 49, Sexy Sadie’s: needs a car; each turn 5k once it has three markers', () => {
  expect(annPlays(49, 'display 25 9 14').of('Ann', 'cash')).toBe('5k');
  expect(annPlays(49, 'display 25 9').of('Ann', 'cash')).toBe('0k');
  expect(annPlays(49).of('Ann', 'display')).toBe('-');
});

test('card 50, Six Corners: a marker on each holding without holding icons, itself included', () => {
  expect(annPlays(50, 'display 46 8').of('Ann', 'display')).toBe('46+1 8 50+1');
});

test('card 51, Thieves’ House: needs two keys', () => {
  expect(annPlays(51, 'display 61').of('Ann', 'display')).toBe('61 51+2');
  expect(annPlays(51, 'display 62').of('Ann', 'display')).toBe('62');
});

test('card 52, Zoning Office: 5k for each other holding that is played, and these cost 5k less', () => {
  expect(annPlays(52).of('Ann', 'cash')).toBe('0k');
  const scene = annBuys(8, 'display 52, cash 5k');
  expect(scene.of('Ann', 'display')).toBe('52 8+2');
  expect(scene.of('Ann', 'cash')).toBe('5k');
});

test('card 55, Hideout: the thugs of earlier turns do again what they did', () => {
  expect(annPlays(55, 'display 22 25 8').of('Ann', 'cash')).toBe('20k');
});

test('card 58, Tommy’s Guns ’n’ Ammo: for a holding; every holding of the opponents loses a marker', () => {
  const scene = annPlays(58, 'display 44', 'display 8+2 14', 'Ann 44');
  expect(scene.of('Ann', 'display')).toBe('58+1');
  expect(scene.of('Bob', 'display')).toBe('8+1 14');
});
