import { expect, test } from 'vitest';
import { play } from './scenes.ts';

/** The worked examples of the rulebook. Who holds one card plays it. */

test('GQ-15 Go! 3, Go! 6 and the Meek: the player of 3 moves', () => {
  const scene = play('Ann: hand 3 \n Bob: hand 6 \n Cid: hand meek');
  expect(scene.log).toContain('The lowest Go! is 3: Ann wins.');
  expect(scene.of('Ann', 'room')).toBe('2');
  expect(scene.of('Bob', 'room')).toBe('1');
});

test('GQ-16 GQ-26 all in Room 4, cursed: the player of 5 moves one back, and the tracker follows', () => {
  const scene = play(`
    Ann: room 4, hand curse
    Bob: room 4, hand tracking
    Cid: room 4, hand 5
    Dan: room 4, hand 4`);
  expect(scene.log.slice(0, 5)).toEqual([
    'The cards are turned up: Ann plays Curse!, Bob plays Tracking, Cid plays Go! 5, and Dan plays Go! 4.',
    'Ann lays a Curse! on the turn: those who would move forward move backward.',
    'The highest Go! is 5: Cid wins.',
    'Cursed, Cid goes back to Room 3.',
    'Bob follows the tracks of Cid to Room 3.',
  ]);
  expect(scene.of('Dan', 'room')).toBe('4');
});

test('GQ-25 Even Chance and two 8s: these duel, and the winner names who trades places', () => {
  const position = `
    Ann: room 2, hand even
    Bob: room 4, hand 8 7
    Cid: room 5, hand 8 6
    options: rooms=5:none
    > Bob 8, Cid 8`;
  expect(play(position).log).toContain('Bob and Cid could both be swapped, and fight a duel over it.');
  const scene = play(`${position}\n > Bob Cid`);
  expect(scene.log).toContain('Bob wins the duel.');
  expect(scene.log).toContain('Bob names Cid.');
  expect(scene.log).toContain('Ann and Cid swap rooms: Ann stands in Room 6 now, Cid in Room 2.');
  expect(play(`${position}\n > Bob Bob`).of('Bob', 'room')).toBe('2');
});

test('GQ-27 a duel of 7 against 7, then 3 against Even Chance: the player of 3 wins', () => {
  const scene = play(`
    Ann: room 3, hand even
    Bob: room 4, hand 8 7 3
    Cid: room 4, hand 8 7 even
    > Bob 8, Cid 8
    > Bob 7, Cid 7
    > Bob Bob`);
  expect(scene.log).toContain('Bob and Cid are level, and go on.');
  expect(scene.log).toContain('The duel: Bob plays Go! 3 and Cid plays Even Chance.');
  expect(scene.log).toContain('Bob wins the duel.');
});

test('GQ-35 a Curse! in Room 6 and another elsewhere: the first stays put, the second takes effect', () => {
  const scene = play(`
    Ann: room 6, hand curse
    Bob: room 4, hand curse
    Cid: room 4, hand 5`);
  expect(scene.log).toContain('In the Puzzle Room, Ann is not alone with Curse!: it counts for nothing.');
  expect(scene.of('Ann', 'room')).toBe('6');
  expect(scene.of('Ann', 'discards')).toBe('curse');
  expect(scene.of('Cid', 'room')).toBe('3');
});

test('GQ-32 alone in Room 3 with Tracking: past a winner in Room 4 into Room 5; with the winner in Room 3, stay', () => {
  expect(play('Ann: room 3, hand tracking \n Bob: room 3, hand 1 \n Cid: room 4, hand 8').of('Ann', 'room')).toBe('4');
  const past = play('Ann: room 3, hand tracking \n Bob: room 2, hand 1 \n Cid: room 5, facing outward, hand 8');
  expect(past.of('Cid', 'room')).toBe('4');
  expect(past.of('Ann', 'room')).toBe('5');
  const met = play('Ann: room 3, hand tracking \n Bob: room 7, hand 1 \n Cid: room 2, hand 8');
  expect(met.of('Cid', 'room')).toBe('3');
  expect(met.of('Ann', 'room')).toBe('3');
  expect(met.log).toContain('Tracking of Ann comes to nothing: the winner is in the same room.');
});

test('GQ-37 the last card, played in Room 8, moves its player out: no turn is lost', () => {
  const scene = play('Ann: room 8, hand door \n Bob: hand 1 \n Cid: hand 2');
  expect(scene.of('Ann', 'room')).toBe('10');
  expect(scene.of('Ann', 'skips')).toBe('no');
  expect(scene.of('Ann', 'hand').split(' ')).toHaveLength(5);
});
