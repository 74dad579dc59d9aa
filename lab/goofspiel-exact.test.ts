import { describe, expect, test } from 'vitest';
import { bestResponse, cardsIn, exactly, fullSet, nashConv, type Policy, positionsOf } from './goofspiel-exact.ts';
import { policyAt } from './goofspiel-search.ts';
import { solve } from './matrix-game.ts';

describe('a matrix game', () => {
  test('of rock, paper, scissors is worth nothing, and everything is chosen alike', () => {
    const { value, rows, columns } = solve([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect(value).toBeCloseTo(0);
    for (const chance of [...rows, ...columns]) expect(chance).toBeCloseTo(1 / 3);
  });

  test('with a saddle point is worth that', () => {
    const { value, rows } = solve([
      [2, -1],
      [1, 1],
    ]);
    expect(value).toBeCloseTo(1);
    expect(rows[1]).toBeCloseTo(1);
  });

  test('without one is worth what mixing brings', () => {
    const { value, rows, columns } = solve([
      [2, 1],
      [-1, 3],
    ]);
    expect(value).toBeCloseTo(7 / 5);
    expect(rows[0]).toBeCloseTo(4 / 5);
    expect(columns[0]).toBeCloseTo(2 / 5);
  });

  test('may have more rows than columns, and rows that are never chosen', () => {
    const { value, rows } = solve([
      [3, -3],
      [-3, 3],
      [-4, -4],
    ]);
    expect(value).toBeCloseTo(0);
    expect(rows).toEqual([0.5, 0.5, 0].map((chance) => expect.closeTo(chance)));
  });
});

describe('Goofspiel, solved', () => {
  const solution = exactly();
  const set = (...cards: number[]): number => cards.reduce((all, card) => all | (1 << (card - 1)), 0);

  test('gives equal hands equal chances', () => {
    for (const cards of [2, 3, 4]) {
      const all = fullSet(cards);
      for (const prize of cardsIn(all)) {
        const position = { own: all, other: all, prizes: all & ~set(prize), prize };
        expect(solution(position).value).toBeCloseTo(0);
      }
    }
  });

  test('has the values that can be worked out by hand', () => {
    const hands = { own: set(2, 3), other: set(1, 3) };
    // Saddle points, whichever of the prizes comes first; then a position in which one has to mix.
    expect(solution({ ...hands, prizes: set(2), prize: 1 }).value).toBeCloseTo(1);
    expect(solution({ ...hands, prizes: set(1), prize: 2 }).value).toBeCloseTo(1);
    expect(solution({ ...hands, prizes: set(3), prize: 2 }).value).toBeCloseTo(7 / 5);
    expect(solution({ own: set(3), other: set(2), prizes: 0, prize: 4 }).value).toBe(4);
  });

  test('cannot be exploited, and what is not solved can', () => {
    const exact: Policy = (position) => solution(position).rows;
    const anything: Policy = ({ own }) => cardsIn(own).map((_, __, hand) => 1 / hand.length);
    for (const cards of [2, 3, 4]) expect(nashConv(cards, exact)).toBeCloseTo(0);
    // With two cards, bidding the prize's own value wins a point from whoever bids the other, which is half the time.
    expect(bestResponse(2, anything)).toBeCloseTo(0.5);
    expect(nashConv(2, anything)).toBeCloseTo(1);
    expect(nashConv(4, anything)).toBeGreaterThan(2);
  });

  test('has so many positions', () => {
    expect(positionsOf(2)).toHaveLength(2);
    expect(positionsOf(4)).toHaveLength(628);
    expect(positionsOf(5)).toHaveLength(5505);
  });
});

test('the search comes nearer to the equilibrium the longer it thinks', () => {
  const after = (iterations: number): number =>
    nashConv(3, (position) =>
      policyAt(position, { cards: 3, iterations, selection: 'regret', curiosity: 0.1, seed: 'test' }),
    ) / 6;
  const [short, longer, long] = [after(30), after(300), after(3000)];
  expect(longer).toBeLessThan(short);
  expect(long).toBeLessThan(longer);
  expect(long).toBeLessThan(0.05);
});
