import type { Frame } from '@gilt/engine/flow';
import { insert } from '@gilt/engine/sorted';
import { carryOut } from './calls.ts';
import { isThug } from './cards.ts';
import type { Reason, Telling } from './reason.ts';
import { type Greed, NONE } from './state.ts';

/** GR-20 From an empty draw pile nothing is drawn. */
export function drawCards(game: Greed, count: number, { seat, card, rule }: Reason, tell: Telling): void {
  for (let i = 0; i < count; i++) {
    if (game.drawPile.length === 0) {
      tell?.({ type: 'nothingDrawn', rule: 'GR-20', seat, card });
      return;
    }
    const drew = game.drawPile.pop()!;
    insert(game.hands[seat]!, drew);
    game.drawn[seat]!++;
    tell?.({ type: 'drew', rule, seat, card, drew }, seat, { type: 'drew', rule, seat, card, drew: NONE });
  }
}

/** 53: cards are revealed until there is a thug, who is played without cost or need; the others are discarded. */
export function revealThug(game: Greed, { seat, card, rule }: Reason, tell: Telling): Frame | undefined {
  const cards: number[] = [];
  let thug = NONE;
  while (thug === NONE && game.drawPile.length > 0) {
    const top = game.drawPile.pop()!;
    cards.push(top);
    if (isThug(top)) thug = top;
    else game.discards.push(top);
  }
  if (thug !== NONE) game.out[seat]!.push(thug);
  if (cards.length > 0) tell?.({ type: 'revealed', rule, seat, card, cards, thug });
  if (thug === NONE) {
    tell?.({ type: 'nothingDrawn', rule: 'GR-20', seat, card });
    return undefined;
  }
  return carryOut(seat, thug, true, true);
}
