import { jump } from '@gilt/engine/flow';
import { placeIn } from './display.ts';
import { perform } from './effects.ts';
import { NONE, procedure } from './state.ts';
import { waitingFor } from './triggers.ts';

/** GR-25 A turn ends: what is lost now is lost, and what was in force this turn no longer is. */
export const endOfTurn = procedure('endOfTurn').steps({
  /** GR-25 In ascending card number. GR-21 After phase 4. */
  nextLoss(game, _locals, _answers, tell) {
    const [next] = waitingFor(game, 'endOfTurn', 0, NONE);
    if (!next) return jump('turnOver');
    const { seat, placed, trigger } = next;
    const forces = game.thisTurn[seat]!;
    forces.splice(forces.indexOf(placed), 1);
    const { card } = placed;
    return perform(game, trigger.does, { seat, card, value: 0, subject: card, rule: 'GR-21' }, tell);
  },

  untilNoneIsLeft: () => jump('nextLoss'),

  /** GR-14 Actions that waited for this turn's end are discarded. */
  turnOver(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.out.length; seat++) {
      const out = game.out[seat]!;
      const coming = game.nextTurn[seat]!;
      for (let i = out.length - 1; i >= 0; i--) {
        const card = out[i]!;
        if (placeIn(coming, card) >= 0) continue;
        out.splice(i, 1);
        game.discards.push(card);
        tell?.({ type: 'discarded', rule: 'GR-14', seat, card });
      }
      game.thisTurn[seat] = coming;
      game.nextTurn[seat] = [];
    }
    game.newcomers.length = 0;
    tell?.({ type: 'turnEnds', rule: 'GR-25', round: game.round });
  },
});
