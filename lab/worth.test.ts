import { describe, expect, test } from 'vitest';
import { itemName, left } from './intervention.ts';
import { findsIn, levelSet } from './planted.ts';
import { measureWorth, type WorthPlan, worthsOf } from './worth.ts';

const question = {
  number: 1,
  where: 'round.playCards',
  rule: 'GD-05',
  options: [0, 1, 2, 7],
  names: ['goblin@seat-1', 'goblin@seat-2', 'rush', 'mine'],
};

describe('an intervention', () => {
  test('leaves the other options, or only those of the item, whomever it is aimed at', () => {
    expect(itemName('goblin@seat-2')).toBe('goblin');
    expect(left(question, { where: 'round.playCards', name: 'goblin' }, 'never')).toEqual([2, 7]);
    expect(left(question, { where: 'round.playCards', name: 'goblin' }, 'always')).toEqual([0, 1]);
  });

  test('changes nothing elsewhere, where the item is not, and where there is nothing else', () => {
    expect(left(question, { where: 'draft.pick', name: 'goblin' }, 'never')).toBeNull();
    expect(left(question, { where: 'round.playCards', name: 'hitman' }, 'always')).toBeNull();
    const only = { ...question, options: [0, 1], names: ['goblin@seat-1', 'goblin@seat-2'] };
    expect(left(only, { where: 'round.playCards', name: 'goblin' }, 'never')).toBeNull();
  });
});

describe('what items are worth', () => {
  const plan: WorthPlan = {
    game: 'dungeon-busters',
    players: 3,
    options: {},
    bot: 'thumb',
    seed: 'worth',
    ways: ['never', 'always'],
    where: 'battle',
  };

  test('does not depend on how the rounds are cut', async () => {
    const whole = worthsOf([await measureWorth(plan, 0, 10)], 3);
    const parts = worthsOf([await measureWorth(plan, 0, 4), await measureWorth(plan, 4, 10)], 3);
    expect(parts.games).toBe(whole.games);
    expect(parts.worths.map(({ name, way, seats }) => [name, way, seats])).toEqual(
      whole.worths.map(({ name, way, seats }) => [name, way, seats]),
    );
    expect(whole.worths.every(({ where }) => where === 'battle.playCards')).toBe(true);
  });

  // npm run soak -- worth does this with twenty sets of each kind.
  test('shows a doubled character, and nothing where all are alike', async () => {
    const { set } = levelSet(0);
    const finds = await findsIn(set, 120, 'planted');
    expect(finds.map(({ name }) => name)).toContain('gatekeepers-daughter');
    expect(finds[0]!.mean).toBeGreaterThan(0);
    expect(await findsIn(levelSet(null).set, 60, 'level', true)).toEqual([]);
  });
});
