import type { Cards } from '@gilt/games/shadowgate/cards';
import type { Castle } from '@gilt/games/shadowgate/castle';
import { owns } from '@gilt/games/shadowgate/first-of-type';
import { WILD } from '@gilt/games/shadowgate/item-types';
import type { HandCard } from '../../furniture/hand.tsx';
import { AdventureFace, adventureWords } from './cards.tsx';
import { outlookOf } from './for-you.tsx';
import { ACT, type Plan } from './plan.ts';
import { say } from './say.ts';
import type { CastleTable } from './set.ts';

const EVENT = 'eventPhase.playEvent';

/** An item that can be used for a quest: while it is asked for, these are in hand. */
export const itemCard = (cards: Cards, card: number): HandCard => ({
  key: cards.adventure.ids[card]!,
  choice: cards.adventure.ids[card]!,
  label: adventureWords(cards, card),
  kind: 'shadow',
  face: <AdventureFace card={card} />,
});

/** A card of the hand, and what can be done with it now. */
export function handCard(
  { now, picked }: CastleTable,
  cards: Cards,
  game: Castle,
  seat: number,
  card: number,
  plan: Plan | null,
  going: readonly number[],
): HandCard {
  const id = cards.adventure.ids[card]!;
  const base = { ...itemCard(cards, card), choice: null };
  if (!plan) return base;
  const open = { ...base, choice: id };
  const out = { ...base, data: { 'data-out': 'true' } };
  const becomes = (role: 'deed' | 'pays' | 'goes'): HandCard => ({
    ...open,
    face: <AdventureFace card={card} ribbon={say(`qs.ribbon.${role}`)} />,
    note: say(`qs.hand.${role}`),
    data: { 'data-role': role },
  });
  if (picked === id && plan.deed?.type === 'item') return becomes('deed');
  if (plan.chosen.includes(card)) return becomes('pays');
  if (going.includes(card)) return becomes('goes');
  if (plan.purse)
    return plan.mayAdd(card) ? { ...open, note: say('qs.hand.mayPay') } : { ...out, note: say('qs.hand.noUse') };
  const { names, where } = now!.asked!;
  if (names.includes(id)) return where === ACT ? { ...open, data: { 'data-lit': 'true' } } : open;
  if (where === EVENT) return out;
  if (where !== ACT) return base;
  const outlook = cards.adventure.type[card]! < 0 ? null : outlookOf(cards, game, seat, { type: 'item', card }, true);
  return {
    ...out,
    ...(outlook ? { face: <AdventureFace card={card} short={outlook.short} /> } : {}),
    note: whyNot(cards, game, seat, card, outlook?.words ?? ''),
  };
}

/** Why a card cannot be acquired. */
function whyNot(cards: Cards, game: Castle, seat: number, card: number, dear: string): string {
  const type = cards.adventure.type[card]!;
  if (type < 0) return say('qs.why.event');
  if (type !== WILD && owns(cards, game, seat, type)) return say('qs.why.owned');
  return dear;
}
