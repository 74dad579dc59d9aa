import { message, type Speaker } from '@gilt/engine/words';
import type { Cards } from '@gilt/games/shadowgate/cards';
import { type Holdings, pointsOf } from '@gilt/games/shadowgate/scoring';
import { LINES } from '@gilt/games/shadowgate/state';
import { written } from './written.ts';

/** QS-29 What the points come from that a seat would have if the game ended now: `quests 3, no first of type −5`. */
export const reckoned = (cards: Cards, game: Holdings, seat: number, speaker: Speaker): string =>
  pointsOf(cards, game, seat)
    .flatMap((points, i) => (points === 0 ? [] : [`${speaker.say(message(`score.${LINES[i]!}`))} ${written(points)}`]))
    .join(', ');
