import type { Heard } from '@gilt/engine/event';
import type { PromiseKind, Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import { z } from 'zod';
import { CARD_IDS } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

type OfCard = { readonly card: string };
const terms = () => z.strictObject({ card: z.enum(CARD_IDS) });

/** What players can promise each other before they choose a card. It binds nobody. */
export const promises = {
  'will-play': promise((played, promised) => played === promised),
  'will-not-play': promise((played, promised) => played !== promised),
};

/** A promise about the next card that is chosen. GQ-12 GQ-38 Who chooses none that turn neither keeps nor breaks it. */
function promise(kept: (played: string, promised: string) => boolean): PromiseKind<Event, Options, OfCard> {
  return {
    terms,
    judge(by: Seat, { card }: OfCard, since: readonly Heard<Event>[]): Verdict {
      const chosen = since.find((event) => event.type === 'reveal' && event.question === 'turn.playCards');
      const played = chosen?.type === 'reveal' ? chosen.answers[by] : null;
      if (!played) return 'moot';
      return kept(played, card) ? 'kept' : 'broken';
    },
  };
}
