import { done, jump } from '@gilt/engine/flow';
import type { Following } from './calls.ts';
import { CARDS } from './cards.ts';
import { perform } from './effects.ts';
import type { Telling } from './reason.ts';
import { type Greed, LAST_ROUND, procedure } from './state.ts';

/** GR-12 What a card tells its player to do once, and GR-25 what it does later this turn, or next turn. */
export const instructions = procedure<Following>('instructions').steps({
  doNext(game, locals, _, tell) {
    const { seat, card, face, value } = locals;
    const { does, type } = CARDS[face]!;
    const reason = { seat, card, value, subject: card, rule: type === 'action' ? 'GR-15' : 'GR-12' } as const;
    const begins = locals.next === 0;
    const heard = tell && listening(tell);
    while (locals.next < does.length) {
      const call = perform(game, does[locals.next++]!, reason, heard);
      if (call) return call;
    }
    comeIntoForce(game, locals, heard);
    if (begins && heard?.events === 0) tell?.({ type: 'cameToNothing', rule: reason.rule, seat, card });
    return done;
  },

  untilAllIsDone: () => jump('doNext'),
});

/** Counts what is told: a card of which nothing is told has come to nothing. */
function listening(tell: NonNullable<Telling>): NonNullable<Telling> & { events: number } {
  const heard: NonNullable<Telling> & { events: number } = Object.assign(
    (...event: Parameters<NonNullable<Telling>>): void => {
      heard.events++;
      tell(...event);
    },
    { events: 0 },
  );
  return heard;
}

/** GR-25 There is no turn after the last. */
function comeIntoForce(game: Greed, { seat, card, face, value }: Following, tell: Telling): void {
  const { comes } = CARDS[face]!;
  if (comes === 'never') return;
  const next = comes === 'nextTurn';
  if (next && game.round === LAST_ROUND) {
    tell?.({ type: 'tooLate', rule: 'GR-25', seat, card });
    return;
  }
  (next ? game.nextTurn : game.thisTurn)[seat]!.push({ card, face, markers: value });
  tell?.({ type: 'inForce', rule: 'GR-25', seat, card, face, next });
}
