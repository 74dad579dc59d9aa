import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toy } from './contract/toy.ts';
import { type AnyGame, defineGame, explain, gameNamed, readSetup } from './game.ts';

describe('a set-up', () => {
  test('is filled with the defaults', () => {
    expect(readSetup(toy, 2, {})).toEqual({ players: 2, options: { deep: false } });
    expect(readSetup(toy, 2, undefined)).toEqual({ players: 2, options: { deep: false } });
    expect(readSetup(toy, 2, { deep: true })).toEqual({ players: 2, options: { deep: true } });
  });

  test.each([1, 4, 2.5, Number.NaN])('for %d players is refused', (players) => {
    expect(() => readSetup(toy, players, {})).toThrow(`Toy is for 2 to 3 players, not ${players}`);
  });

  test('of a game for just so many players says so', () => {
    const four = { ...(toy as AnyGame), seats: { least: 4, most: 4 } };
    expect(() => readSetup(four, 3, {})).toThrow('Toy is for 4 players, not 3');
  });

  test.each([
    [{ deep: 'yes' }, "options of Toy: 'deep' should be a boolean"],
    [{ depth: 1 }, "options of Toy: there is no 'depth'"],
    [[], 'options of Toy: it should be an object'],
    ['deep', 'options of Toy: it should be an object'],
  ])('with options that are none is refused: %j', (options, reason) => {
    expect(() => readSetup(toy, 2, options)).toThrow(reason);
  });

  test('that the game itself rules out is refused with its reason', () => {
    expect(() => readSetup(toy, 3, { deep: true })).toThrow('options of Toy: deep is for two players');
    const { impossible: _, ...easy } = toy as AnyGame;
    expect(readSetup(easy, 3, { deep: true }).options).toEqual({ deep: true });
  });
});

test('what is wrong is named with its place', () => {
  const deep = z.object({ a: z.object({ b: z.number() }) }).safeParse({ a: { b: 'x' } });
  expect(explain(deep.error!)).toBe("'a.b' should be a number");
  expect(explain(z.number().safeParse('x').error!)).toBe('it should be a number');
  const wrong = (schema: z.ZodType, value: unknown) => explain(schema.safeParse(value).error!);
  expect(wrong(z.enum(['a', 'b']), 'c')).toBe('it should be a or b');
  expect(wrong(z.int(), 1.5)).toBe('it should be a whole number');
  expect(wrong(z.array(z.int()), 1)).toBe('it should be a list');
  expect(wrong(z.tuple([z.int(), z.int()]), 1)).toBe('it should be a list');
  expect(wrong(z.tuple([z.int(), z.int()], { error: 'should be a pair' }), [1])).toBe('it should be a pair');
  expect(wrong(z.number().max(5), 6)).toBe('it should be at most 5');
  expect(wrong(z.number().min(5), 4)).toBe('it should be at least 5');
  expect(
    wrong(
      z.string().refine(() => false, 'should rhyme'),
      'x',
    ),
  ).toBe('it should rhyme');
});

test('a game is found by its id', () => {
  expect(gameNamed('toy', [toy])).toBe(toy);
  const two = [toy, { ...(toy as AnyGame), id: 'doll' }];
  expect(() => gameNamed('chess', two)).toThrow("there is no game 'chess' (toy, doll)");
});

test('a notation that speaks of a step that is not there is a fault', () => {
  const notation = (change: object) => ({ ...toy, notation: { ...toy.notation, ...change } }) as AnyGame;
  expect(() => defineGame(notation({ at: 'match.pley' }))).toThrow('the notation speaks of match.pley');
  expect(() => defineGame(notation({ callers: { peek: ['match.now'] } }))).toThrow('the notation speaks of match.now');
});

test('a procedure that is listed under another name is a fault', () => {
  const { match, peek } = toy.procedures;
  expect(() => defineGame({ ...toy, procedures: { match: peek!, peek: match! } } as AnyGame)).toThrow('is listed as');
});
