import type { Frame } from '@gilt/engine/flow';
import type { Seat } from '@gilt/engine/seat';
import { insert, remove } from '@gilt/engine/sorted';
import { takeFrom } from './calls.ts';
import { hasInstructions, isThug, LASTING_RULES } from './cards.ts';
import { aloneWithMost, holds, times } from './counts.ts';
import { disguise } from './disguise.ts';
import { inForce, placeIn } from './display.ts';
import { drawCards, revealThug } from './draw-pile.ts';
import { encore } from './encore.ts';
import type { By, Loss } from './events.ts';
import { hideout } from './hideout.ts';
import { putMarkers } from './markers.ts';
import type { Reason, Telling } from './reason.ts';
import type { Greed, Table } from './state.ts';
import { type Waiting, waitingFor } from './triggers.ts';
import type { Effect, Happening } from './vocabulary.ts';

/** Carries out one effect of a card. What somebody has to choose for it is a procedure to call. */
export function perform(game: Greed, effect: Effect, reason: Reason, tell: Telling): Frame | undefined {
  if (!holds(game, effect.given, reason)) return undefined;
  const { seat, card } = reason;
  switch (effect.do) {
    case 'gain':
    case 'loseCash':
      moveCash(game, effect, reason, tell);
      return undefined;
    case 'markers':
      return putMarkers(game, effect, reason, tell);
    case 'draw':
      drawCards(game, effect.amount * times(game, effect.per, reason, seat), reason, tell);
      return undefined;
    case 'lose':
      return takeFrom(losersOf(game, effect, seat), effect.on === 'thug' ? 'thug' : 'holding', card);
    case 'returnToHand':
      backToHand(game, seat, card, reason.rule, tell);
      return undefined;
    case 'revealThug':
      return revealThug(game, reason, tell);
    case 'copyThug':
      return disguise.call({ seat, card });
    case 'repeatThugs':
      return repeatThugs(game, seat);
    case 'playAnother':
      return encore.call({ seat });
  }
}

/** Has everybody concerned gain or lose cash. */
function moveCash(game: Greed, effect: Effect, reason: Reason, tell: Telling): void {
  for (let seat = 0; seat < game.cash.length; seat++) {
    if (!concerns(game, effect, reason.seat, seat)) continue;
    const cash = effect.amount * times(game, effect.per, reason, seat);
    if (effect.do === 'gain') gain(game, seat, cash, reason, tell);
    else loseCash(game, seat, cash, reason, tell);
  }
}

/** Whether an effect of somebody's card is done to a seat. */
export function concerns(table: Table, { who }: Effect, player: Seat, seat: Seat): boolean {
  switch (who) {
    case 'you':
      return seat === player;
    case 'others':
      return seat !== player;
    case 'everyone':
      return true;
    case 'mostHoldings':
      return seat === aloneWithMost(table, 'holding');
    case 'mostHearts':
      return seat === aloneWithMost(table, 'heart');
  }
}

/** GR-32 Each gain is doubled as it happens, and copied as it then is. */
function gain(game: Greed, seat: Seat, cash: number, { card, rule }: Reason, tell: Telling): void {
  if (cash === 0) return;
  const factor = 2 ** inForce(game, seat, 'doubleGains');
  game.cash[seat]! += factor * cash;
  tell?.({ type: 'gained', rule, seat, card, cash: factor * cash, factor });
  fire(game, 'gains', seat, 0, factor * cash, tell);
}

/** GR-18 Nobody can have less than nothing. */
function loseCash(game: Greed, seat: Seat, wanted: number, { card, rule }: Reason, tell: Telling): void {
  const cash = Math.min(wanted, game.cash[seat]!);
  if (cash === 0) return;
  game.cash[seat]! -= cash;
  tell?.({ type: 'lostCash', rule, seat, card, cash });
}

/** GR-21 In seat order from the left of the card's player, who comes last if concerned at all. */
export function losersOf(game: Greed, { who }: Effect, player: Seat): Seat[] {
  const players = game.displays.length;
  const losers: Seat[] = [];
  for (let step = 1; step < players; step++) losers.push((player + step) % players);
  if (who === 'everyone') losers.push(player);
  return losers;
}

/** GR-31 The thugs of earlier turns that have anything to repeat, in the order of the display. */
function repeatThugs({ displays, newcomers }: Greed, seat: Seat): Frame | undefined {
  const thugs = displays[seat]!.filter(
    ({ card, face }) => isThug(face) && hasInstructions(face) && !newcomers.includes(card),
  ).map(({ card }) => card);
  return thugs.length > 0 ? hideout.call({ seat, thugs }) : undefined;
}

/** A card that lies out goes back to hand, for everybody to see. */
export function backToHand(game: Greed, seat: Seat, card: number, rule: By | 'GR-25', tell: Telling): void {
  remove(game.out[seat]!, card);
  insert(game.hands[seat]!, card);
  insert(game.returned[seat]!, card);
  tell?.({ type: 'returned', rule, seat, card });
}

/** GR-19 A thug or holding leaves a display because of another card. Says how many markers were on it. */
export function loseCard(game: Greed, seat: Seat, card: number, how: Loss, by: number, tell: Telling): number {
  // What waits for it acts after it has left, the card itself too.
  const waiting = waitingFor(game, 'loses', seat, card);
  const display = game.displays[seat]!;
  const [gone] = display.splice(placeIn(display, card), 1);
  if (game.newcomers.includes(card)) remove(game.newcomers, card);
  if (how === 'relocated') {
    insert(game.hands[seat]!, card);
    insert(game.returned[seat]!, card);
  } else {
    game.discards.push(card);
  }
  tell?.({ type: 'lost', rule: 'GR-19', seat, card, how, by });
  act(game, waiting, 'loses', card, 0, tell);
  return gone!.markers;
}

/** GR-17 Something happens, and whatever waits for it acts once. `player` does it with the card `subject`. */
export function fire(game: Greed, when: Happening, player: Seat, subject: number, gained: number, tell: Telling): void {
  act(game, waitingFor(game, when, player, subject), when, subject, gained, tell);
}

function act(
  game: Greed,
  waiting: readonly Waiting[],
  when: Happening,
  subject: number,
  gained: number,
  tell: Telling,
): void {
  for (const { seat, placed, trigger } of waiting) {
    const value = when === 'gains' ? gained : placed.markers;
    const rule = when === 'endOfGame' ? (LASTING_RULES.iconMarkersAtTheEnd[placed.face] ? 'GR-34' : 'GR-35') : 'GR-17';
    perform(game, trigger.does, { seat, card: placed.card, value, subject, rule }, tell);
  }
}
