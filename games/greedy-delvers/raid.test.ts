import { describe, expect, test } from 'vitest';
import { play, playRolling } from './scenes.ts';

/** Everybody has every minion, and so much gold. */
const raiders = (...gold: readonly number[]) =>
  ['Ann', 'Bob', 'Cid', 'Dan']
    .map((name, seat) => `${name}: hand goblin hitman savage rush, gold ${gold[seat] ?? 20}`)
    .join('\n');

const goldOf = (scene: { of(name: string, what: string): string }) =>
  ['Ann', 'Bob', 'Cid', 'Dan'].map((name) => Number(scene.of(name, 'gold')));

describe('a minion against somebody without one', () => {
  test.each([
    ['goblin', 4, 0, 2],
    ['hitman', 3, 2, 6],
    ['savage', 4, 4, 12],
  ])('GD-15 a %s needs %i, costs %i and steals %i', (minion, needed, cost, value) => {
    const text = `${raiders()} \n > Ann ${minion}@Bob, Bob rush, Cid rush, Dan rush`;
    expect(goldOf(playRolling([needed], text))).toEqual([20 - cost + value, 20 - value, 20, 20]);
    expect(goldOf(playRolling([needed - 1], text))).toEqual([20 - cost, 20, 20, 20]);
  });

  test('GD-15 the log says who rolled what against which number', () => {
    const text = `${raiders()} \n > Ann hitman@Cid, Bob rush, Cid rush, Dan rush`;
    expect(playRolling([5], text).log).toContain('Ann rolls 5 against 3: the Hitman steals 6 gold from Cid.');
    expect(playRolling([2], text).log).toContain('Ann rolls 2 against 3: the Hitman gets nothing from Cid.');
    expect(playRolling([5], text).heard(null)).toContain('Ann rolls 5 against 3: the Hitman steals 6 gold from Cid.');
  });

  test('GD-15 it steals no more than there is', () => {
    const scene = playRolling([6], `${raiders(5)} \n > Ann rush, Bob savage@Ann, Cid rush, Dan rush`);
    expect(goldOf(scene)).toEqual([0, 21, 20, 20]);
    expect(scene.log).toContain('Bob rolls 6 against 4: the Savage steals all that Ann has left, 5 gold.');
  });

  test('GD-15 from somebody with nothing it steals nothing', () => {
    const scene = playRolling([4], `${raiders(0)} \n > Ann rush, Bob goblin@Ann, Cid rush, Dan rush`);
    expect(goldOf(scene)).toEqual([0, 20, 20, 20]);
    expect(scene.log).toContain('Bob rolls 4 against 4, but Ann has no gold for the Goblin to steal.');
  });
});

test('GD-16 against somebody with a minion neither acts, and both are paid', () => {
  const scene = play(`${raiders()} \n > Ann hitman@Bob, Bob savage@Cid, Cid rush, Dan rush`);
  expect(goldOf(scene)).toEqual([18, 16, 20, 20]);
  expect(scene.log).toContain('The minions of Ann and Bob keep one another busy and do nothing.');
  expect(scene.events).not.toContain('GD-15 rolled');
});

test('GD-15 GD-16 a third minion, with which neither has to do, acts', () => {
  const scene = playRolling([4], `${raiders()} \n > Ann savage@Dan, Bob savage@Dan, Cid goblin@Ann, Dan rush`);
  expect(goldOf(scene)).toEqual([16, 28, 20, 8]);
  expect(scene.log).toContain('The minions of Ann and Cid keep one another busy and do nothing.');
});

describe('a minion against oneself', () => {
  test('GD-17 the cost is lost, and nothing else happens', () => {
    const scene = play(`${raiders()} \n > Ann savage@Ann, Bob rush, Cid rush, Dan rush`);
    expect(goldOf(scene)).toEqual([16, 20, 20, 20]);
    expect(scene.log).toContain('The Savage of Ann is sent against Ann, and does nothing.');
  });

  test('GD-17 GD-23 it still is a minion, and keeps another off', () => {
    const scene = play(`${raiders()} \n > Ann goblin@Ann, Bob savage@Ann, Cid rush, Dan rush`);
    expect(goldOf(scene)).toEqual([20, 16, 20, 20]);
    expect(scene.log).toContain('The minion of Bob meets that of Ann and does nothing.');
  });

  test('GD-19 GD-23 it does not keep off a gang', () => {
    const scene = playRolling([4, 4], `${raiders()} \n > Ann goblin@Ann, Bob savage@Ann, Cid savage@Ann, Dan rush`);
    expect(goldOf(scene)).toEqual([8, 22, 22, 20]);
    expect(scene.log).toContain('Bob and Cid gang up on Ann, for half the value each.');
  });
});

test('GD-18 other cards are played without a target', () => {
  expect(() => play(`${raiders()} \n > Ann rush@Bob`)).toThrow(
    "'rush@Bob' is not an option of Ann in round.playCards (goblin@Ann,",
  );
});

describe('a gang-up', () => {
  test.each([
    ['goblin', 4, 0, 1],
    ['hitman', 3, 2, 3],
    ['savage', 4, 4, 6],
  ])('GD-19 two %ss need %i, cost %i and steal %i each', (minion, needed, cost, half) => {
    const scene = playRolling(
      [needed, needed - 1],
      `${raiders()} \n > Ann rush, Bob ${minion}@Dan, Cid ${minion}@Dan, Dan goblin@Ann`,
    );
    expect(goldOf(scene)).toEqual([20, 20 - cost + half, 20 - cost, 20 - half]);
    expect(scene.log).toContain('Bob and Cid gang up on Dan, whose minion does nothing, for half the value each.');
  });

  test('GD-19 lenient: the victim’s own minion does not spoil it', () => {
    const scene = playRolling([6, 6], `${raiders()} \n > Ann rush, Bob goblin@Dan, Cid goblin@Dan, Dan goblin@Bob`);
    expect(goldOf(scene)).toEqual([20, 21, 21, 18]);
  });

  test('GD-19 strict: it does', () => {
    const scene = play(
      `options: gangUp=strict \n ${raiders()} \n > Ann rush, Bob goblin@Dan, Cid goblin@Dan, Dan goblin@Bob`,
    );
    expect(goldOf(scene)).toEqual([20, 20, 20, 20]);
    expect(scene.log).toContain('The minions of Bob, Cid, and Dan keep one another busy and do nothing.');
  });

  test('GD-19 another’s minion does in any case', () => {
    const scene = play(`${raiders()} \n > Ann goblin@Bob, Bob goblin@Dan, Cid goblin@Dan, Dan goblin@Dan`);
    expect(goldOf(scene)).toEqual([20, 20, 20, 20]);
  });
});

test('GD-20 three minions on three targets do nothing, though one target has no minion', () => {
  const scene = play(`${raiders()} \n > Ann goblin@Bob, Bob hitman@Cid, Cid savage@Dan, Dan rush`);
  expect(goldOf(scene)).toEqual([20, 18, 16, 20]);
  expect(scene.log).toContain('No two minions have the same target: those of Ann, Bob, and Cid do nothing.');
});

test('GD-21 of four minions only that of the player whom nobody targets acts, at full value', () => {
  const scene = playRolling([4], `${raiders()} \n > Ann hitman@Bob, Bob savage@Cid, Cid goblin@Ann, Dan savage@Ann`);
  expect(goldOf(scene)).toEqual([20 - 2 - 12, 16, 20, 20 - 4 + 12]);
  expect(scene.log).toContain(
    'Only Dan is nobody’s target, so only that minion acts; those of Ann, Bob, and Cid do nothing.',
  );
});

describe('two against one and two against another', () => {
  test('GD-22 the other two act at full value', () => {
    const scene = playRolling(
      [4, 4],
      `${raiders()} \n > Ann savage@Cid, Bob savage@Dan, Cid goblin@Dan, Dan goblin@Cid`,
    );
    expect(goldOf(scene)).toEqual([28, 28, 8, 8]);
    expect(scene.log).toContain(
      'Two minions against one, two against another: those of Ann and Bob act; those of Cid and Dan do nothing.',
    );
  });

  test('GD-22 at half value if both are against the same player', () => {
    const scene = playRolling(
      [4, 4],
      `${raiders()} \n > Ann savage@Cid, Bob savage@Cid, Cid goblin@Dan, Dan goblin@Dan`,
    );
    expect(goldOf(scene)).toEqual([22, 22, 8, 20]);
    expect(scene.log).toContain(
      'Two minions against one, two against another: those of Ann and Bob act, for half the value; that of Cid does nothing.',
    );
  });
});

describe('the order of things', () => {
  test('GD-24 two thieves and not enough gold: the lower seat comes first', () => {
    const scene = playRolling(
      [6, 6],
      `${raiders(20, 20, 20, 14)}
      > Ann rush, Bob savage@Dan, Cid savage@Dan, Dan rush`,
    );
    expect(goldOf(scene)).toEqual([20, 28, 18, 0]);
    expect(scene.log.slice(-8).filter((line) => line.includes('rolls'))).toEqual([
      'Bob rolls 6 against 4: the Savage steals 12 gold from Dan.',
      'Cid rolls 6 against 4: the Savage steals all that Dan has left, 2 gold.',
    ]);
  });

  test('GD-24 all minions are paid before any is stolen from', () => {
    const scene = playRolling([6, 6], `${raiders(4)} \n > Ann savage@Bob, Bob goblin@Ann, Cid goblin@Ann, Dan rush`);
    expect(goldOf(scene)).toEqual([0, 20, 20, 20]);
    expect(scene.log).toContain('Ann pays 4 gold for the Savage.');
  });

  test('GD-24 also by somebody who sits after the thieves', () => {
    const scene = playRolling(
      [6, 6],
      `${raiders(20, 20, 20, 4)} \n > Ann rush, Bob goblin@Dan, Cid goblin@Dan, Dan savage@Ann`,
    );
    expect(goldOf(scene)).toEqual([20, 20, 20, 0]);
  });

  test('GD-24 GD-22 minions that do nothing are paid too', () => {
    const scene = playRolling(
      [1, 1],
      `${raiders()} \n > Ann goblin@Cid, Bob goblin@Dan, Cid savage@Dan, Dan hitman@Cid`,
    );
    expect(goldOf(scene)).toEqual([20, 20, 16, 18]);
  });

  test('GD-19 half the value is taken as far as it is there: of 2 gold, both', () => {
    const scene = playRolling(
      [6, 1],
      `${raiders(20, 20, 20, 2)} \n > Ann rush, Bob savage@Dan, Cid savage@Dan, Dan goblin@Ann`,
    );
    expect(goldOf(scene)).toEqual([20, 18, 16, 0]);
  });
});
