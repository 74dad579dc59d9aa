import { bits, randomFrom } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, isHolding } from '@gilt/games/greed/cards';
import { CASH, NO } from '@gilt/games/greed/choices';
import { holds, times } from '@gilt/games/greed/counts';
import { countOf, iconMarkers, inForce, placeIn } from '@gilt/games/greed/display';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { Placed, Table } from '@gilt/games/greed/state';
import type { Ability, Card, Effect } from '@gilt/games/greed/vocabulary';
import type { Task } from './bot.ts';

/** What things are worth, in thousands of dollars. */
const MARKER = 10;
/** What harm to an opponent is worth, of its amount. */
const HARM = 0.3;
/** What an icon is worth for each round that it can still be used in. */
const ICON = 0.9;
/** What a thug in play is worth besides its icons. */
const THUG = 2;
/** How much of its worth a card keeps that cannot be played yet. */
const NOT_YET = 0.5;
/** What the abilities are worth that no figures say. */
const ABILITY: Readonly<Record<string, number>> = {
  noCosts: 8,
  noNeeds: 6,
  doubleGains: 15,
  actionsReturn: 8,
  oneMoreCard: 15,
  cheaperHoldings: 6,
  cheaper: 6,
  gunAndKey: 3,
};

/** Rules of thumb for Greed: take and play what brings most money, counted from what the cards say. */
export function think({ view, question, seat, seed }: Task): number {
  const own = view as GreedView;
  const random = randomFrom(seed);
  const merit = (choice: number): number => meritOf(own, question.where, seat, choice) + bits(random) / 2 ** 32;
  const merits = question.options.map(merit);
  return question.options[merits.indexOf(Math.max(...merits))]!;
}

function meritOf(view: GreedView, where: string, seat: Seat, choice: number): number {
  const { game } = view;
  switch (where) {
    case 'round.takeCard':
      return Math.max(worth(view, seat, choice), NOT_YET * worth(view, seat, choice, true)) + iconsWorth(view, choice);
    case 'card.payCost':
      return choice === NO ? 0 : worthPaying(view, seat, choice);
    case 'development.chooseHolding':
      return CARDS[choice]!.lasting.length;
    case 'disguise.chooseThug':
      return worth(view, seat, choice, true);
    case 'eachTurn.chooseAbility':
      return CARDS[choice]!.lasting.some((it) => typeof it !== 'string' && it.does.given.length > 0) ? 1 : 0;
    case 'losses.chooseLoss':
      return -worthInPlay(view, game.displays[seat]!, choice);
    default:
      return choice === NO ? 0 : worth(view, seat, choice);
  }
}

const roundsLeft = ({ game }: GreedView): number => 13 - game.round;

const iconsWorth = (view: GreedView, card: number): number =>
  ICON * roundsLeft(view) * CARDS[card]!.icons.reduce((sum, count) => sum + count, 0);

/** What a card in play is worth to its owner. */
function worthInPlay(view: GreedView, display: readonly Placed[], card: number): number {
  const { face, markers } = display[placeIn(display, card)]!;
  const payout = CARDS[face]!.lasting.some(
    (it) => typeof it !== 'string' && it.when === 'loses' && it.which === 'this',
  );
  return MARKER * markers + iconsWorth(view, face) + (isHolding(face) ? 0 : THUG) - (payout ? 20 : 0);
}

/** What it brings to pay for the card that is being carried out. */
function worthPaying(view: GreedView, seat: Seat, way: number): number {
  const { card } = view.flow.stack.at(-1)!.locals as { card: number };
  const display = view.game.displays[seat]!;
  const place = placeIn(display, way);
  const markers = place < 0 ? 0 : display[place]!.markers;
  const price = way === CASH ? cashPrice(view, seat, card) : place < 0 ? 5 : worthInPlay(view, display, way);
  return brings(view, seat, card, markers) - price;
}

function cashPrice({ game }: GreedView, seat: Seat, card: number): number {
  const cash = CARDS[card]!.cost.find((price) => typeof price === 'number') ?? 0;
  const cheaper = isHolding(card) ? inForce(game, seat, 'cheaperHoldings') : 0;
  return Math.max(0, cash - 5 * (cheaper + inForce(game, seat, 'cheaper')));
}

/** What it brings to play a card now, or (`anyway`) once it can be played. */
function worth(view: GreedView, seat: Seat, card: number, anyway = false): number {
  const { game } = view;
  const { need, cost } = CARDS[card]!;
  const met = holds(game, need, { seat, card, value: 0 }) || inForce(game, seat, 'noNeeds') > 0;
  if (!met && !anyway) return 0;
  const free = cost.length === 0 || inForce(game, seat, 'noCosts') > 0;
  const prices = cost.map((price) => {
    if (typeof price === 'number')
      return anyway || cashPrice(view, seat, card) <= game.cash[seat]! ? cashPrice(view, seat, card) : 999;
    if (price === 'handCard') return 5;
    const display = game.displays[seat]!.filter(({ face }) => isHolding(face) === (price !== 'thug'));
    return Math.min(anyway ? 20 : 999, ...display.map((placed) => worthInPlay(view, display, placed.card)));
  });
  return brings(view, seat, card, 1) - (free ? 0 : Math.min(...prices));
}

/** What a card does for its player once it is paid. */
function brings(view: GreedView, seat: Seat, number: number, paidMarkers: number): number {
  const { game } = view;
  const card = CARDS[number]!;
  const displays = game.displays.slice();
  if (card.type !== 'action') displays[seat] = [...displays[seat]!, { card: number, face: number, markers: 0 }];
  const table: Table = { ...game, displays };
  const placed = displays[seat]!.at(-1);
  if (isHolding(number)) placed!.markers = iconMarkers(table, seat, number);
  const effects = card.does.reduce(
    (sum, effect) => sum + effectWorth(view, table, seat, number, effect, paidMarkers),
    0,
  );
  const markers = isHolding(number) ? MARKER * placed!.markers : card.type === 'thug' ? THUG : 0;
  return effects + markers + iconsWorth(view, number) + abilitiesWorth(view, table, seat, card);
}

function abilitiesWorth(view: GreedView, table: Table, seat: Seat, { number, lasting, fleeting }: Card): number {
  const left = roundsLeft(view);
  const one = (it: Ability): number => {
    if (typeof it === 'string') return ABILITY[it] ?? 0;
    const often = {
      eachTurn: left,
      endOfGame: 1,
      endOfTurn: 1,
      plays: 0.25 * left,
      played: 0.35 * left,
      loses: 0.5,
      gains: 1,
    };
    return often[it.when] * effectWorth(view, table, seat, number, it.does, 1);
  };
  const later = left > 1 ? fleeting : [];
  return [...lasting, ...later].reduce((sum, it) => sum + one(it), 0);
}

function effectWorth(view: GreedView, table: Table, seat: Seat, card: number, effect: Effect, value: number): number {
  const cause = { seat, card, value };
  if (!holds(table, effect.given, cause)) return 0;
  const amount = effect.amount * times(table, effect.per, cause, (seat + 1) % table.cash.length);
  const holdings = countOf(table, seat, 'holding');
  switch (effect.do) {
    case 'gain':
      return effect.who === 'others' ? -HARM * amount : amount * (inForce(table, seat, 'doubleGains') > 0 ? 2 : 1);
    case 'loseCash':
      return effect.who === 'others' ? HARM * Math.min(amount, Math.max(...table.cash)) : -amount;
    case 'markers':
      if (effect.on === 'theirs') return -HARM * MARKER * amount;
      return MARKER * amount * (['each', 'poor', 'plain'].includes(effect.on) ? 0.7 * holdings : holdings > 0 ? 1 : 0);
    case 'draw':
      return 4 * amount;
    case 'lose':
      return effect.who === 'others' ? 4 : 0;
    case 'revealThug':
      return 12;
    case 'copyThug':
      return 8;
    case 'repeatThugs':
      return 4 * countOf(table, seat, 'thug');
    case 'playAnother':
      return view.game.hands[seat] === 0 ? 0 : 8;
    case 'returnToHand':
      return 3;
  }
}
