import { type Flow, newFlow, proceduresOf, type State } from '@gilt/engine/flow';
import type { Setup } from '@gilt/engine/game';
import { copyRows } from '@gilt/engine/plain';
import type { Random } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { seatsOf } from '@gilt/engine/seat';
import type { Event } from './events.ts';
import { GEMS_OF_A_COLOUR, type Gems, ofEachColour } from './gems.ts';
import type { Options } from './options.ts';

/** In place of a card or a seat: none. */
export const NONE = -1;

export interface DungeonBusters extends State {
  flow: Flow;
  /** DB-07 */
  leader: Seat;
  /** The dungeon that is explored: 1, 2 or 3; 0 before the first. */
  dungeon: number;
  /** DB-08 The dungeon's cards that are still face down, the top one last. */
  deck: number[];
  /** DB-08 The dungeon's card that went into the box unseen. */
  boxed: number;
  /** DB-09 The dungeon card that is turned up. */
  monster: number;
  /** DB-18 DB-23 Dungeon cards that nobody took; they are out of the game. */
  gone: number[];
  /** DB-06 */
  bank: Gems;
  /** DB-04 The gems on the Spoils card. */
  spoils: Gems;
  /** DB-05 Battle cards in hand, by seat, lowest first. */
  hands: number[][];
  /** DB-24 Battle cards played in this dungeon, by seat, in the order of play. */
  played: number[][];
  /** DB-06 Gems, by seat. */
  loot: Gems[];
  /** DB-23 Defeated dungeon cards, by seat. */
  trophies: number[][];
  /** DB-23 Only if the highest card of all takes the dungeon card, or nobody does. */
  trophy?: 'highest';
}

export const procedure = proceduresOf<DungeonBusters, Event>();

/** DB-05 The battle cards that everybody begins with. */
export function battleCards(players: number, hands: Options['hands']): number[] {
  if (players === 3) return hands === 'published' ? [2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5, 6, 7];
  if (players === 4 && hands === 'as-printed') return [2, 3, 4, 5, 6];
  return [1, 2, 3, 4, 5, 6];
}

/** The table before the Leader is found and the first dungeon entered. */
export function begin(
  { players, options }: Setup<Options>,
  random: Random,
  first: DungeonBusters['flow']['stack'][number],
): DungeonBusters {
  const everySeat = seatsOf(players);
  const game: DungeonBusters = {
    flow: newFlow(players, random, first),
    leader: options.leader === 'random' ? NONE : options.leader - 1,
    dungeon: 0,
    deck: [],
    boxed: NONE,
    monster: NONE,
    gone: [],
    bank: ofEachColour(GEMS_OF_A_COLOUR - players),
    spoils: ofEachColour(0),
    hands: everySeat.map(() => battleCards(players, options.hands)),
    played: everySeat.map(() => []),
    loot: everySeat.map(() => ofEachColour(1)),
    trophies: everySeat.map(() => []),
  };
  if (options.trophy === 'highest') game.trophy = 'highest';
  return game;
}

/** Everything but the flow, copied. */
export function cloneTable(game: DungeonBusters, flow: Flow): DungeonBusters {
  const copy: DungeonBusters = {
    flow,
    leader: game.leader,
    dungeon: game.dungeon,
    deck: game.deck.slice(),
    boxed: game.boxed,
    monster: game.monster,
    gone: game.gone.slice(),
    bank: game.bank.slice(),
    spoils: game.spoils.slice(),
    hands: copyRows(game.hands),
    played: copyRows(game.played),
    loot: copyRows(game.loot),
    trophies: copyRows(game.trophies),
  };
  if (game.trophy) copy.trophy = game.trophy;
  return copy;
}
