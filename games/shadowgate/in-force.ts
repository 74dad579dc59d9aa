import type { Cards } from './cards.ts';
import type { Effects } from './effects.ts';
import type { Shadowgate } from './state.ts';

type Turn = Pick<Shadowgate, 'active' | 'abilities' | 'event' | 'spared' | 'actions'>;

/** QS-09 What the ability of the player whose turn it is and the event in play come to. */
export const inForce = (cards: Cards, { abilities, active, event }: Turn): Effects =>
  cards.inForce[abilities[active]!]![event + 1]!;

/** QS-12 What takes an action. */
export const [CYCLING, QUEST, ITEM, RESOURCE] = [0, 1, 2, 3] as const;

/** How many actions it takes to do such a thing now: 1, or 0 where an effect spares the first of a turn. */
export const priceOf = (cards: Cards, game: Turn, what: number): number =>
  (inForce(cards, game).spare & ~game.spared & (1 << what)) === 0 ? 1 : 0;

/** QS-12 Spends the action that it takes; none for a card that needs none. */
export function spend(cards: Cards, game: Turn, what: number, actions = 1): void {
  if (actions === 0) return;
  if (priceOf(cards, game, what) === 0) game.spared |= 1 << what;
  else game.actions--;
}
