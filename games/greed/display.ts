import type { Seat } from '@gilt/engine/seat';
import { CARDS, FLEETING_RULES, isHolding, isThug, LASTING_RULES } from './cards.ts';
import type { Placed, Table } from './state.ts';
import { type CardType, FIRST_HOLDING_ICON, ICONS, type Rule } from './vocabulary.ts';

const GUN = ICONS.indexOf('gun');
const KEY = ICONS.indexOf('key');

/** The place of a card in a display; −1 if it is not there. */
export function placeIn(display: readonly Placed[], card: number): number {
  for (let i = 0; i < display.length; i++) if (display[i]!.card === card) return i;
  return -1;
}

/** How many thugs, or holdings, a seat has. */
export function countOf(table: Table, seat: Seat, type: CardType): number {
  const display = table.displays[seat]!;
  let count = 0;
  for (let i = 0; i < display.length; i++) if (CARDS[display[i]!.face]!.type === type) count++;
  return count;
}

/** A seat's thugs, or holdings, by number, in the order in which they came. */
export function cardsOf(table: Table, seat: Seat, type: CardType): number[] {
  const display = table.displays[seat]!;
  const cards: number[] = [];
  for (let i = 0; i < display.length; i++) if (CARDS[display[i]!.face]!.type === type) cards.push(display[i]!.card);
  return cards;
}

/** How many of an icon (its place in ICONS) a seat has in its display. */
export function iconsOf(table: Table, seat: Seat, icon: number): number {
  const display = table.displays[seat]!;
  let count = 0;
  for (let i = 0; i < display.length; i++) {
    count += CARDS[display[i]!.face]!.icons[icon]!;
    if ((icon === GUN || icon === KEY) && hasGunAndKey(table, seat, display[i]!.card)) count++;
  }
  return count;
}

/** GR-25 Whether a card has these icons too this turn. They leave with it, because only cards in the display are asked. */
function hasGunAndKey(table: Table, seat: Seat, card: number): boolean {
  const forces = table.thisTurn[seat]!;
  for (let i = 0; i < forces.length; i++) {
    if (forces[i]!.card === card && FLEETING_RULES.gunAndKey[forces[i]!.face]) return true;
  }
  return false;
}

/** GR-13 The markers that a holding gets for its icons: for each kind, as many as are on all cards of the display. */
export function iconMarkers(table: Table, seat: Seat, holding: number): number {
  const { icons } = CARDS[holding]!;
  let count = 0;
  for (let icon = FIRST_HOLDING_ICON; icon < ICONS.length; icon++) {
    if (icons[icon]! > 0) count += iconsOf(table, seat, icon);
  }
  return count;
}

/** The most markers on one holding of a seat. */
export function fullest(table: Table, seat: Seat): number {
  const display = table.displays[seat]!;
  let most = 0;
  for (let i = 0; i < display.length; i++) most = Math.max(most, display[i]!.markers);
  return most;
}

/** How often a rule is changed for a seat: by cards in its display, and by what is in force this turn. */
export function inForce(table: Table, seat: Seat, rule: Rule): number {
  const lasting = LASTING_RULES[rule];
  const fleeting = FLEETING_RULES[rule];
  const display = table.displays[seat]!;
  const forces = table.thisTurn[seat]!;
  let count = 0;
  for (let i = 0; i < display.length; i++) if (lasting[display[i]!.face]) count++;
  for (let i = 0; i < forces.length; i++) if (fleeting[forces[i]!.face]) count++;
  return count;
}

/** Which cards change a rule for a seat. */
export const whichChange = (table: Table, seat: Seat, rule: Rule): number[] => [
  ...table.displays[seat]!.filter(({ face }) => LASTING_RULES[rule][face]).map(({ card }) => card),
  ...table.thisTurn[seat]!.filter(({ face }) => FLEETING_RULES[rule][face]).map(({ card }) => card),
];

/** Whether a card goes into a display at all. */
export const isPlaced = (card: number): boolean => isThug(card) || isHolding(card);

/** GR-13 Whether a holding shows no holding icon. */
export function isPlain(holding: number): boolean {
  const { icons } = CARDS[holding]!;
  for (let icon = FIRST_HOLDING_ICON; icon < ICONS.length; icon++) if (icons[icon]! > 0) return false;
  return true;
}
