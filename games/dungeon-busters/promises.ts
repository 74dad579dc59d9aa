import type { Reveal } from '@gilt/engine/event';
import type { PromiseKind, Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import { z } from 'zod';
import type { Event } from './events.ts';

const strength = z.strictObject({ strength: z.int().min(1).max(7) });

/** DB-10 What players can promise each other before they choose a card. It binds nobody. */
export const promises = {
  'at-least': promise(strength, (own, _, { strength }) => own >= strength),
  exactly: promise(strength, (own, _, { strength }) => own === strength),
  'not-the-lowest': promise(z.strictObject({}), (own, all) => own > Math.min(...all)),
};

/** A promise about the next card that is played. */
function promise<Terms>(
  terms: z.ZodType<Terms>,
  kept: (own: number, all: readonly number[], terms: Terms) => boolean,
): PromiseKind<Event, Terms> {
  return {
    terms,
    judge(by: Seat, said: Terms, since: readonly (Event | Reveal)[]): Verdict {
      const cards = since
        .find((event): event is Reveal => event.type === 'reveal' && event.question === 'battle.playCards')
        ?.answers.map(Number);
      if (!cards) return 'moot';
      return kept(cards[by]!, cards, said) ? 'kept' : 'broken';
    },
  };
}
