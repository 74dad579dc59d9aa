import { chance, type Random, randomFrom } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, isHolding, isThug } from '@gilt/games/greed/cards';
import { CASH, NO } from '@gilt/games/greed/choices';
import { holds, times } from '@gilt/games/greed/counts';
import { countOf, iconMarkers, inForce, placeIn } from '@gilt/games/greed/display';
import { outcome } from '@gilt/games/greed/scoring';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { Greed, Table } from '@gilt/games/greed/state';
import type { Ability, Effect, Price } from '@gilt/games/greed/vocabulary';
import type { Task } from './bot.ts';
import type { Knowledge } from './search/knowledge.ts';

/** What things are worth, in thousands of dollars: a marker, a thug, a card in hand, an icon for each round to come. */
const MARKER = 10;
const THUG = 2;
const HAND_CARD = 5;
const ICON = 0.9;
/** What harm to an opponent is worth, of its amount. */
const HARM = 0.3;
/** How much of its worth a card keeps that cannot be played yet, or not be paid. */
const NOT_YET = 0.5;
/** What cannot be paid costs so much. */
const TOO_MUCH = 999;
/** What abilities are worth that say no figure, and effects that are not about cash or markers. */
const SPECIAL: Readonly<Record<string, number>> = {
  ...{ noCosts: 8, noNeeds: 6, doubleGains: 15, actionsReturn: 8, oneMoreCard: 15, cheaperHoldings: 6, cheaper: 6 },
  ...{ gunAndKey: 3, draw: 4, lose: 3, returnToHand: 3, revealThug: 12, copyThug: 8, repeatThugs: 10, playAnother: 8 },
};
/** How often an ability acts in each round to come; those of a turn's or the game's end act once. */
const OFTEN: Readonly<Record<string, number>> = { eachTurn: 1, plays: 0.25, played: 0.35, loses: 0.1, gains: 0.1 };

/** Rules of thumb for Greed: take and play what brings most money, counted from what the cards say. */
export const think = ({ view, question, seat, seed }: Task): number =>
  choose(view as GreedView, question.where, seat, question.options, randomFrom(seed));

export const knowledge: Knowledge<Greed> = {
  choose: ({ game, where, seat, options }, random) =>
    choose({ game, flow: game.flow } as unknown as GreedView, where, seat, options, random),
  forecast: (game) => outcome(game).scores.map(({ total }) => total),
  lead: 25_000,
};

function choose(view: GreedView, where: string, seat: Seat, options: readonly number[], random: Random): number {
  const merits = options.map((choice) => meritOf(view, where, seat, choice) + chance(random));
  return options[merits.indexOf(Math.max(...merits))]!;
}

function meritOf(view: GreedView, where: string, seat: Seat, choice: number): number {
  if (choice === NO) return 0;
  switch (where) {
    case 'round.takeCard': {
      const brought = brings(view, seat, choice, 1);
      const price = priceNow(view, seat, choice);
      return Math.max(price === null ? 0 : brought - price, NOT_YET * brought) + iconsWorth(view, choice);
    }
    case 'card.payCost':
      return worthPaying(view, seat, choice);
    case 'losses.chooseLoss':
      return -worthInPlay(view, seat, choice);
    case 'development.chooseHolding':
      return CARDS[choice]!.lasting.length;
    case 'disguise.chooseThug':
      return brings(view, seat, choice, 0);
    case 'eachTurn.chooseAbility':
      return CARDS[choice]!.lasting.some((it) => typeof it !== 'string' && it.does.given.length > 0) ? 1 : 0;
    default:
      return worth(view, seat, choice);
  }
}

const roundsLeft = ({ game }: GreedView): number => 13 - game.round;

const iconsWorth = (view: GreedView, card: number): number =>
  ICON * roundsLeft(view) * CARDS[card]!.icons.reduce((sum, count) => sum + count, 0);

/** What a card in play is worth to its owner; less than nothing if losing it pays. */
function worthInPlay(view: GreedView, seat: Seat, card: number): number {
  const display = view.game.displays[seat]!;
  const { face, markers } = display[placeIn(display, card)]!;
  const pays = CARDS[face]!.lasting.some((it) => typeof it !== 'string' && it.when === 'loses' && it.which === 'this');
  return MARKER * markers + iconsWorth(view, face) + (isThug(face) ? THUG : 0) - (pays ? 20 : 0);
}

/** What it brings to pay for the card that is being carried out, in that way. */
function worthPaying(view: GreedView, seat: Seat, way: number): number {
  const { card } = view.flow.stack.at(-1)!.locals as { card: number };
  const placed = view.game.displays[seat]!.find((each) => each.card === way);
  const price = placed
    ? worthInPlay(view, seat, way)
    : way === CASH
      ? priceOf(view, seat, card, cashOf(card))
      : HAND_CARD;
  return brings(view, seat, card, placed?.markers ?? 0) - price;
}

const cashOf = (card: number): number => CARDS[card]!.cost.find((price) => typeof price === 'number') ?? 0;

/** What it costs to pay for a card in one of its ways, the cheapest card being given up. */
function priceOf(view: GreedView, seat: Seat, card: number, price: Price): number {
  const { game } = view;
  if (price === 'handCard') return HAND_CARD;
  if (typeof price === 'number') {
    const cheaper = inForce(game, seat, 'cheaper') + (isHolding(card) ? inForce(game, seat, 'cheaperHoldings') : 0);
    const cash = Math.max(0, price - 5 * cheaper);
    return cash > game.cash[seat]! ? TOO_MUCH : cash;
  }
  const cards = game.displays[seat]!.filter(({ face }) => isThug(face) === (price === 'thug'));
  return Math.min(TOO_MUCH, ...cards.map((placed) => worthInPlay(view, seat, placed.card)));
}

/** What it costs to play a card now; null if it would be in vain. */
function priceNow(view: GreedView, seat: Seat, card: number): number | null {
  const { need, cost } = CARDS[card]!;
  if (!holds(view.game, need, { seat, card, value: 0 }) && inForce(view.game, seat, 'noNeeds') === 0) return null;
  const free = cost.length === 0 || inForce(view.game, seat, 'noCosts') > 0;
  const price = free ? 0 : Math.min(...cost.map((each) => priceOf(view, seat, card, each)));
  return price === TOO_MUCH ? null : price;
}

/** What it brings to play a card now. */
function worth(view: GreedView, seat: Seat, card: number): number {
  const price = priceNow(view, seat, card);
  return price === null ? 0 : brings(view, seat, card, 1) - price;
}

/** What a card does for its player once it is paid, with so many markers on what was given up. */
function brings(view: GreedView, seat: Seat, card: number, paidMarkers: number): number {
  const { type, does, lasting, fleeting } = CARDS[card]!;
  const left = roundsLeft(view);
  const placed = { card, face: card, markers: 0 };
  const displays = view.game.displays.slice();
  if (type !== 'action') displays[seat] = [...displays[seat]!, placed];
  const { thisTurn, cash } = view.game;
  const table: Table = { displays, thisTurn, cash };
  if (type === 'holding') placed.markers = iconMarkers(table, seat, card);
  const effect = (it: Effect): number => effectWorth(table, seat, card, it, paidMarkers);
  const ability = (it: Ability): number =>
    typeof it === 'string' ? (SPECIAL[it] ?? 0) : (it.when in OFTEN ? OFTEN[it.when]! * left : 1) * effect(it.does);
  const later = left > 1 ? [...lasting, ...fleeting] : lasting;
  const atOnce = MARKER * placed.markers + (type === 'thug' ? THUG : 0) + iconsWorth(view, card);
  return atOnce + does.reduce((sum, it) => sum + effect(it), 0) + later.reduce((sum, it) => sum + ability(it), 0);
}

function effectWorth(table: Table, seat: Seat, card: number, effect: Effect, value: number): number {
  const cause = { seat, card, value };
  if (!holds(table, effect.given, cause)) return 0;
  const amount = effect.amount * times(table, effect.per, cause, (seat + 1) % table.cash.length);
  const holdings = countOf(table, seat, 'holding');
  switch (effect.do) {
    case 'gain':
      return effect.who === 'others' ? -HARM * amount : amount * 2 ** inForce(table, seat, 'doubleGains');
    case 'loseCash':
      return effect.who === 'others' ? HARM * Math.min(amount, Math.max(...table.cash)) : -amount;
    case 'markers':
      if (effect.on === 'theirs') return -HARM * MARKER * amount;
      return MARKER * amount * (['each', 'poor', 'plain'].includes(effect.on) ? 0.7 * holdings : Math.min(holdings, 1));
    default:
      return SPECIAL[effect.do]! * amount;
  }
}
