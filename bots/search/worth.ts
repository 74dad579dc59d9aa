import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Knowledge } from './knowledge.ts';

/** How much of what a seat wants is points, and not the win: so it goes on trying when it is far ahead or behind. */
const MARGIN = 0.25;

/** What the end of a game, or a position that is judged, is worth to each seat: from 0 to 1. */
export type Worth = (game: State) => number[];

/** A share of the win, and a little for points ahead of the best of the others. */
export function worthOf(rules: AnyGame, { forecast, lead }: Knowledge): Worth {
  return (game) => {
    if (game.flow.stack.length > 0) {
      const points = forecast(game);
      return blend(sharesFor(points, lead), points, lead);
    }
    const { winners, scores } = rules.outcome(game);
    const shares = new Array<number>(scores.length).fill(0);
    for (const winner of winners) shares[winner] = 1 / winners.length;
    return blend(
      shares,
      scores.map(({ total }) => total),
      lead,
    );
  };
}

/** The point difference to the better of the others, for games that are played for points. */
export const differenceOf =
  (rules: AnyGame, most: number): Worth =>
  (game) => {
    const points = rules.outcome(game).scores.map(({ total }) => total);
    return points.map((own, seat) => 0.5 + (own - bestOther(points, seat)) / (2 * most));
  };

function blend(shares: readonly number[], points: readonly number[], lead: number): number[] {
  const worth = new Array<number>(points.length);
  for (let seat = 0; seat < points.length; seat++) {
    const ahead = (points[seat]! - bestOther(points, seat)) / (2 * lead);
    worth[seat] = (1 - MARGIN) * shares[seat]! + MARGIN / (1 + Math.exp(-ahead));
  }
  return worth;
}

function bestOther(points: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other]! > best) best = points[other]!;
  return best;
}

/** How likely each seat is to win that has so many points coming. */
function sharesFor(points: readonly number[], lead: number): number[] {
  const most = Math.max(...points);
  const weights = points.map((each) => Math.exp((each - most) / lead));
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((each) => each / sum);
}
