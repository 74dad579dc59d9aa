import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Knowledge } from '../search/knowledge.ts';

/** What a lead is worth in a game: so many points more, and a win is e times as likely. The further the game, the fewer points that takes. */
interface Outlook {
  /** At the beginning, and when somebody has `top` points coming. */
  readonly early: number;
  readonly late: number;
  readonly top: number;
  /** So long an imagined game is played before it is judged, by the game's clock: until what was chosen has had its effect. */
  readonly ahead: number;
}

/**
 * From games between rules of thumb, by `npm run review-proof -- --fit`. In Goofspiel the cards that are left decide, and no forecast knows what they are worth: there
 * games are played to their end.
 */
const outlooks: Readonly<Record<string, Outlook>> = {
  'dungeon-busters': { early: 12, late: 8.5, top: 30, ahead: 4 },
  greedquest: { early: 22, late: 2.8, top: 20, ahead: 8 },
  'greedy-delvers': { early: 190, late: 12, top: 180, ahead: 8 },
  greed: { early: 70_000, late: 18_000, top: 165_000, ahead: 12 },
  shadowgate: { early: 8, late: 2.8, top: 47, ahead: 4 },
};

export const outlookIn = ({ id }: AnyGame): Outlook | null => outlooks[id] ?? null;

/** By seat: the chance of winning, judged by the points that are forecast. */
export function outlookOf({ early, late, top }: Outlook, { forecast }: Knowledge, game: State): number[] {
  const points = forecast(game);
  const most = Math.max(...points);
  const gone = Math.min(1, Math.max(0, most / top));
  const lead = early ** (1 - gone) * late ** gone;
  const weights = points.map((each) => Math.exp((each - most) / lead));
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((each) => each / sum);
}
