import type { Seat } from '@gilt/engine/seat';
import type { FlowView } from '@gilt/engine/view';
import { CYCLE, DONE, STAFF, theftOf } from './card-set.ts';
import type { Cards } from './cards.ts';
import type { Castle } from './castle.ts';

/** What is going on, the innermost last. */
export type Stack = FlowView['stack'];

/** QS-12 What an action can be spent on. */
export type Deed =
  | { readonly type: 'quest'; readonly side: number }
  | { readonly type: 'item'; readonly card: number }
  | { readonly type: 'theft'; readonly card: number; readonly from: Seat }
  | { readonly type: typeof STAFF | typeof CYCLE | typeof DONE };

/** The deed that a choice of the action phase stands for. */
export function deedOf(cards: Cards, game: Pick<Castle, 'items'>, choice: string): Deed {
  if (choice === STAFF || choice === CYCLE || choice === DONE) return { type: choice };
  const side = cards.quests.ids.indexOf(choice);
  if (side >= 0) return { type: 'quest', side };
  const card = cards.adventure.ids.indexOf(choice);
  if (card >= 0) return { type: 'item', card };
  const stolen = cards.adventure.ids.findIndex((id) => theftOf(id) === choice);
  return { type: 'theft', card: stolen, from: game.items.findIndex((own) => own.includes(stolen)) };
}

/** How a deed is chosen. */
export function choiceOf(cards: Cards, deed: Deed): string {
  switch (deed.type) {
    case 'quest':
      return cards.quests.ids[deed.side]!;
    case 'item':
      return cards.adventure.ids[deed.card]!;
    case 'theft':
      return theftOf(cards.adventure.ids[deed.card]!);
    default:
      return deed.type;
  }
}

/** What is being done right now, and what of its cost is missing; null if nothing is. */
export function underWay(stack: Stack): { deed: Deed; missing: readonly number[] | null } | null {
  const paying = stack.find(({ procedure }) => procedure === 'payment');
  const missing = paying ? (paying.locals.missing as readonly number[]) : null;
  for (const { procedure, locals } of stack) {
    if (procedure === 'quest') return { deed: { type: 'quest', side: Number(locals.side) }, missing };
    if (procedure === 'item') return { deed: { type: 'item', card: Number(locals.card) }, missing };
    if (procedure === 'staff') return { deed: { type: 'staff' }, missing };
    if (procedure === 'steal')
      return { deed: { type: 'theft', card: Number(locals.card), from: Number(locals.from) }, missing };
  }
  return null;
}
