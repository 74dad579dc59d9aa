import type { Heard, Reveal } from '@gilt/engine/event';
import type { PromiseKind, Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import { z } from 'zod';
import { PLAYERS } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { NONE, plays, targetOf } from './plays.ts';

const noTerms = z.strictObject({});
const somebody = z.strictObject({
  seat: z
    .int()
    .min(0)
    .max(PLAYERS - 1),
});

/** GD-05 What players can promise each other before they choose. It binds nobody. */
export const promises = {
  exchange: promise(noTerms, (own) => own === 'exchange'),
  'no-exchange': promise(noTerms, (own) => own !== 'exchange'),
  'no-attack': promiseTo((target, seat) => target !== seat),
  attack: promiseTo((target, seat) => target === seat),
};

/** A promise about the next card that is played. Who is not asked any more, or speaks of themselves, neither keeps nor breaks it. */
function promise<Terms>(
  terms: z.ZodType<Terms>,
  kept: (own: string, terms: Terms) => boolean,
  concerns: (terms: Terms) => Seat = () => NONE,
): PromiseKind<Event, Options, Terms> {
  return {
    terms: () => terms,
    judge(by: Seat, said: Terms, since: readonly Heard<Event>[]): Verdict {
      const turnedUp = since.find((event): event is Reveal => event.type === 'reveal');
      const own = turnedUp?.answers[by] ?? null;
      if (!turnedUp || own === null || concerns(said) === by || turnedUp.answers[concerns(said)] === null)
        return 'moot';
      return kept(own, said) ? 'kept' : 'broken';
    },
  };
}

/** A promise about a minion and one player. GD-25 If that one is safe, nobody can be as good or bad as their word. */
function promiseTo(kept: (target: Seat, seat: Seat) => boolean): PromiseKind<Event, Options, { seat: Seat }> {
  return promise(
    somebody,
    (own, { seat }) => kept(targetOf(plays.number(own)), seat),
    ({ seat }) => seat,
  );
}
