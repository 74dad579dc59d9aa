import { type Flow, type Frame, newFlow, proceduresOf, type State } from '@gilt/engine/flow';
import type { Setup } from '@gilt/engine/game';
import { copyRows } from '@gilt/engine/plain';
import type { Random } from '@gilt/engine/random';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import type { Event } from './events.ts';
import { TYPES } from './item-types.ts';
import type { Options } from './options.ts';

/** In place of a card, a side or a seat: none. */
export const NONE = -1;

/** QS-29 QS-41 What points are for, in the order in which they are counted. */
export const LINES = [
  'quests',
  'firsts',
  'most-firsts',
  'no-firsts',
  'staff-pieces',
  'no-staff-pieces',
  'staff',
] as const;

/** Adventure cards are numbered as in the set; so are the sides of double-sided cards. */
export interface Shadowgate extends State {
  flow: Flow;
  /** QS-07 Whether characters and abilities are drafted, or the learners' set is dealt. */
  draft: boolean;
  /** QS-42 */
  stealing: boolean;
  /** QS-45 Whether all have as many turns as each other. */
  equalTurns?: true;
  /** QS-40 */
  match: Options['match'];
  /** QS-40 Games of the match that are over. */
  games: number;
  /** QS-40 Whether the time of the match is up. */
  late: boolean;
  /** QS-40 Points of the games that are over, by seat, in the order of LINES. */
  tally: number[][];
  /** QS-06 Who goes first in this game. */
  starter: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** QS-07 The side each player has chosen. */
  characters: number[];
  abilities: number[];
  /** QS-08 Adventure cards that are face down, the top one last. */
  deck: number[];
  discards: number[];
  /** QS-08 */
  pool: number[];
  /** Cards in hand, by seat, lowest first. */
  hands: number[][];
  /** QS-14 Those of them that everybody saw being taken from the pool. */
  shown: number[][];
  /** QS-14 Hand cards from before the deck was last made anew, in batches: what lay in no pile then was in a hand. */
  older: number[][];
  /** How many of each batch each player has. */
  olderHeld: number[][];
  /** QS-20 Acquired items, by seat, in the order in which they were acquired. */
  items: number[][];
  /** QS-25 Who has the first of each type. */
  firsts: Seat[];
  /** QS-22 Points from quests, by seat. */
  points: number[];
  /** QS-08 The column of available quests. */
  quests: number[];
  /** QS-08 The quest that is open on top of the quest deck. */
  questTop: number;
  /** QS-17 Whether it has come to light in this turn, and is not available yet. */
  questTopNew: boolean;
  /** Quests below it, the next one last. */
  questDeck: number[];
  /** The same, lowest first: everybody can work out which ones these are. */
  questsBelow: number[];
  questDiscards: number[];
  /** QS-09 The event in play, and who played it. */
  event: number;
  eventBy: Seat;
  /** QS-11 */
  torch: number;
  /** QS-12 Actions that are left. */
  actions: number;
  /** What an effect has spared an action in this turn, a bit each. */
  spared: number;
  /** QS-15 Cards played for their resources in this turn. */
  resources: number[];
  /** QS-15 Quests done in this turn. */
  completed: number[];
  /** QS-23 Items used up in this turn. */
  used: number[];
  /** QS-28 Who began the last round. */
  final: Seat;
  /** QS-27 Who completed the Staff of Ages. */
  staff: Seat;
}

/** What lies open at the table: all that prices, levels and points follow from. */
export type OpenTable = Omit<Shadowgate, 'flow' | 'hands' | 'deck' | 'questDeck'>;

export const procedure = proceduresOf<Shadowgate, Event>();

/** The table before the first card is drawn. */
export function begin({ players, options }: Setup<Options>, random: Random, first: Frame): Shadowgate {
  const everySeat = seatsOf(players);
  const game: Shadowgate = {
    flow: newFlow(players, random, first),
    draft: options.characters === 'draft',
    stealing: options.stealing,
    match: options.match,
    games: 0,
    late: false,
    tally: everySeat.map(() => LINES.map(() => 0)),
    starter: NONE,
    ...emptyTable(players),
  };
  if (options.lastRound === 'equal-turns') game.equalTurns = true;
  return game;
}

/** A table with no game on it yet. */
export const emptyTable = (players: number) => {
  const everySeat = seatsOf(players);
  return {
    active: NONE,
    characters: everySeat.map(() => NONE),
    abilities: everySeat.map(() => NONE),
    deck: [] as number[],
    discards: [] as number[],
    pool: [] as number[],
    hands: everySeat.map((): number[] => []),
    shown: everySeat.map((): number[] => []),
    older: [] as number[][],
    olderHeld: [] as number[][],
    items: everySeat.map((): number[] => []),
    firsts: TYPES.map(() => NONE),
    points: everySeat.map(() => 0),
    quests: [] as number[],
    questTop: NONE,
    questTopNew: false,
    questDeck: [] as number[],
    questsBelow: [] as number[],
    questDiscards: [] as number[],
    event: NONE,
    eventBy: NONE,
    torch: NONE,
    actions: 0,
    spared: 0,
    resources: [] as number[],
    completed: [] as number[],
    used: [] as number[],
    final: NONE,
    staff: NONE,
  };
};

/** Everything but the flow, copied. */
export function cloneTable(game: Shadowgate, flow: Flow): Shadowgate {
  const copy: Shadowgate = {
    flow,
    draft: game.draft,
    stealing: game.stealing,
    match: game.match,
    games: game.games,
    late: game.late,
    tally: copyRows(game.tally),
    starter: game.starter,
    active: game.active,
    characters: game.characters.slice(),
    abilities: game.abilities.slice(),
    deck: game.deck.slice(),
    discards: game.discards.slice(),
    pool: game.pool.slice(),
    hands: copyRows(game.hands),
    shown: copyRows(game.shown),
    older: copyRows(game.older),
    olderHeld: copyRows(game.olderHeld),
    items: copyRows(game.items),
    firsts: game.firsts.slice(),
    points: game.points.slice(),
    quests: game.quests.slice(),
    questTop: game.questTop,
    questTopNew: game.questTopNew,
    questDeck: game.questDeck.slice(),
    questsBelow: game.questsBelow.slice(),
    questDiscards: game.questDiscards.slice(),
    event: game.event,
    eventBy: game.eventBy,
    torch: game.torch,
    actions: game.actions,
    spared: game.spared,
    resources: game.resources.slice(),
    completed: game.completed.slice(),
    used: game.used.slice(),
    final: game.final,
    staff: game.staff,
  };
  if (game.equalTurns) copy.equalTurns = true;
  return copy;
}
