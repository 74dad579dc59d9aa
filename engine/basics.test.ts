import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RulesFault } from './fault.ts';
import { winnersOf, winShare } from './outcome.ts';
import { copyPlain, copyRows, shortHash } from './plain.ts';
import { numbers, seatChoices, withNames, withSeats, wordsOf } from './question.ts';
import { clockwiseFrom, justSeat, seatsOf } from './seat.ts';
import { insert, remove } from './sorted.ts';

describe('seats', () => {
  test('are counted from 0, clockwise', () => {
    expect(seatsOf(4)).toEqual([0, 1, 2, 3]);
    expect(justSeat(2)).toEqual([2]);
    expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(clockwiseFrom(0, 1)).toEqual([0]);
  });
});

describe('plain data', () => {
  test('is copied without sharing anything', () => {
    const original = { a: [1, [2, { b: null }]], c: { d: 'x' }, e: true };
    const copy = copyPlain(original);
    expect(copy).toEqual(original);
    expect(copy.a).not.toBe(original.a);
    expect(copy.a[1]).not.toBe(original.a[1]);
    expect(copy.c).not.toBe(original.c);
    const rows = [[1], [2, 3]];
    expect(copyRows(rows)).toEqual(rows);
    expect(copyRows(rows)[0]).not.toBe(rows[0]);
  });

  test('has a short hash that tells parts apart and never changes', () => {
    expect(shortHash('gilt')).toMatchInlineSnapshot(`"637d467e"`);
    expect(shortHash('a', 'b')).not.toBe(shortHash('ab'));
    expect(shortHash('a', 'b')).not.toBe(shortHash('b', 'a'));
    expect(shortHash('')).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('hands that are kept in order', () => {
  const hand = fc
    .uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 1 })
    .map((cards) => cards.sort((a, b) => a - b));

  test('take a card in its place', () => {
    fc.assert(
      fc.property(hand, fc.integer({ min: 0, max: 50 }), (cards, one) => {
        const more = cards.slice();
        insert(more, one);
        expect(more).toEqual([...cards, one].sort((a, b) => a - b));
      }),
    );
  });

  test('give a card away without a gap', () => {
    fc.assert(
      fc.property(hand, fc.nat(), (cards, which) => {
        const one = cards[which % cards.length]!;
        const less = cards.slice();
        remove(less, one);
        expect(less).toEqual(cards.filter((card) => card !== one));
      }),
    );
  });

  test('cannot give away what is not there, and stay as they were', () => {
    const cards = [2, 5, 9];
    expect(() => remove(cards, 4)).toThrow(RulesFault);
    expect(() => remove(cards, 4)).toThrow('4 is to be taken out of 2 5 9, and is not there');
    expect(() => remove([], 4)).toThrow('out of nothing');
    expect(cards).toEqual([2, 5, 9]);
  });
});

describe('winners', () => {
  const score = (total: number, ...tieBreaks: number[]) => ({
    total,
    lines: [],
    tieBreaks: tieBreaks.map((points) => ({ what: 'x', points, rule: 'X-1' })),
  });

  test('have the highest total, then most of each tie-break in turn', () => {
    expect(winnersOf([score(3), score(5), score(4)])).toEqual([1]);
    expect(winnersOf([score(5, 1), score(5, 2), score(4, 9)])).toEqual([1]);
    expect(winnersOf([score(5, 2, 1), score(5, 2, 3), score(5, 1, 9)])).toEqual([1]);
    expect(winnersOf([score(5, 2), score(5, 2), score(0, 9)])).toEqual([0, 1]);
    expect(winnersOf([score(-3), score(-1)])).toEqual([1]);
  });

  test('share a win equally', () => {
    const outcome = { winners: [0, 2], scores: [] };
    expect([0, 1, 2].map((seat) => winShare(outcome, seat))).toEqual([0.5, 0, 0.5]);
  });
});

describe('choices', () => {
  test('are found by their names, and nothing else is', () => {
    expect(numbers.name(7)).toBe('7');
    expect(numbers.number('7')).toBe(7);
    for (const name of ['', 'x', '-1', '1.5', '7 ', '7x', 'x7']) expect(numbers.number(name)).toBe(-1);
    const words = wordsOf(['no', 'yes']);
    expect(words.name(1)).toBe('yes');
    expect(words.number('no')).toBe(0);
    expect(words.number('maybe')).toBe(-1);
    expect(() => words.name(2)).toThrow('there is no word for option 2 (no, yes)');
  });

  test('that are seats are counted from one, and go by the names of the players', () => {
    expect(seatChoices.name(0)).toBe('seat-1');
    expect(seatChoices.number('seat-12')).toBe(11);
    for (const name of ['seat-0', 'seat-', 'seat-01', 'seat', '1', 'seat-1x'])
      expect(seatChoices.number(name)).toBe(-1);
    const names = ['Ann', 'Bob', 'Cid'];
    expect(withNames('seat-2', names)).toBe('Bob');
    expect(withNames('one of seat-1, seat-3, seat-9', names)).toBe('one of Ann, Cid, seat-9');
    expect(withSeats('Cid', names)).toBe('seat-3');
    expect(withSeats('curse@Ann', names)).toBe('curse@seat-1');
    expect(withSeats('Annie', names)).toBe('Annie');
  });
});
