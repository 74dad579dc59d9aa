import { done, jump } from '@gilt/engine/flow';
import type { Seat } from '@gilt/engine/seat';
import { follow } from './calls.ts';
import { placeIn } from './display.ts';
import { procedure } from './state.ts';

/** GR-31 The thugs of earlier turns do once more what they did when they were played. `thugs`: those still to come. */
export const hideout = procedure<{ seat: Seat; thugs: number[] }>('hideout').steps({
  nextThug(game, { seat, thugs }, _, tell) {
    const card = thugs.shift();
    if (card === undefined) return done;
    const display = game.displays[seat]!;
    tell?.({ type: 'repeated', rule: 'GR-31', seat, card });
    return follow(seat, card, display[placeIn(display, card)]!.face, 0);
  },

  untilAllHave: () => jump('nextThug'),
});
