import { done } from '@gilt/engine/flow';
import { ask, nobody, only } from '@gilt/engine/question';
import type { actionPhaseWith } from './action-phase.ts';
import type { Cards } from './cards.ts';
import { leaveHand } from './deck.ts';
import type { drawPhaseWith } from './draw-phase.ts';
import type { eventPhaseWith } from './event-phase.ts';
import { inForce } from './in-force.ts';
import { deal } from './quest-deck.ts';
import { NONE, type OpenTable, procedure } from './state.ts';

interface Phases {
  readonly eventPhase: ReturnType<typeof eventPhaseWith>;
  readonly actionPhase: ReturnType<typeof actionPhaseWith>;
  readonly drawPhase: ReturnType<typeof drawPhaseWith>;
}

/** One player's turn: event, torch, actions, draw and discard, end. */
export const turnWith = (cards: Cards, { eventPhase, actionPhase, drawPhase }: Phases) =>
  procedure('turn').steps({
    eventPhase(game, _locals, _answers, tell) {
      tell?.({ type: 'turn', rule: 'QS-09', seat: game.active });
      return eventPhase.call({ lose: 0 });
    },

    /** QS-11 A card is burnt. */
    lightTorch: ask({
      rule: 'QS-11',
      seats: (game) => (game.hands[game.active]!.length > 0 ? only(game.active) : nobody),
      options: (game, _, seat) => game.hands[seat]!,
      forced: 'openly',
      choices: cards.byName,
    }),

    /** QS-11 Its torch value is the number of actions. */
    countActions(game, _, answers, tell) {
      const seat = game.active;
      const card = answers[seat]!;
      game.spared = 0;
      if (card < 0) {
        game.actions = 0;
        tell?.({ type: 'noTorch', rule: 'QS-11', seat });
        return;
      }
      leaveHand(game, seat, card);
      game.torch = card;
      game.actions = actionsBy(cards, game, card);
      tell?.({ type: 'torch', rule: 'QS-11', seat, card, actions: game.actions });
    },

    actionPhase: () => actionPhase.call(),

    /** QS-27 After the Staff of Ages nothing more happens. */
    drawPhase: (game) => (game.staff === NONE ? drawPhase.call() : done),

    /** QS-17 Quests and pool are filled up. */
    fillUp: (game, _locals, _answers, tell) => deal(game, 'QS-17', tell),

    /** QS-17 The event moves on to the left. */
    moveEvent(game, _locals, _answers, tell) {
      if (game.event === NONE) return;
      tell?.({ type: 'eventMoves', rule: 'QS-17', card: game.event, to: (game.active + 1) % game.flow.players });
    },
  });

/** QS-11 The actions that a torch gives. */
export function actionsBy(cards: Cards, game: OpenTable, card: number): number {
  const { actions, torch } = inForce(cards, game);
  return Math.max(0, Math.max(cards.adventure.torch[card]!, torch) + actions);
}
