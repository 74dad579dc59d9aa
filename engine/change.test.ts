import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, difference } from './change.ts';

test('a change says where something else stands now, and nothing of the rest', () => {
  const before = { hands: [[1, 2], 3], deck: 9, monster: { card: 4 } };
  const after = { hands: [[1], 3], deck: 8, monster: { card: 4 } };
  expect(difference(before, after)).toEqual([
    [['hands', 0], [1]],
    [['deck'], 8],
  ]);
});

test('what a change does not touch is shared with what was before, and that stays as it was', () => {
  const before = { left: [[1], [2]], right: { deep: [3] } };
  const now = changed(before, [[['left', 1, 0], 5]]);
  expect(now).toEqual({ left: [[1], [5]], right: { deep: [3] } });
  expect(before.left[1]).toEqual([2]);
  expect(now.right).toBe(before.right);
  expect(now.left[0]).toBe(before.left[0]);
});

test('fields that come or go, lists that become objects, and null are all changes', () => {
  const pairs: [unknown, unknown][] = [
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1], { 0: 1 }],
    [{ a: null }, { a: [] }],
    [[null], [{ a: 1 }]],
    [1, [1]],
  ];
  for (const [before, after] of pairs) expect(changed(before, difference(before, after))).toEqual(after);
});

test('whatever the data: before with its change is after, and what is equal needs none', () => {
  const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      expect(changed(before, difference(before, after))).toEqual(after);
      expect(difference(after, structuredClone(after))).toEqual([]);
    }),
    { seed: 20, numRuns: 2000 },
  );
});
