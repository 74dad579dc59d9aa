import type { Cards } from './cards.ts';
import { owns } from './first-of-type.ts';
import { inForce, priceOf, QUEST } from './in-force.ts';
import { STAFF_PIECES } from './item-types.ts';
import { canPay, changedBy, missingOf, type paymentWith } from './payment.ts';
import { NONE, type OpenTable, procedure, type Shadowgate } from './state.ts';

/** The Staff of Ages is completed. */
export const staffWith = (cards: Cards, payment: ReturnType<typeof paymentWith>) =>
  procedure('staff').steps({
    /** QS-12 It is chosen as a quest is, and its cost is to be met. */
    meetCost(game, _locals, _answers, tell) {
      const missing = missingForStaff(cards, game);
      tell?.({ type: 'staffBegun', rule: 'QS-12', seat: game.active, missing: missing.slice() });
      return payment.call({ missing });
    },

    /** QS-27 That ends the game. QS-41 In a match it does no more than that. */
    complete(game, _locals, _answers, tell) {
      game.staff = game.active;
      tell?.({ type: 'staff', rule: game.match === 'none' ? 'QS-27' : 'QS-41', seat: game.active });
    },
  });

/** QS-18 What it costs, with what is in force. */
export const costOfStaff = (cards: Cards, game: OpenTable): number[] =>
  changedBy(inForce(cards, game).quests, cards.staffCost);

export const missingForStaff = (cards: Cards, game: OpenTable): number[] =>
  missingOf(cards, game, costOfStaff(cards, game));

/** QS-27 All types in play, the three pieces one's own. */
export function isAllThere(cards: Cards, game: Shadowgate): boolean {
  if (game.firsts.includes(NONE)) return false;
  for (let i = 0; i < STAFF_PIECES.length; i++) if (!owns(cards, game, game.active, STAFF_PIECES[i]!)) return false;
  return true;
}

/** QS-27 All is there. QS-19 And its cost can be met. */
export const canComplete = (cards: Cards, game: Shadowgate): boolean =>
  isAllThere(cards, game) && canPay(cards, game, missingForStaff(cards, game), priceOf(cards, game, QUEST));
