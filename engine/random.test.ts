import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, bits, chance, pick, pickBy, randomFrom, roll, shuffle, weighted } from './random.ts';
import { freshRandom, isSeed, seedFrom } from './seed.ts';

describe('the generator', () => {
  test('gives the published numbers of xoshiro128**', () => {
    const random = [1, 2, 3, 4];
    expect([bits(random), bits(random), bits(random), bits(random)]).toEqual([11520, 0, 5927040, 70819200]);
  });

  test('keeps whole numbers of 32 bits, so that it survives JSON', () => {
    const random = randomFrom(7);
    for (let i = 0; i < 1000; i++) bits(random);
    expect(JSON.parse(JSON.stringify(random))).toEqual(random);
    for (const number of random) expect(number | 0).toBe(number);
  });

  test('chance: from 0 to just below 1', () => {
    const random = randomFrom(3);
    const all = Array.from({ length: 1000 }, () => chance(random));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
    expect(all.reduce((sum, one) => sum + one, 0) / 1000).toBeCloseTo(0.5, 1);
  });

  test('weighted: a place as often as its weight says, and never one without weight', () => {
    const random = randomFrom(4);
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) counts[weighted(random, [1, 0, 3])]!++;
    expect(counts[1]).toBe(0);
    expect(counts[2]! / counts[0]!).toBeCloseTo(3, 0);
  });

  test('below: from 0 to n − 1, each about as often', () => {
    const random = randomFrom(1);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) counts[below(random, 7)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('below: draws again what would favour small numbers', () => {
    // 2³² mod 3 = 1: the draw 0 is the one too many.
    const random = [0, 0, 0, 1];
    const before = random.slice();
    expect(bits(before)).toBe(0);
    below(random, 3);
    expect(random).not.toEqual(before);
  });

  test('below: never reaches n', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, n) => {
        const drawn = below(randomFrom(seed), n);
        expect(drawn >= 0 && drawn < n && Number.isInteger(drawn)).toBe(true);
      }),
    );
  });

  test('pickBy picks what a generator out of that number would', () => {
    // Of so many, one draw in a thousand has to be drawn again.
    const many = Array.from({ length: 4_000_003 }, (_, i) => i);
    for (let number = -3000; number < 3000; number++)
      for (const list of [many, [4, 5], [1, 2, 3, 4, 5, 6, 7]])
        if (pickBy(number, list) !== pick(randomFrom(number), list)) expect(number).toBe('the same');
  });

  test('a die shows 1 to its sides', () => {
    const random = randomFrom(3);
    const seen = new Set(Array.from({ length: 200 }, () => roll(random, 6)));
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('pick: any of the list', () => {
    const random = randomFrom(3);
    expect([...new Set(Array.from({ length: 50 }, () => pick(random, ['a', 'b'])))].sort()).toEqual(['a', 'b']);
  });

  test('shuffle: the same cards, every order as likely', () => {
    const random = randomFrom(5);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});

describe('seeds', () => {
  test('have 256 bits, and follow from words', () => {
    expect(seedFrom('gilt')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedFrom('a', 1)).not.toBe(seedFrom('a', 2));
    expect(seedFrom('a', 1)).toBe(seedFrom('a/1'));
    expect(isSeed(seedFrom('x'))).toBe(true);
    expect(isSeed('123')).toBe(false);
    expect(isSeed(`${seedFrom('x')}0`)).toBe(false);
  });

  test('a question’s chance depends on the seed, its number and the undos', () => {
    const seed = seedFrom('x');
    const all = [
      freshRandom(seed, 0, 0),
      freshRandom(seed, 1, 0),
      freshRandom(seed, 0, 1),
      freshRandom(seedFrom('y'), 0, 0),
    ];
    expect(new Set(all.map(String)).size).toBe(4);
    expect(freshRandom(seed, 3, 2)).toEqual(freshRandom(seed, 3, 2));
  });

  test('the first numbers of a seed never change, or no record would replay', () => {
    expect(freshRandom(seedFrom('gilt'), 1, 0)).toMatchInlineSnapshot(`
      [
        982365842,
        -1686557435,
        662925878,
        70465499,
      ]
    `);
    expect(randomFrom(1)).toMatchInlineSnapshot(`
      [
        -1767835285,
        314344336,
        -1759602332,
        2041432039,
      ]
    `);
  });
});
