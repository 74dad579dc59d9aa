import type { Heard, Reveal } from '@gilt/engine/event';
import type { Setup } from '@gilt/engine/game';
import type { PromiseKind, Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import { z } from 'zod';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { battleCards } from './state.ts';

/** DB-05 A strength that there is at this table. */
const strength = ({ players, options }: Setup<Options>) =>
  z.strictObject({ strength: z.literal(battleCards(players, options.hands)) });

/** DB-10 What players can promise each other before they choose a card. It binds nobody. */
export const promises = {
  'at-least': promise(strength, (own, _, { strength }) => own >= strength),
  exactly: promise(strength, (own, _, { strength }) => own === strength),
  'not-the-lowest': promise(
    () => z.strictObject({}),
    (own, all) => own > Math.min(...all),
  ),
};

/** A promise about the next card that is played. */
function promise<Terms>(
  terms: (setup: Setup<Options>) => z.ZodType<Terms>,
  kept: (own: number, all: readonly number[], terms: Terms) => boolean,
): PromiseKind<Event, Options, Terms> {
  return {
    terms,
    judge(by: Seat, said: Terms, since: readonly Heard<Event>[]): Verdict {
      const turnedUp = since.find(
        (event): event is Reveal => event.type === 'reveal' && event.question === 'battle.playCards',
      );
      if (!turnedUp) return 'moot';
      const cards = turnedUp.answers.map(Number);
      return kept(cards[by]!, cards, said) ? 'kept' : 'broken';
    },
  };
}
