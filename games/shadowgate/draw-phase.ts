import { done, jump } from '@gilt/engine/flow';
import { ask, NOT_ASKED, nobody, only } from '@gilt/engine/question';
import type { Cards } from './cards.ts';
import { discardFromHand } from './deck.ts';
import type { drawWith } from './draw.ts';
import { discardItem } from './first-of-type.ts';
import { inForce } from './in-force.ts';
import { NONE, procedure, type Shadowgate } from './state.ts';

/** QS-16 The hand at the end of a turn. */
export const LEAST = 3;
export const MOST = 6;

/** QS-16 The most cards that may be kept; an effect can allow more. */
export const handLimit = (cards: Cards, game: Shadowgate): number => MOST + inForce(cards, game).hand;

/** Cards are drawn, and what was played is discarded. */
export const drawPhaseWith = (cards: Cards, draw: ReturnType<typeof drawWith>) =>
  procedure('drawPhase').steps({
    /** QS-14 One card, and QS-13 one for each unused action. */
    drawCards(game) {
      const may = game.actions;
      game.actions = 0;
      return draw.call({ must: 1 + inForce(cards, game).draw, may });
    },

    /** QS-15 The torch, the resources, the quests that were done, the items that were used up. */
    discardPlayed(game, _locals, _answers, tell) {
      const seat = game.active;
      if (game.torch !== NONE) game.discards.push(game.torch);
      for (let i = 0; i < game.resources.length; i++) game.discards.push(game.resources[i]!);
      for (let i = 0; i < game.completed.length; i++) game.questDiscards.push(game.completed[i]!);
      if (tell) {
        const played = game.torch === NONE ? game.resources : [game.torch, ...game.resources];
        const quests = game.completed.slice();
        if (played.length + quests.length > 0)
          tell({ type: 'discarded', rule: 'QS-15', seat, cards: played, quests, used: game.used.slice() });
      }
      for (let i = 0; i < game.used.length; i++) discardItem(cards, game, seat, game.used[i]!, tell);
      game.torch = NONE;
      game.resources = [];
      game.completed = [];
      game.used = [];
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
