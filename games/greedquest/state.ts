import { type Flow, type Frame, newFlow, proceduresOf, type State } from '@gilt/engine/flow';
import type { Setup } from '@gilt/engine/game';
import { copyRows } from '@gilt/engine/plain';
import { nobody } from '@gilt/engine/question';
import type { Random } from '@gilt/engine/random';
import { justSeat, type Seat, seatsOf } from '@gilt/engine/seat';
import { DECK, NONE } from './cards.ts';
import type { Event } from './events.ts';
import { type Attrition, effectsOf, type Options } from './options.ts';
import { EFFECTS, type Effect, FIRST_ROOM, LAST_ROOM } from './rooms.ts';

/** Toward the Hoard, and home again. */
export const INWARD = 1;
export const OUTWARD = -1;

export interface GreedQuest extends State {
  flow: Flow;
  /** What each room does, by its number, as a place in EFFECTS. */
  effects: number[];
  /** GQ-51 Whether the first in Room 12 wins. */
  shortest: boolean;
  /** GQ-52 */
  thisIsMyRoom: boolean;
  /** GQ-53 GQ-55 */
  attrition: Attrition;
  /** GQ-57 */
  tieBreakDuel: boolean;
  /** The room that each piece stands in. */
  rooms: number[];
  /** INWARD or OUTWARD, by seat. */
  directions: number[];
  /** Draw piles, the top card last. */
  piles: number[][];
  /** Cards in hand, by seat, in the order of CARDS. */
  hands: number[][];
  /** Cards in hand that everybody can work out (see knowledge.ts), by seat. */
  known: number[][];
  /** GQ-40 Cards of which one is the first drawn and the others are in hand, where that can be worked out, by seat. */
  either: number[][];
  /** GQ-56 How many cards, unknown to the others, were in hand when dead ones came back, by seat. */
  old: number[];
  /** GQ-56 Cards that came into the pile then, and so are none of the old ones in hand, by seat. */
  fresh: number[][];
  discards: number[][];
  /** GQ-53 GQ-55 Cards that are out of the reshuffle. */
  dead: number[][];
  /** The card that each player has in play, or NONE. */
  inPlay: number[];
  /** GQ-28 Cards laid down in the duel that is being fought, by seat, in the order of play. */
  laid: number[][];
  /** GQ-54 Whether a card that stays out until the end of the turn has had an effect so far: 1 or 0. */
  served: number[];
  /** GQ-32 Rooms that each player moves further this turn, having been alone in the right room. */
  further: number[];
  /** GQ-12 Whether each player loses the coming turn: 1 or 0. */
  skips: number[];
  /** GQ-40 The card that each player has drawn and may discard, or NONE. */
  first: number[];
  /** GQ-20 Who has won the Go! of this turn. */
  winners: Seat[];
  /** Who won the last duel; NONE if nobody did. */
  champion: Seat;
  /** GQ-10 Who has won the game. */
  victors: Seat[];
  /** GQ-09 GQ-10 Whether each player has been at the goal this turn: 1 or 0. Only if that is enough to arrive. */
  reached?: number[];
}

export const procedure = proceduresOf<GreedQuest, Event>();

/** What the room does in which a piece stands. */
export const effectAround = (game: Pick<GreedQuest, 'effects' | 'rooms'>, seat: Seat): Effect =>
  EFFECTS[game.effects[game.rooms[seat]!]!]!;

/** GQ-09 GQ-10 Whether a piece stands where its way ends. */
export const isAtGoal = ({ rooms, directions }: Pick<GreedQuest, 'rooms' | 'directions'>, seat: Seat): boolean =>
  rooms[seat] === (directions[seat] === INWARD ? LAST_ROOM : FIRST_ROOM);

/** Who has that card in play. */
export function whoPlays({ inPlay }: Pick<GreedQuest, 'inPlay'>, card: number): readonly Seat[] {
  let seats = nobody;
  for (let seat = 0; seat < inPlay.length; seat++)
    if (inPlay[seat] === card) seats = seats.length === 0 ? justSeat(seat) : [...seats, seat];
  return seats;
}

/** The table before cards are shuffled and drawn. */
export function begin({ players, options }: Setup<Options>, random: Random, first: Frame): GreedQuest {
  const each = <T>(value: () => T): T[] => seatsOf(players).map(value);
  const game: GreedQuest = {
    flow: newFlow(players, random, first),
    effects: effectsOf(options),
    shortest: options.length === 'shortest',
    thisIsMyRoom: options.thisIsMyRoom,
    attrition: options.attrition,
    tieBreakDuel: options.tieBreakDuel,
    rooms: each(() => FIRST_ROOM),
    directions: each(() => INWARD),
    piles: each(() => DECK.slice()),
    hands: each(() => []),
    known: each(() => []),
    either: each(() => []),
    old: each(() => 0),
    fresh: each(() => []),
    discards: each(() => []),
    dead: each(() => []),
    inPlay: each(() => NONE),
    laid: each(() => []),
    served: each(() => 0),
    further: each(() => 0),
    skips: each(() => 0),
    first: each(() => NONE),
    winners: [],
    champion: NONE,
    victors: [],
  };
  if (options.arrival === 'reaches') game.reached = each(() => 0);
  return game;
}

/** Everything but the flow, copied. */
export function cloneTable(game: GreedQuest, flow: Flow): GreedQuest {
  const copy: GreedQuest = {
    flow,
    effects: game.effects.slice(),
    shortest: game.shortest,
    thisIsMyRoom: game.thisIsMyRoom,
    attrition: game.attrition,
    tieBreakDuel: game.tieBreakDuel,
    rooms: game.rooms.slice(),
    directions: game.directions.slice(),
    piles: copyRows(game.piles),
    hands: copyRows(game.hands),
    known: copyRows(game.known),
    either: copyRows(game.either),
    old: game.old.slice(),
    fresh: copyRows(game.fresh),
    discards: copyRows(game.discards),
    dead: copyRows(game.dead),
    inPlay: game.inPlay.slice(),
    laid: copyRows(game.laid),
    served: game.served.slice(),
    further: game.further.slice(),
    skips: game.skips.slice(),
    first: game.first.slice(),
    winners: game.winners.slice(),
    champion: game.champion,
    victors: game.victors.slice(),
  };
  if (game.reached) copy.reached = game.reached.slice();
  return copy;
}
