import { type Flow, type Frame, newFlow, proceduresOf, type State } from '@gilt/engine/flow';
import type { Setup } from '@gilt/engine/game';
import { copyRows } from '@gilt/engine/plain';
import type { Random } from '@gilt/engine/random';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { LAST_CARD } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

/** In place of a card: none. */
export const NONE = 0;

/** GR-02 GR-03 */
export const CARDS_A_PILE = 12;
export const LAST_ROUND = 12;
/** GR-03 The first round in which cards are played. */
export const FIRST_PLAY = 3;

/** A card that is in play, or in force for a turn. */
export interface Placed {
  readonly card: number;
  /** GR-30 The card it counts as: itself, unless it is 54 in disguise. */
  face: number;
  /** The markers on it. GR-25 In force for a turn: those that were on the card paid for it. */
  markers: number;
}

/** GR-04 A pile that a seat has passed on, as far as it can still be known. */
export interface Passed {
  /** The round in which it was drafted from. */
  readonly round: number;
  /** The cards that were in it and have not shown up since. */
  cards: number[];
  /** Who has since taken one of these each, and has not shown it. */
  takers: Seat[];
}

/** Cash is counted in thousands of dollars. */
export interface Greed extends State {
  flow: Flow;
  /** GR-03 From 1; 0 before the first. */
  round: number;
  /** GR-07 Whose card was the lowest that was turned up this turn. */
  first: Seat;
  /** GR-02 The top card last. */
  drawPile: number[];
  discards: number[];
  /** GR-31 Thugs that came into play this turn. */
  newcomers: number[];
  /** GR-04 By seat: the pile at hand, or put down for the left neighbour to take up next round; lowest first. */
  piles: number[][];
  /** By seat, lowest first. */
  hands: number[][];
  /** GR-04 By seat and round: the card taken from the pile; 0 once it has been shown. */
  taken: number[][];
  /** By seat: how many cards were drawn from the draw pile. */
  drawn: number[];
  /** By seat: cards in hand that everybody saw return there. */
  returned: number[][];
  /** GR-04 By seat: what they remember of piles passed on, the earliest first. */
  passed: Passed[][];
  /** GR-05 By seat: the card that is turned up and waits to be carried out. */
  turnedUp: number[];
  /** GR-14 By seat: cards being carried out, and actions that stay out because they do something next turn. */
  out: number[][];
  /** GR-12 By seat: thugs and holdings, in the order in which they came. */
  displays: Placed[][];
  /** GR-25 By seat: cards whose abilities are in force this turn. */
  thisTurn: Placed[][];
  /** GR-25 By seat: cards whose abilities will be in force next turn. */
  nextTurn: Placed[][];
  cash: number[];
}

export const procedure = proceduresOf<Greed, Event>();

/** What everybody can see of the displays: enough to count. */
export type Table = Pick<Greed, 'displays' | 'thisTurn' | 'cash'>;

/** The table before the piles are dealt. */
export function begin({ players }: Setup<Options>, random: Random, first: Frame): Greed {
  const perSeat = <T>(make: () => T): T[] => seatsOf(players).map(make);
  const cards: number[] = [];
  for (let card = 1; card <= LAST_CARD; card++) cards.push(card);
  return {
    flow: newFlow(players, random, first),
    round: 0,
    first: 0,
    drawPile: cards,
    discards: [],
    newcomers: [],
    piles: perSeat(() => []),
    hands: perSeat(() => []),
    taken: perSeat(() => []),
    drawn: perSeat(() => 0),
    returned: perSeat(() => []),
    passed: perSeat(() => []),
    turnedUp: perSeat(() => NONE),
    out: perSeat(() => []),
    displays: perSeat(() => []),
    thisTurn: perSeat(() => []),
    nextTurn: perSeat(() => []),
    cash: perSeat(() => 0),
  };
}

function copyPlaced(rows: readonly (readonly Placed[])[]): Placed[][] {
  const copy = new Array<Placed[]>(rows.length);
  for (let seat = 0; seat < rows.length; seat++) {
    const row = rows[seat]!;
    const own = new Array<Placed>(row.length);
    for (let i = 0; i < row.length; i++) own[i] = { card: row[i]!.card, face: row[i]!.face, markers: row[i]!.markers };
    copy[seat] = own;
  }
  return copy;
}

function copyPassed(rows: readonly (readonly Passed[])[]): Passed[][] {
  const copy = new Array<Passed[]>(rows.length);
  for (let seat = 0; seat < rows.length; seat++) {
    const row = rows[seat]!;
    const own = new Array<Passed>(row.length);
    for (let i = 0; i < row.length; i++) {
      own[i] = { round: row[i]!.round, cards: row[i]!.cards.slice(), takers: row[i]!.takers.slice() };
    }
    copy[seat] = own;
  }
  return copy;
}

/** Everything but the flow, copied. */
export const cloneTable = (game: Greed, flow: Flow): Greed => ({
  flow,
  round: game.round,
  first: game.first,
  drawPile: game.drawPile.slice(),
  discards: game.discards.slice(),
  newcomers: game.newcomers.slice(),
  piles: copyRows(game.piles),
  hands: copyRows(game.hands),
  taken: copyRows(game.taken),
  drawn: game.drawn.slice(),
  returned: copyRows(game.returned),
  passed: copyPassed(game.passed),
  turnedUp: game.turnedUp.slice(),
  out: copyRows(game.out),
  displays: copyPlaced(game.displays),
  thisTurn: copyPlaced(game.thisTurn),
  nextTurn: copyPlaced(game.nextTurn),
  cash: game.cash.slice(),
});
