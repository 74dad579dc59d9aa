import { done, jump } from '@gilt/engine/flow';
import { ask, only } from '@gilt/engine/question';
import type { Cards } from './cards.ts';
import { leaveHand } from './deck.ts';
import { inForce, priceOf, RESOURCE, spend } from './in-force.ts';
import { NONE, type OpenTable, procedure, type Shadowgate } from './state.ts';

/** QS-18 Resources are played for one cost. `missing`: what stats and the cards so far have left of it, in each place. */
export const paymentWith = (cards: Cards) =>
  procedure<{ missing: number[] }>('payment').steps({
    untilItIsMet: (_, { missing }) => (isMet(missing) ? done : undefined),

    /** QS-18 QS-19 One card after another, each such that the rest can still be paid. */
    playResource: ask({
      rule: 'QS-18',
      seats: (game) => only(game.active),
      options: (game, { missing }, seat) =>
        usefulCards(cards, game.hands[seat]!, actionsToPay(cards, game, 0), missing),
      forced: 'secretly',
      choices: cards.byName,
    }),

    addUp(game, locals, answers, tell) {
      const seat = game.active;
      const card = answers[seat]!;
      spend(cards, game, RESOURCE, cards.adventure.actions[card]!);
      leaveHand(game, seat, card);
      game.resources.push(card);
      locals.missing = leftAfter(cards, locals.missing, card);
      tell?.({ type: 'resource', rule: 'QS-18', seat, card, missing: locals.missing.slice() });
      return jump('untilItIsMet');
    },
  });

export const isMet = (missing: readonly number[]): boolean => missing[0] === 0 && missing[1] === 0 && missing[2] === 0;

/** Three numbers, in the order of PLACES. */
type Places = [number, number, number];

/** QS-10 What effects make of a cost, or of stats: in no place less than nothing. */
export const changedBy = (change: readonly number[], of: readonly number[]): Places => [
  Math.max(0, of[0]! + change[0]!),
  Math.max(0, of[1]! + change[1]!),
  Math.max(0, of[2]! + change[2]!),
];

/** QS-02 The stats of the player whose turn it is, with what is in force. */
export const statsOf = (cards: Cards, game: OpenTable): Places =>
  changedBy(inForce(cards, game).stats, cards.characters.stats[game.characters[game.active]!]!);

/** QS-18 What the stats of the player whose turn it is leave of a cost. */
export const missingOf = (cards: Cards, game: OpenTable, cost: readonly number[]): Places =>
  less(cost, statsOf(cards, game));

/** QS-18 What a card that is played for its resources leaves of what was missing. */
export const leftAfter = ({ adventure }: Cards, missing: readonly number[], card: number): Places =>
  less(missing, adventure.resources[card]!);

const less = (one: readonly number[], other: readonly number[]): Places => [
  Math.max(0, one[0]! - other[0]!),
  Math.max(0, one[1]! - other[1]!),
  Math.max(0, one[2]! - other[2]!),
];

/** QS-18 How many cards that take an action can be played once so many actions are spent: an effect may spare the first its action. */
export const actionsToPay = (cards: Cards, game: OpenTable, spent: number): number =>
  game.actions - spent + 1 - priceOf(cards, game, RESOURCE);

/** QS-19 Whether the hand, without one card, can pay what is missing once so many actions are spent. */
export function canPay(
  cards: Cards,
  game: Shadowgate,
  missing: readonly number[],
  spent: number,
  without: number = NONE,
): boolean {
  if (game.actions < spent) return false;
  const actions = actionsToPay(cards, game, spent);
  return reaches(cards, game.hands[game.active]!, without, actions, missing[0]!, missing[1]!, missing[2]!);
}

/** QS-19 The cards of a hand after which the rest can still be paid. */
export function usefulCards(
  cards: Cards,
  hand: readonly number[],
  actions: number,
  missing: readonly number[],
): number[] {
  const useful: number[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const left = actions - cards.adventure.actions[card]!;
    if (left < 0) continue;
    const [a, b, c] = cards.adventure.resources[card] as [number, number, number];
    if (reaches(cards, hand, card, left, missing[0]! - a, missing[1]! - b, missing[2]! - c)) useful.push(card);
  }
  return useful;
}

/** For each rest of a cost: the fewest cards that leave it. Used over and over, and grown when a cost needs more. */
let fewest = new Uint8Array(512);

/**
 * Whether some of these cards reach what is missing; each takes an action, save those that need none. The fewest cards are found
 * for every rest that they can leave: so it takes no longer than the cost is high and the hand large, whatever the cards are.
 */
export function reaches(
  { adventure }: Cards,
  hand: readonly number[],
  without: number,
  actions: number,
  top: number,
  middle: number,
  bottom: number,
): boolean {
  let [a, b, c] = [top, middle, bottom];
  let [mostA, mostB, mostC] = [0, 0, 0];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === without) continue;
    const given = adventure.resources[card]!;
    if (adventure.actions[card] === 0) {
      a -= given[0]!;
      b -= given[1]!;
      c -= given[2]!;
    } else {
      if (given[0]! > mostA) mostA = given[0]!;
      if (given[1]! > mostB) mostB = given[1]!;
      if (given[2]! > mostC) mostC = given[2]!;
    }
  }
  if (a <= 0 && b <= 0 && c <= 0) return true;
  if (a > actions * mostA || b > actions * mostB || c > actions * mostC) return false;
  return reachesWithActions(adventure, hand, without, actions, Math.max(a, 0), Math.max(b, 0), Math.max(c, 0));
}

/** The same with those cards alone that take an action. */
function reachesWithActions(
  { resources, actions: takes }: Cards['adventure'],
  hand: readonly number[],
  without: number,
  actions: number,
  a: number,
  b: number,
  c: number,
): boolean {
  const [row, layer] = [c + 1, (b + 1) * (c + 1)];
  const all = (a + 1) * layer;
  if (fewest.length < all) fewest = new Uint8Array(all);
  fewest.fill(NEVER, 0, all);
  fewest[all - 1] = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === without || takes[card] === 0) continue;
    const [x, y, z] = resources[card] as [number, number, number];
    // From the smallest rest upwards: what this card leads to is smaller, so that it is not played twice.
    for (let rest = 0; rest < all; rest++) {
      const cards = fewest[rest]! + 1;
      if (cards > actions) continue;
      const left = (rest / layer) | 0;
      const inLayer = rest - left * layer;
      const centre = (inLayer / row) | 0;
      const right = inLayer - centre * row;
      const to = (left > x ? left - x : 0) * layer + (centre > y ? centre - y : 0) * row + (right > z ? right - z : 0);
      if (to === 0) return true;
      if (cards < fewest[to]!) fewest[to] = cards;
    }
  }
  return false;
}
/** More cards than there are. */
const NEVER = 254;
