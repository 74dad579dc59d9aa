import { describe, expect, test } from 'vitest';
import { play } from './scenes.ts';

describe('chests', () => {
  test('DB-19 lowest takes chest 1, next chest 2, next chest 3, the highest nothing', () => {
    const scene = play(`
      players: 4
      monster: dragon
      > Ann 6, Bob 2, Cid 5, Dan 3`);
    expect(scene.of('Bob', 'gems')).toBe('1R 1Y 3B');
    expect(scene.of('Dan', 'gems')).toBe('2R 1Y 1B');
    expect(scene.of('Cid', 'gems')).toBe('1R 2Y 1B');
    expect(scene.of('Ann', 'gems')).toBe('1R 1Y 1B');
    expect(scene.of('bank')).toBe('10R 10Y 9B');
  });

  test('DB-19 whose card was cancelled gets no chest', () => {
    const scene = play(`
      players: 4
      monster: skeleton
      > Ann 1, Bob 1, Cid 3, Dan 6`);
    expect(scene.of('Cid', 'gems')).toBe('1R 2Y 1B');
    expect(scene.of('Dan', 'gems')).toBe('2R 1Y 1B');
    expect(scene.of('Ann', 'gems')).toBe('1R 1Y 1B');
  });

  test('DB-20 what the bank does not have is not taken', () => {
    const scene = play(`
      players: 3
      monster: red-slime
      Cid: gems 13R 1Y 1B
      > Ann 2, Bob 3, Cid 4`);
    expect(scene.of('Ann', 'gems')).toBe('1R 2Y 2B');
    expect(scene.of('bank')).toBe('11Y 11B');
    expect(scene.log).toContain('The bank is out of some gems: chest 1 goes without 1 red gem.');
  });

  test('DB-20 chests are served in order: chest 1 gets the last one', () => {
    const scene = play(`
      players: 3
      monster: mimic-2
      Cid: gems 12R 1Y 1B
      > Ann 2, Bob 3, Cid 7`);
    expect(scene.of('bank')).toBe('11Y 11B');
    expect(scene.of('Ann', 'gems')).toBe('2R 2Y 2B');
    expect(scene.of('Bob', 'gems')).toBe('1R 1Y 1B');
  });

  test('DB-20 of a chest with two of a colour one is taken if the bank has but one', () => {
    const scene = play(`
      players: 3
      monster: cerberus
      Cid: gems 1R 1Y 12B
      > Ann 2, Bob 3, Cid 4`);
    expect(scene.of('Ann', 'gems')).toBe('1R 1Y 2B');
  });

  test('DB-21 chests left over for want of contributors go to the Spoils', () => {
    const alone = play('players: 3 \n monster: skeleton \n > Ann 7, Bob 2, Cid 2');
    expect(alone.log).toContain('Nobody is left for chest 2: 1 red gem for the Spoils.');
    expect(alone.of('bank')).toBe('11R 11Y 12B');
  });

  test('DB-20 DB-21 as far as the bank has the gems', () => {
    const scene = play(`
      players: 3
      monster: skeleton
      Cid: gems 13R
      > Ann 7, Bob 2, Cid 2`);
    expect(scene.log).toContain('Nobody is left for chest 2: no gems for the Spoils.');
    expect(scene.of('spoils')).toBe('-');
  });
});

describe('the Spoils', () => {
  const start = `
    players: 4
    monster: blue-slime
    spoils: 2R 1Y
    > Ann 6, Bob 1, Cid 1, Dan 3`;

  test('DB-22 lowest first, each picks one gem in turn, round and round', () => {
    expect(play(start).asks).toBe('Dan: spoils.pickGem');
    expect(play(`${start}\n > Dan yellow`).of('Dan', 'gems')).toBe('2R 2Y 2B');
    const scene = play(`${start}\n > Dan red`);
    expect(scene.asks).toBe('Ann: spoils.pickGem');
    expect(play(`${start}\n > Dan red \n > Ann yellow`).of('Dan', 'gems')).toBe('3R 1Y 2B');
  });

  test('DB-22 only contributors share', () => {
    const scene = play(`${start}\n > Dan yellow`);
    expect(scene.of('spoils')).toBe('-');
    for (const name of ['Bob', 'Cid']) expect(scene.of(name, 'gems')).toBe('1R 1Y 1B');
  });

  test('DB-22 the chests left over in this round are included', () => {
    const scene = play(`
      players: 3
      monster: skeleton
      > Ann 7, Bob 4, Cid 4`);
    expect(scene.of('Ann', 'gems')).toBe('2R 2Y 1B');
  });

  test('DB-22 a gem that is not there cannot be picked', () => {
    expect(() => play(`${start}\n > Dan blue`)).toThrow(
      "'blue' is not an option of Dan in spoils.pickGem (red, yellow)",
    );
  });

  test('DB-22 three contributors take turns, and the first one begins again', () => {
    const scene = play(`
      players: 3
      monster: blue-slime
      spoils: 4R 4Y
      > Ann 6, Bob 2, Cid 3
      > Bob red, Cid red, Ann yellow, Bob yellow, Cid yellow`);
    expect(scene.asks).toBe('Ann: spoils.pickGem');
  });

  test.each([
    ['chimera', 'blue-slime red-slime mimic-1', '2'],
    ['dullahan', 'kobold basilisk mimic-2', '3'],
  ])('DB-26 what is not taken stays from round to round and from dungeon to dungeon (%s)', (monster, gone, next) => {
    const scene = play(`
      monster: ${monster}
      gone: ${gone}
      spoils: 4Y
      Ann: hand 2 3 4, gems 1R
      Bob: hand 2 3 4
      Cid: hand 2 3 4
      > Ann 2, Bob 3, Cid 4`);
    expect(scene.of('dungeon')).toBe(next);
    expect(scene.of('spoils')).toBe('1R 4Y');
  });
});

test('DB-23 the strongest contributor takes the dungeon card, not a stronger card that was cancelled', () => {
  const scene = play(`
    players: 4
    monster: blue-slime
    > Ann 6, Bob 6, Cid 5, Dan 2`);
  expect(scene.log).toContain('Cid fought hardest and keeps the card of the Blue Slime.');
  expect(scene.of('Cid', 'trophies')).toBe('blue-slime');
  expect(scene.of('monster')).not.toBe('blue-slime');
});

test('DB-23 trophy=highest: nobody takes it if the highest card was cancelled, and it leaves the game', () => {
  const after = (cards: string) => play(`players: 4 \n options: trophy=highest \n monster: blue-slime \n > ${cards}`);
  const cancelled = after('Ann 6, Bob 6, Cid 5, Dan 2');
  expect(cancelled.log).toContain('The card of the Blue Slime goes to nobody.');
  expect(cancelled.events).toContain('DB-23 monsterLeaves');
  expect(cancelled.of('gone')).toBe('blue-slime');
  for (const name of ['Ann', 'Bob', 'Cid', 'Dan']) expect(cancelled.of(name, 'trophies')).toBe('-');
  // A lower card that was cancelled is no obstacle.
  expect(after('Ann 6, Bob 2, Cid 2, Dan 1').of('Ann', 'trophies')).toBe('blue-slime');
});
