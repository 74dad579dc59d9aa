import { expect, test } from 'vitest';
import { play } from './scenes.ts';

test('DB-14 the lowest on the table pays, even if the card was cancelled; nobody gets loot', () => {
  const scene = play(`
    players: 4
    monster: chimera
    leader: Ann
    Ann: gems 2R 1Y
    Bob: gems 2B
    > Ann 1, Bob 1, Cid 3, Dan 4`);
  expect(scene.of('Ann', 'gems')).toBe('1Y');
  expect(scene.of('Bob', 'gems')).toBe('-');
  expect(scene.of('Cid', 'gems')).toBe('1R 1Y 1B');
  expect(scene.of('spoils')).toBe('2R 2B');
  expect(scene.of('bank')).toBe('11R 12Y 11B');
});

test('DB-14 all gems of the colour are lost, and no other', () => {
  const scene = play(`
    players: 3
    monster: chimera
    Cid: gems 5R 2Y 4B
    > Ann 3, Bob 4, Cid 2`);
  expect(scene.of('Cid', 'gems')).toBe('2Y 4B');
  expect(scene.of('spoils')).toBe('5R');
});

test('DB-14 a card that is not the lowest costs nothing, cancelled or not', () => {
  const scene = play(`
    players: 4
    monster: chimera
    Ann: gems 3R
    > Ann 1, Bob 4, Cid 4, Dan 5`);
  for (const name of ['Bob', 'Cid', 'Dan']) expect(scene.of(name, 'gems')).toBe('1R 1Y 1B');
});

test('DB-15 where colours tie for the most, the loser chooses among these', () => {
  const scene = play(`
    players: 3
    monster: chimera
    Ann: gems 2R 2B 1Y
    > Ann 2, Bob 3, Cid 4`);
  expect(scene.asks).toBe('Ann: defeat.chooseColour');
  const refused = 'players: 3 \n monster: chimera \n Ann: gems 2R 2B 1Y \n > Ann 2, Bob 3, Cid 4 \n > Ann yellow';
  expect(() => play(refused)).toThrow("'yellow' is not an option of Ann in defeat.chooseColour (red, blue)");
});

test('DB-15 where one colour is the most, there is nothing to choose', () => {
  const scene = play('players: 3 \n monster: chimera \n Ann: gems 2R 1B 1Y \n > Ann 2, Bob 3, Cid 4');
  expect(scene.events.filter((event) => event.startsWith('DB-15'))).toEqual([]);
  expect(scene.events).toContain('DB-14 paid');
});

test('DB-15 the chosen colour is the one that is paid', () => {
  const scene = play(`
    players: 3
    monster: chimera
    Ann: gems 2R 2B 1Y
    > Ann 2, Bob 3, Cid 4
    > Ann blue`);
  expect(scene.of('Ann', 'gems')).toBe('2R 1Y');
  expect(scene.of('spoils')).toBe('2B');
  expect(scene.events).toContain('DB-15 paid');
  expect(scene.log).toContain('Ann played lowest and chooses to lose 2 blue gems to the Spoils.');
});

test('DB-16 the losers pay one after another, the Leader first, then clockwise', () => {
  const start = `
    players: 4
    leader: Cid
    monster: chimera
    > Ann 2, Bob 5, Cid 2, Dan 2`;
  expect(play(start).asks).toBe('Cid: defeat.chooseColour');
  expect(play(`${start}\n > Cid red`).asks).toBe('Dan: defeat.chooseColour');
  expect(play(`${start}\n > Cid red \n > Dan red`).asks).toBe('Ann: defeat.chooseColour');
  expect(play(`${start}\n > Cid red \n > Dan red \n > Ann blue`).of('spoils')).toBe('2R 1B');
});

test('DB-16 where the Leader does not pay, the next clockwise begins', () => {
  const scene = play(`
    players: 4
    leader: Cid
    monster: chimera
    > Ann 2, Bob 2, Cid 3, Dan 4`);
  expect(scene.asks).toBe('Ann: defeat.chooseColour');
});

test('DB-17 a loser without gems pays nothing, and the next one goes on', () => {
  const scene = play(`
    players: 3
    leader: Ann
    monster: chimera
    Ann: gems -
    Bob: gems 1Y
    > Ann 2, Bob 2, Cid 3`);
  expect(scene.events.slice(3, 5)).toEqual(['DB-17 nothingToPay', 'DB-14 paid']);
  expect(scene.of('spoils')).toBe('1Y');
});

test('DB-18 the card of a monster that won goes to nobody and out of the game', () => {
  const scene = play(`
    players: 3
    monster: chimera
    Ann: gems 1R
    > Ann 2, Bob 3, Cid 4`);
  expect(scene.events).toContain('DB-18 monsterLeaves');
  expect(scene.of('gone')).toBe('chimera');
  for (const name of ['Ann', 'Bob', 'Cid']) expect(scene.of(name, 'trophies')).toBe('-');
});
