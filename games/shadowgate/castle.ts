import type { Seat } from '@gilt/engine/seat';
import type { ShadowgateView } from './secrets.ts';

/** The game as somebody at the table may know it. */
export type Castle = ShadowgateView['game'];

/** The cards of a hand as far as they are known; of another's hand nothing is. */
export const handOf = ({ hands }: Pick<Castle, 'hands'>, seat: Seat): readonly number[] => {
  const hand = hands[seat];
  return typeof hand === 'number' || hand === undefined ? [] : hand;
};

/** The table as it would be in that player's turn, for what things would cost them then. */
export const inTurnOf = (game: Castle, seat: Seat): Castle => ({ ...game, active: seat });
