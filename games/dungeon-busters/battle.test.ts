import { PENDING, SEALED } from '@gilt/engine/question';
import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { dungeonBusters } from './game.ts';
import { play } from './scenes.ts';
import type { DungeonBustersView } from './secrets.ts';

describe('the worked examples', () => {
  test('DB-12 DB-13 DB-19 the 3s cancel; 5 and 6 beat 10 hit points; 5 takes chest 1, 6 takes chest 2', () => {
    const scene = play(`
      players: 4
      monster: mimic-1
      > Ann 3, Bob 3, Cid 5, Dan 6`);
    expect(scene.log.slice(0, 5)).toEqual([
      'The cards are turned up: Ann plays 3, Bob plays 3, Cid plays 5, and Dan plays 6.',
      'The 3s of Ann and Bob cancel out.',
      'Victory! 11 against 10: the Mimic is beaten.',
      'Cid takes chest 1: 1 red gem, 1 yellow gem, and 1 blue gem.',
      'Dan takes chest 2: 1 blue gem.',
    ]);
    expect(scene.of('Cid', 'gems')).toBe('2R 2Y 2B');
    expect(scene.of('Dan', 'gems')).toBe('1R 1Y 2B');
    expect(scene.of('Ann', 'gems')).toBe('1R 1Y 1B');
  });

  test('DB-13 DB-14 DB-16 9 falls short of 10: both who played 2 pay, clockwise from the Leader', () => {
    const scene = play(`
      players: 4
      leader: Bob
      monster: mimic-1
      Ann: gems 3R
      Bob: gems 2Y
      > Ann 2, Bob 2, Cid 4, Dan 5`);
    expect(scene.log.slice(1, 5)).toEqual([
      'The 2s of Ann and Bob cancel out.',
      'Defeat! 9 against 10: the Mimic is too strong.',
      'Bob played lowest and loses 2 yellow gems to the Spoils.',
      'Ann played lowest and loses 3 red gems to the Spoils.',
    ]);
    expect(scene.of('spoils')).toBe('3R 2Y');
  });

  test('DB-21 DB-22 a single contributor takes chest 1, and then all Spoils, chest 2 among them', () => {
    const scene = play(`
      players: 3
      monster: skeleton
      spoils: 2Y
      > Ann 7, Bob 4, Cid 4
      > Ann red`);
    expect(scene.log.slice(1, 9)).toEqual([
      'The 4s of Bob and Cid cancel out.',
      'Victory! 7 against 7: the Skeleton is beaten.',
      'Ann takes chest 1: 1 yellow gem.',
      'Nobody is left for chest 2: 1 red gem for the Spoils.',
      'Ann picks a red gem from the Spoils.',
      'Ann picks a yellow gem from the Spoils.',
      'Ann picks a yellow gem from the Spoils.',
      'Ann fought hardest and keeps the card of the Skeleton.',
    ]);
    expect(scene.of('Ann', 'gems')).toBe('2R 4Y 1B');
    expect(scene.of('spoils')).toBe('-');
  });
});

test('DB-11 everyone is asked at once, each for a card of their own hand', () => {
  const hands = 'Ann: hand 2 3 4 \n Bob: hand 4 5 6 \n Cid: hand 5 6 7';
  expect(play(hands).asks).toBe('Ann, Bob, Cid: battle.playCards');
  expect(() => play(`${hands} \n > Ann 5`)).toThrow("'5' is not an option of Ann in battle.playCards (2, 3, 4)");
});

test('DB-11 nobody learns a card before all are in', () => {
  const { position } = play('players: 3 \n > Ann 5, Cid 6');
  const seenByBob = viewOf(dungeonBusters.secrets, position.state, 1);
  expect(seenByBob.flow.answers).toEqual([SEALED, PENDING, SEALED]);
  expect(viewOf(dungeonBusters.secrets, position.state, 0).flow.answers).toEqual([5, PENDING, SEALED]);
});

test('DB-11 a card may be changed until all are in', () => {
  const scene = play(`
    players: 3
    monster: basilisk
    > Ann 2, Bob 3, Ann 7, Cid 4`);
  expect(scene.log[0]).toBe('The cards are turned up: Ann plays 7, Bob plays 3, and Cid plays 4.');
});

test('DB-12 three equal cards cancel as two do', () => {
  const scene = play('players: 4 \n monster: blue-slime \n > Ann 6, Bob 6, Cid 6, Dan 1');
  expect(scene.log.slice(1, 3)).toEqual([
    'The 6s of Ann, Bob, and Cid cancel out.',
    'Defeat! 1 against 4: the Blue Slime is too strong.',
  ]);
});

test('DB-12 two pairs cancel each for itself', () => {
  const scene = play('players: 5 \n monster: blue-slime \n > Ann 6, Bob 5, Cid 6, Dan 5, Eve 4');
  expect(scene.log.slice(1, 4)).toEqual([
    'The 5s of Bob and Dan cancel out.',
    'The 6s of Ann and Cid cancel out.',
    'Victory! 4 against 4: the Blue Slime is beaten.',
  ]);
});

test('DB-13 a sum equal to the hit points is a victory', () => {
  expect(play('players: 3 \n monster: chimera \n > Ann 3, Bob 4, Cid 7').events).toContain('DB-13 victory');
});

test('DB-13 a sum of one less is a defeat', () => {
  expect(play('players: 3 \n monster: chimera \n > Ann 2, Bob 4, Cid 7').events).toContain('DB-13 defeat');
});

test('DB-13 when all cancel the sum is 0, and that is a defeat for all', () => {
  const scene = play(`
    players: 3
    monster: blue-slime
    Ann: gems 1R
    Bob: gems 1R
    Cid: gems 1R
    leader: Ann
    > Ann 5, Bob 5, Cid 5`);
  expect(scene.log[2]).toBe('Defeat! 0 against 4: the Blue Slime is too strong.');
  expect(scene.of('spoils')).toBe('3R');
});

test('DB-24 played cards lie open in front of their owners, in order, and cannot be played again', () => {
  const scene = play(`
    players: 3
    monster: blue-slime
    > Ann 5, Bob 6, Cid 7
    > Ann 2, Bob 3, Cid 4`);
  expect(scene.of('Ann', 'played')).toBe('5 2');
  expect(scene.of('Ann', 'hand')).toBe('3 4 6 7');
  const seen = viewOf(dungeonBusters.secrets, scene.position.state, 2) as DungeonBustersView;
  expect(seen.game.played[0]).toEqual([5, 2]);
});
