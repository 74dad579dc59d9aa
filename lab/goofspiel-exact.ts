import { type Solution, solve } from './matrix-game.ts';

/**
 * Goofspiel for two with bids revealed and prizes in random order, played for the difference in points. Sets of cards are bits:
 * card 1 is the lowest one. What was won so far does not matter for what comes.
 */
export interface Position {
  /** The bid cards of the one who is to be advised, and of the other. */
  readonly own: number;
  readonly other: number;
  /** The prizes that are to come, without the one that is bid for. */
  readonly prizes: number;
  readonly prize: number;
}

/** How often to bid each card of the own hand, lowest first. */
export type Policy = (position: Position) => readonly number[];

export const cardsIn = (set: number): number[] => {
  const cards: number[] = [];
  for (let card = 1; set >> (card - 1) > 0; card++) if (set & bit(card)) cards.push(card);
  return cards;
};

export const bit = (card: number): number => 1 << (card - 1);
export const fullSet = (cards: number): number => (1 << cards) - 1;

const keyOf = ({ own, other, prizes, prize }: Position): number => ((own * 64 + other) * 64 + prizes) * 8 + prize;

/** A policy that is asked once for each position. */
function remembered<T>(of: (position: Position) => T): (position: Position) => T {
  const known = new Map<number, T>();
  return (position) => {
    const key = keyOf(position);
    if (!known.has(key)) known.set(key, of(position));
    return known.get(key)!;
  };
}

/** What is won on the average before a prize is turned up, given what is won with each. */
function beforePrize(own: number, other: number, prizes: number, value: (position: Position) => number): number {
  const each = cardsIn(prizes);
  if (each.length === 0) return 0;
  return each.reduce((sum, prize) => sum + value({ own, other, prizes: prizes & ~bit(prize), prize }), 0) / each.length;
}

/** What both bids win now, and what the rest of the game will. */
const winOf = ({ own, other, prizes, prize }: Position, a: number, b: number, value: (p: Position) => number): number =>
  prize * Math.sign(a - b) + beforePrize(own & ~bit(a), other & ~bit(b), prizes, value);

/** The exact solution of every position. */
export function exactly(): (position: Position) => Solution {
  const solution: (position: Position) => Solution = remembered((position) =>
    solve(
      cardsIn(position.own).map((a) =>
        cardsIn(position.other).map((b) => winOf(position, a, b, (next) => solution(next).value)),
      ),
    ),
  );
  return solution;
}

/** What somebody wins who knows the other's policy and makes the best of it, at the start of a game with so many cards. */
export function bestResponse(cards: number, policy: Policy): number {
  const value: (position: Position) => number = remembered((position) => {
    const { own, other, prizes, prize } = position;
    const bids = cardsIn(other);
    const chances = bids.length === 1 ? [1] : policy({ own: other, other: own, prizes, prize });
    return Math.max(
      ...cardsIn(own).map((a) => bids.reduce((sum, b, i) => sum + chances[i]! * winOf(position, a, b, value), 0)),
    );
  });
  const all = fullSet(cards);
  return beforePrize(all, all, all, value);
}

/** How much both together could win by knowing what the other does, both playing a policy: 0 is an equilibrium. */
export const nashConv = (cards: number, policy: Policy): number => 2 * bestResponse(cards, policy);

/** Every position with a choice that a game with so many cards can come to. */
export function positionsOf(cards: number): Position[] {
  const all = fullSet(cards);
  const sets = Array.from({ length: all + 1 }, (_, set) => set);
  const sizeOf = (set: number): number => cardsIn(set).length;
  return sets.flatMap((own) =>
    sets
      .filter((other) => sizeOf(own) > 1 && sizeOf(other) === sizeOf(own))
      .flatMap((other) =>
        sets
          .filter((prizes) => sizeOf(prizes) === sizeOf(own) - 1)
          .flatMap((prizes) => cardsIn(all & ~prizes).map((prize) => ({ own, other, prizes, prize }))),
      ),
  );
}
