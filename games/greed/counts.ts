import type { Seat } from '@gilt/engine/seat';
import { CARDS, isHolding } from './cards.ts';
import { countOf, fullest, iconMarkers, iconsOf, placeIn } from './display.ts';
import type { Table } from './state.ts';
import { type Condition, type Count, ICONS } from './vocabulary.ts';

/** Why something is counted: by whose card, and what that card has to go by. */
export interface Cause {
  /** The card's player. */
  readonly seat: Seat;
  readonly card: number;
  /** What was gained, or the markers that were on the card that paid. */
  readonly value: number;
}

/** Counts for the card's player; `target` is whom the card does something to. */
type Counter = (table: Table, cause: Cause, target: Seat) => number;

const icon =
  (which: number): Counter =>
  (table, { seat }) =>
    iconsOf(table, seat, which);

const value: Counter = (_, cause) => cause.value;

const COUNTERS: Readonly<Record<Count, Counter>> = {
  car: icon(ICONS.indexOf('car')),
  gun: icon(ICONS.indexOf('gun')),
  key: icon(ICONS.indexOf('key')),
  bottle: icon(ICONS.indexOf('bottle')),
  heart: icon(ICONS.indexOf('heart')),
  wrench: icon(ICONS.indexOf('wrench')),
  thug: (table, { seat }) => countOf(table, seat, 'thug'),
  holding: (table, { seat }) => countOf(table, seat, 'holding'),
  cash: (table, { seat }) => table.cash[seat]!,
  markerHere: (table, { seat, card }) => {
    const display = table.displays[seat]!;
    return display[placeIn(display, card)]?.markers ?? 0;
  },
  iconMarker: (table, { seat, card }) => iconMarkers(table, seat, card),
  markerOnYourFullest: (table, { seat }) => fullest(table, seat),
  markerOnTheirFullest: (table, { seat }) => most(table, (t, other) => (other === seat ? 0 : fullest(t, other))),
  markerOnTheFullest: (table) => most(table, fullest),
  holdingOfTheMost: (table) => most(table, (t, seat) => countOf(t, seat, 'holding')),
  thugOfTheMost: (table) => most(table, (t, seat) => countOf(t, seat, 'thug')),
  holdingOfTheirs: (table, _, target) => countOf(table, target, 'holding'),
  bottleOrHeartHolding: (table) => {
    let count = 0;
    for (const display of table.displays) for (const { face } of display) if (servesOrCharms(face)) count++;
    return count;
  },
  markerItHad: value,
  gained: value,
};

const servesOrCharms = (card: number): boolean =>
  isHolding(card) && CARDS[card]!.icons[ICONS.indexOf('bottle')]! + CARDS[card]!.icons[ICONS.indexOf('heart')]! > 0;

/** GR-22 The largest number that any seat has. */
function most(table: Table, of: (table: Table, seat: Seat) => number): number {
  let largest = 0;
  for (let seat = 0; seat < table.displays.length; seat++) largest = Math.max(largest, of(table, seat));
  return largest;
}

/** How often an effect is done: for each of what it counts, or once. */
export function times(table: Table, per: readonly Count[], cause: Cause, target: Seat): number {
  if (per.length === 0) return 1;
  let sum = 0;
  for (let i = 0; i < per.length; i++) sum += COUNTERS[per[i]!](table, cause, target);
  return sum;
}

/** Whether all conditions hold for the card's player. */
export function holds(table: Table, conditions: readonly Condition[], cause: Cause): boolean {
  for (let i = 0; i < conditions.length; i++) if (!isMet(table, conditions[i]!, cause)) return false;
  return true;
}

function isMet(table: Table, { is, count, limit }: Condition, cause: Cause): boolean {
  switch (is) {
    case 'atLeast':
      return COUNTERS[count](table, cause, cause.seat) >= limit;
    case 'atMost':
      return COUNTERS[count](table, cause, cause.seat) <= limit;
    case 'aloneMost':
      return aloneWithMost(table, count) === cause.seat;
    case 'aloneFewest':
      return alone(table, count, -1) === cause.seat;
  }
}

/** GR-22 Who has more of something than everybody else; −1 if nobody has. */
export const aloneWithMost = (table: Table, count: Count): Seat => alone(table, count, 1);

function alone(table: Table, count: Count, sign: 1 | -1): Seat {
  let best = Number.NEGATIVE_INFINITY;
  let who = -1;
  for (let seat = 0; seat < table.displays.length; seat++) {
    const own = sign * COUNTERS[count](table, { seat, card: 0, value: 0 }, seat);
    if (own === best) who = -1;
    if (own <= best) continue;
    best = own;
    who = seat;
  }
  return who;
}
