import { type Outcome, type Score, winnersOf } from '@gilt/engine/outcome';
import type { Seat } from '@gilt/engine/seat';
import type { Cards } from './cards.ts';
import { owns } from './first-of-type.ts';
import { STAFF_PIECES } from './item-types.ts';
import { LINES, NONE, type Shadowgate } from './state.ts';

/** QS-29 */
const POINTS_A_FIRST = 2;
const POINTS_FOR_MOST = 6;
const POINTS_A_PIECE = 2;
const POINTS_FOR_NONE = -5;
/** QS-41 */
export const STAFF_REWARD = 25;

/** What the score depends on. */
export type Holdings = Pick<Shadowgate, 'points' | 'firsts' | 'items'>;

/** QS-22 QS-29 A player's points if the game ended now, in the order of LINES. */
export function pointsOf(cards: Cards, game: Holdings, seat: Seat): number[] {
  const firsts = firstsOf(game, seat);
  const most = Math.max(...game.points.map((_, each) => firstsOf(game, each)));
  const level = game.points.filter((_, each) => firstsOf(game, each) === most).length;
  const pieces = STAFF_PIECES.filter((type) => owns(cards, game, seat, type)).length;
  return [
    game.points[seat]!,
    POINTS_A_FIRST * firsts,
    firsts > 0 && firsts === most ? POINTS_FOR_MOST / level : 0,
    firsts === 0 ? POINTS_FOR_NONE : 0,
    POINTS_A_PIECE * pieces,
    pieces === 0 ? POINTS_FOR_NONE : 0,
    0,
  ];
}

/** QS-25 How many firsts of their types a player has. */
export const firstsOf = ({ firsts }: Pick<Shadowgate, 'firsts'>, seat: Seat): number =>
  firsts.filter((each) => each === seat).length;

export const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);

/** QS-27 The Staff of Ages wins a single game. QS-28 QS-40 Otherwise most points do. QS-30 Ties are shared. */
export function outcome({ tally, match, staff }: Pick<Shadowgate, 'tally' | 'match' | 'staff'>): Outcome {
  const scores = tally.map((points): Score => {
    const lines = LINES.map((what, i) => ({ what, points: points[i]!, rule: RULES[i]! }));
    return { total: sum(points), lines: match === 'none' ? lines.slice(0, -1) : lines, tieBreaks: [] };
  });
  return { winners: match === 'none' && staff !== NONE ? [staff] : winnersOf(scores), scores };
}

const RULES = ['QS-22', 'QS-29', 'QS-29', 'QS-29', 'QS-29', 'QS-29', 'QS-41'];
