import { done, jump } from '@gilt/engine/flow';
import { ask, NOT_ASKED, nobody, only } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { remove } from '@gilt/engine/sorted';
import { follow, type Played } from './calls.ts';
import { CARDS, hasInstructions, LASTING_RULES } from './cards.ts';
import { cardOrNo, NO } from './choices.ts';
import { isDue, payWith, tellFree, waysToPay } from './costs.ts';
import { holds } from './counts.ts';
import { iconMarkers, inForce, isPlaced, placeIn, whichChange } from './display.ts';
import { backToHand, fire } from './effects.ts';
import type { Telling } from './reason.ts';
import { type Greed, procedure } from './state.ts';

/** GR-15 A card is carried out. Until it is in a display or discarded it lies out before its player. */
export const card = procedure<Played>('card').steps({
  begin(_, { seat, card, free, extra }, _answers, tell) {
    tell?.({ type: 'turn', rule: extra ? 'GR-36' : 'GR-06', seat, card });
    return free ? jump('join') : undefined;
  },

  /** GR-10 What is needed must be there before the card joins it. */
  checkNeed(game, { seat, card }, _, tell) {
    const { need } = CARDS[card]!;
    if (need.length === 0 || holds(game, need, { seat, card, value: 0 })) return undefined;
    if (inForce(game, seat, 'noNeeds') > 0) {
      tell?.({ type: 'needIgnored', rule: 'GR-25', seat, card, helpers: whichChange(game, seat, 'noNeeds') });
      return undefined;
    }
    discard(game, seat, card);
    tell?.({ type: 'unmet', rule: 'GR-10', seat, card });
    return done;
  },

  /** GR-09 Whether to pay, and with what. */
  payCost: ask({
    rule: 'GR-09',
    seats: (game, { seat, card }) => (isDue(game, seat, card) ? only(seat) : nobody),
    options: (game, { card }, seat) => waysToPay(game, seat, card),
    forced: 'secretly',
    choices: cardOrNo,
  }),

  pay(game, locals, answers, tell) {
    const { seat, card } = locals;
    const way = answers[seat]!;
    if (way === NOT_ASKED) {
      if (tell) tellFree(game, seat, card, tell);
      return undefined;
    }
    if (way !== NO) {
      locals.value = payWith(game, seat, card, way, tell);
      return undefined;
    }
    discard(game, seat, card);
    tell?.({ type: 'unpaid', rule: 'GR-09', seat, card, able: waysToPay(game, seat, card).length > 1 });
    return done;
  },

  /** GR-12 Thugs and holdings join the display. */
  join(game, { seat, card, value }, _, tell) {
    if (isPlaced(card)) joinDisplay(game, seat, card, tell);
    fire(game, 'plays', seat, card, 0, tell);
    return hasInstructions(card) ? follow(seat, card, card, value) : undefined;
  },

  /** GR-15 */
  afterwards: (game, { seat, card }, _, tell) => fire(game, 'played', seat, card, 0, tell),

  /** GR-14 An action is discarded, or stays out until the end of next turn. GR-25 68 has it return. */
  putAway(game, { seat, card }, _, tell) {
    if (!game.out[seat]!.includes(card)) return;
    if (inForce(game, seat, 'actionsReturn') > 0) backToHand(game, seat, card, 'GR-25', tell);
    else if (placeIn(game.nextTurn[seat]!, card) < 0) discard(game, seat, card);
  },
});

function discard(game: Greed, seat: Seat, card: number): void {
  remove(game.out[seat]!, card);
  game.discards.push(card);
}

/** GR-12 A card joins the display. GR-13 A holding gets markers for its icons; GR-34 but 12 only at the end. */
function joinDisplay(game: Greed, seat: Seat, card: number, tell: Telling): void {
  remove(game.out[seat]!, card);
  const placed = { card, face: card, markers: 0 };
  game.displays[seat]!.push(placed);
  if (CARDS[card]!.type === 'thug') {
    game.newcomers.push(card);
    tell?.({ type: 'joined', rule: 'GR-12', seat, card });
    return;
  }
  const later = LASTING_RULES.iconMarkersAtTheEnd[card]!;
  if (!later) placed.markers = iconMarkers(game, seat, card);
  tell?.({ type: 'opened', rule: later ? 'GR-34' : 'GR-13', seat, card, markers: placed.markers });
}
