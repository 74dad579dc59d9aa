import type { Heard } from '@gilt/engine/event';
import type { PromiseKind, Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import { z } from 'zod';
import type { Cards } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

/** What players can promise each other about their next turn. It binds nobody. */
export const promisesWith = (cards: Cards) => ({
  'no-event': promise(
    () => z.strictObject({}),
    (event) => event.type === 'eventPlayed',
  ),
  'leave-quest': promise(
    () => z.strictObject({ quest: z.enum(cards.quests.ids) }),
    (event, { quest }) => event.type === 'questBegun' && cards.quests.ids[event.side] === quest,
  ),
  'leave-items': promise(
    ({ options: { stealing } }) => z.strictObject({}).refine(() => stealing, 'nothing can be stolen at this table'),
    (event) => event.type === 'theft',
  ),
});

/** A promise not to do something in one's next turn. */
function promise<Terms>(
  terms: PromiseKind<Event, Options, Terms>['terms'],
  breaks: (event: Event, terms: Terms) => boolean,
): PromiseKind<Event, Options, Terms> {
  return {
    terms,
    judge(by: Seat, said: Terms, since: readonly Heard<Event>[]): Verdict {
      const begin = since.findIndex((event) => event.type === 'turn' && event.seat === by);
      if (begin < 0) return 'moot';
      const after = since.slice(begin + 1);
      const end = after.findIndex(({ type }) => type === 'turn' || type === 'scored');
      const turn = end < 0 ? after : after.slice(0, end);
      if (turn.some((event) => breaks(event as Event, said))) return 'broken';
      return end < 0 ? 'moot' : 'kept';
    },
  };
}
