import { describe, expect, test } from 'vitest';
import { play, playRolling } from './scenes.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];

/** Everybody can exchange, rush, or send a Goblin. */
const delvers = (ore: readonly number[]) =>
  ore.map((own, seat) => `${NAMES[seat]}: level 9, ore ${own}, gold 1, hand exchange goblin rush`).join('\n');

/** What everybody has before the next round brings another 3 ore. */
const ledgers = (scene: { of(name: string, what: string): string }) =>
  ['Ann', 'Bob', 'Cid', 'Dan']
    .map((name) => `${Number(scene.of(name, 'ore')) - 3}/${scene.of(name, 'gold')}`)
    .join(' ');

describe('a Rush', () => {
  test('GD-10 three levels and nine ore, whatever the others play', () => {
    const scene = play(`${delvers([6, 6, 6, 6])} \n > Ann rush, Bob rush, Cid goblin@Ann, Dan exchange`);
    expect(scene.log).toContain('Ann rushes to level 12 and finds 9 ore.');
    expect(scene.of('Ann', 'level')).toBe('13');
    expect(scene.of('Bob', 'ore')).toBe('18');
  });

  test.each([27, 28, 29, 30])('GD-10 past level 30, from %i: the level stops, the ore does not', (level) => {
    const scene = play(`players: 4 \n Ann: level ${level}, ore 7, hand rush goblin
      Bob: level 30 \n Cid: level 30 \n Dan: level 30 \n > Ann rush`);
    expect(scene.log).toContain(
      level < 30
        ? 'Ann rushes to level 30 and finds 9 ore.'
        : 'Ann rushes about at level 30, the bottom, and finds 9 ore.',
    );
    expect(scene.of('Ann', 'level')).toBe('30');
    expect(scene.of('Ann', 'ore')).toBe('16');
  });
});

describe('Exchanges', () => {
  test('GD-11 one: all ore for as much gold', () => {
    const scene = play(`${delvers([14, 6, 6, 6])} \n > Ann exchange, Bob goblin@Bob, Cid goblin@Cid, Dan goblin@Dan`);
    expect(ledgers(scene)).toBe('0/15 6/1 6/1 6/1');
    expect(scene.log).toContain('Ann exchanges 14 ore for 14 gold.');
    expect(scene.events).not.toContain('GD-12 foundAgain');
  });

  test('GD-11 ore that comes with the next round is not traded', () => {
    const scene = play(`${delvers([14, 6, 6, 6])} \n > Ann exchange, Bob goblin@Bob, Cid goblin@Cid, Dan goblin@Dan`);
    expect(scene.of('Ann', 'ore')).toBe('3');
  });

  test('GD-12 two: one ore again for every three traded, rounded down', () => {
    const scene = play(`${delvers([14, 5, 6, 6])} \n > Ann exchange, Bob exchange, Cid goblin@Cid, Dan goblin@Dan`);
    expect(ledgers(scene)).toBe('4/15 1/6 6/1 6/1');
    expect(scene.log).toContain('Not alone in this, Ann finds 4 ore again.');
  });

  test('GD-12 GD-13 three: both effects, two gold an ore and ore again', () => {
    const scene = play(`${delvers([14, 3, 8, 6])} \n > Ann exchange, Bob exchange, Cid exchange, Dan goblin@Dan`);
    expect(ledgers(scene)).toBe('4/29 1/7 2/17 6/1');
    expect(scene.log).toContain('One of three, Cid exchanges 8 ore for twice as much: 16 gold.');
    expect(scene.events.filter((event) => event === 'GD-13 traded')).toHaveLength(3);
    expect(scene.events.filter((event) => event === 'GD-12 foundAgain')).toHaveLength(3);
  });

  test('GD-13 three Exchanges of the three who are left are three all the same', () => {
    const scene = play(`
      ${delvers([9, 9, 9])}
      Dan: level 30
      > Ann exchange, Bob exchange, Cid exchange`);
    for (const name of ['Ann', 'Bob', 'Cid']) expect(scene.of(name, 'gold')).toBe('19');
  });

  test('GD-14 four, with ore on hand: all of it is lost, and nobody earns anything', () => {
    const scene = play(`${delvers([14, 3, 8, 6])} \n > Ann exchange, Bob exchange, Cid exchange, Dan exchange`);
    expect(ledgers(scene)).toBe('0/1 0/1 0/1 0/1');
    expect(scene.log).toContain(
      'Four Exchanges and nobody to trade with: all ore is lost (Ann 14, Bob 3, Cid 8, and Dan 6).',
    );
    expect(scene.events).not.toContain('GD-12 foundAgain');
  });
});

describe('the order within a round', () => {
  test('GD-07 gold exchanged in a round can be stolen in the same round', () => {
    const scene = playRolling([4], `${delvers([14, 6, 6, 6])} \n > Ann exchange, Bob goblin@Ann, Cid rush, Dan rush`);
    expect(ledgers(scene)).toBe('0/13 6/3 15/1 15/1');
  });

  test('GD-07 rush, then exchange, then minions', () => {
    const scene = playRolling(
      [5],
      `${delvers([6, 6, 6, 6])} \n > Ann goblin@Bob, Bob exchange, Cid rush, Dan goblin@Dan`,
    );
    const told = scene.events.filter((event) => /rushed|traded|rolled/.test(event));
    expect(told).toEqual(['GD-10 rushed', 'GD-11 traded', 'GD-15 rolled']);
  });
});
