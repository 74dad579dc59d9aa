import type { Cards } from '@gilt/games/shadowgate/cards';
import { owns } from '@gilt/games/shadowgate/first-of-type';
import { WILD } from '@gilt/games/shadowgate/item-types';
import type { Shadowgate } from '@gilt/games/shadowgate/state';
import type { HandCard } from '../../furniture/hand.tsx';
import type { TableView } from '../../table/view.ts';
import { say } from '../../words.ts';
import { AdventureFace, adventureWords } from './cards.tsx';
import { outlookOf } from './for-you.tsx';
import { ACT, type Plan } from './plan.ts';
import type { Castle } from './set.ts';

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
  { now, picked }: TableView,
  cards: Cards,
  game: Castle,
  seat: number,
  card: number,
  plan: Plan | null,
  going: readonly number[],
): HandCard {
  const id = cards.adventure.ids[card]!;
  const base = { key: id, label: adventureWords(cards, card), kind: 'shadow' };
  const face = <AdventureFace card={card} />;
  if (!plan) return { ...base, choice: null, face };
  if (picked === id && plan.deed?.type === 'item')
    return {
      ...base,
      choice: id,
      face: <AdventureFace card={card} ribbon={say('qs.ribbon.deed')} />,
      note: say('qs.hand.deed'),
      data: { 'data-role': 'deed' },
    };
  if (plan.chosen.includes(card))
    return {
      ...base,
      choice: id,
      face: <AdventureFace card={card} ribbon={say('qs.ribbon.pays')} />,
      note: say('qs.hand.pays'),
      data: { 'data-role': 'pays' },
    };
  if (going.includes(card))
    return {
      ...base,
      choice: id,
      face: <AdventureFace card={card} ribbon={say('qs.ribbon.goes')} />,
      note: say('qs.hand.goes'),
      data: { 'data-role': 'goes' },
    };
  if (plan.purse)
    return plan.mayAdd(card)
      ? { ...base, choice: id, face, note: say('qs.hand.mayPay') }
      : { ...base, choice: null, face, note: say('qs.hand.noUse'), data: { 'data-out': 'true' } };
  if (now!.asked!.names.includes(id))
    return { ...base, choice: id, face, ...(now!.asked!.where === ACT ? { data: { 'data-lit': 'true' } } : {}) };
  if (now!.asked!.where === EVENT) return { ...base, choice: null, face, data: { 'data-out': 'true' } };
  if (now!.asked!.where !== ACT) return { ...base, choice: null, face };
  const outlook = cards.adventure.type[card]! < 0 ? null : outlookOf(cards, game, seat, { type: 'item', card }, true);
  return {
    ...base,
    choice: null,
    face: outlook ? <AdventureFace card={card} short={outlook.short} /> : face,
    note: whyNot(cards, game, seat, card, outlook?.words ?? ''),
    data: { 'data-out': 'true' },
  };
}

/** Why a card cannot be acquired. */
function whyNot(cards: Cards, game: Castle, seat: number, card: number, dear: string): string {
  const type = cards.adventure.type[card]!;
  if (type < 0) return say('qs.why.event');
  if (type !== WILD && owns(cards, game as unknown as Shadowgate, seat, type)) return say('qs.why.owned');
  return dear;
}
