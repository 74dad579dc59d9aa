import { done, jump } from '@gilt/engine/flow';
import { ask, NOT_ASKED, nobody, only } from '@gilt/engine/question';
import type { Cards } from './cards.ts';
import { discardFromHand } from './deck.ts';
import type { drawWith } from './draw.ts';
import { passFirst } from './first-of-type.ts';
import { inForce } from './in-force.ts';
import { NONE, type OpenTable, procedure } from './state.ts';

/** QS-16 The hand at the end of a turn. */
export const LEAST = 3;
export const MOST = 6;

/** QS-16 The most cards that may be kept; an effect can allow more. */
export const handLimit = (cards: Cards, game: OpenTable): number => MOST + inForce(cards, game).hand;

/** QS-14 One card, and QS-13 one for each unused action. */
export const drawsOf = (cards: Cards, game: OpenTable): { must: number; may: number } => ({
  must: 1 + inForce(cards, game).draw,
  may: game.actions,
});

/** Cards are drawn, and what was played is discarded. */
export const drawPhaseWith = (cards: Cards, draw: ReturnType<typeof drawWith>) =>
  procedure('drawPhase').steps({
    /** QS-13 QS-14 */
    drawCards(game) {
      const draws = drawsOf(cards, game);
      game.actions = 0;
      return draw.call(draws);
    },

    /** QS-15 The torch, the resources, the quests that were done, the items that were used up. */
    discardPlayed(game, _locals, _answers, tell) {
      const { active: seat, torch, resources, completed: quests, used } = game;
      const own = game.items[seat]!;
      if (torch !== NONE) game.discards.push(torch);
      for (let i = 0; i < resources.length; i++) game.discards.push(resources[i]!);
      for (let i = 0; i < quests.length; i++) game.questDiscards.push(quests[i]!);
      for (let i = 0; i < used.length; i++) {
        own.splice(own.indexOf(used[i]!), 1);
        game.discards.push(used[i]!);
      }
      game.torch = NONE;
      game.resources = [];
      game.completed = [];
      game.used = [];
      if (tell) {
        const played = torch === NONE ? resources : [torch, ...resources];
        if (played.length + quests.length > 0)
          tell({ type: 'discarded', rule: 'QS-15', seat, cards: played, quests, used });
      }
      for (let i = 0; i < used.length; i++) passFirst(cards, game, seat, used[i]!, tell);
    },

    /** QS-16 At least three. */
    drawUp(game) {
      const missing = LEAST - game.hands[game.active]!.length;
      return missing > 0 ? draw.call({ must: missing, may: 0 }) : undefined;
    },

    /** QS-16 At most six. */
    discardDown: ask({
      rule: 'QS-16',
      seats: (game) => (game.hands[game.active]!.length > handLimit(cards, game) ? only(game.active) : nobody),
      options: (game, _, seat) => game.hands[seat]!,
      forced: 'openly',
      choices: cards.byName,
    }),

    letGo(game, _, answers, tell) {
      const seat = game.active;
      const card = answers[seat]!;
      if (card === NOT_ASKED) return done;
      discardFromHand(game, seat, card);
      tell?.({ type: 'tooMany', rule: 'QS-16', seat, card });
      return jump('discardDown');
    },
  });
