import { ask } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { seatsOf } from '@gilt/engine/seat';
import { PLAYERS } from './cards.ts';
import { draw } from './deck.ts';
import { exchangeOre } from './exchange.ts';
import { leaveHand } from './hand.ts';
import { cardOf, isDud, menuOf, plays } from './plays.ts';
import { raid } from './raid.ts';
import { ORE_A_LEVEL, rushDown } from './rush.ts';
import { BOTTOM, delversOf, isSafe, procedure } from './state.ts';

/** One round of all who are still in the mine. GD-07 Rush comes before exchange, and exchange before minions. */
export const round = procedure('round').steps({
  /** GD-04 A level down, with its ore. */
  advance(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.levels.length; seat++) {
      if (isSafe(game, seat)) continue;
      game.levels[seat]!++;
      game.ore[seat]! += ORE_A_LEVEL;
    }
    if (!tell) return;
    tell({ type: 'advanced', rule: 'GD-04', seats: seatsIn[delversOf(game)]!, levels: game.levels.slice() });
  },

  /** GD-04 A card each. */
  drawCards(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.levels.length; seat++) {
      if (isSafe(game, seat)) continue;
      const card = draw(game, seat, tell);
      tell?.({ type: 'drew', rule: 'GD-04', seat, card }, seat);
    }
  },

  /** GD-05 A card and, GD-18 if it is a minion, a target, in secret. */
  playCards: ask({
    rule: 'GD-05',
    seats: (game) => seatsIn[delversOf(game)]!,
    options: (game, _, seat) => menuOf(game.hands[seat]!, game.gold[seat]!, delversOf(game)),
    forced: 'secretly',
    choices: plays,
  }),

  /** GD-08 What was played goes onto the discards. GD-09 A dud does nothing else. */
  discard(game, _, played, tell) {
    for (let seat = 0; seat < played.length; seat++) {
      const play = played[seat]!;
      if (play < 0) continue;
      leaveHand(game, seat, play);
      if (tell && isDud(play)) tell({ type: 'dud', rule: 'GD-09', seat, card: cardOf(play) });
    }
  },

  /** GD-10 */
  rush: (game, _, played, tell) => rushDown(game, played, tell),

  /** GD-11 GD-12 GD-13 GD-14 */
  exchange: (game, _, played, tell) => exchangeOre(game, played, tell),

  /** GD-15 to GD-24 */
  minions: (game, _, played, tell) => raid(game, played, tell),

  /** GD-25 Whoever is at the bottom now is safe and lays down their hand. */
  reachSafety(game, _, played, tell) {
    for (let seat = 0; seat < played.length; seat++) {
      if (played[seat]! < 0 || game.levels[seat] !== BOTTOM) continue;
      game.buried[seat] = game.hands[seat]!;
      game.hands[seat] = [];
      tell?.({ type: 'safe', rule: 'GD-25', seat });
    }
  },
});

/** Lists of seats, by set of seats. */
const seatsIn: readonly (readonly Seat[])[] = Array.from({ length: 1 << PLAYERS }, (_, set) =>
  seatsOf(PLAYERS).filter((seat) => (set & (1 << seat)) !== 0),
);
