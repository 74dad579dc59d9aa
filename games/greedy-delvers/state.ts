import { type Flow, type Frame, newFlow, proceduresOf, type State } from '@gilt/engine/flow';
import type { Setup } from '@gilt/engine/game';
import { copyRows } from '@gilt/engine/plain';
import type { Random } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { wholeDeck } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

/** GD-25 The bottom of the mine. */
export const BOTTOM = 30;

export interface GreedyDelvers extends State {
  flow: Flow;
  /** GD-19 */
  gangUp: Options['gangUp'];
  /** GD-01 Cards still to be drawn, the top one last. */
  deck: number[];
  /** GD-08 Cards that were played: how many of each kind, in the order of CARDS. */
  discards: number[];
  /** GD-02 Cards in hand, by seat, in the order of CARDS. */
  hands: number[][];
  /** GD-25 Cards that safe players put onto the discards face down, by seat, until these are shuffled. */
  buried: number[][];
  /** GD-02 By seat. */
  levels: number[];
  /** GD-02 By seat. */
  ore: number[];
  /** GD-02 By seat. */
  gold: number[];
  /** GD-09 How many Savages everybody knows to be in a hand, at least, because a dud said so; by seat. */
  savages: number[];
  /** GD-09 The same for Hitmen and Savages taken together. */
  brutes: number[];
  /** GD-23 Only if a minion sent against its own player counts for nothing in GD-19 to GD-22. */
  againstOneself?: 'ignored';
}

export const procedure = proceduresOf<GreedyDelvers, Event>();

/** GD-25 Whether a player has left the mine. */
export const isSafe = ({ levels, hands }: Pick<GreedyDelvers, 'levels' | 'hands'>, seat: Seat): boolean =>
  levels[seat] === BOTTOM && hands[seat]!.length === 0;

/** GD-25 Those who are in the mine, as a set in one number. */
export function delversOf(game: GreedyDelvers): number {
  let delvers = 0;
  for (let seat = 0; seat < game.levels.length; seat++) if (!isSafe(game, seat)) delvers |= 1 << seat;
  return delvers;
}

/** GD-03 The table before the cards are dealt. */
export function begin({ options }: Setup<Options>, random: Random, first: Frame): GreedyDelvers {
  const game: GreedyDelvers = {
    flow: newFlow(4, random, first),
    gangUp: options.gangUp,
    deck: wholeDeck(),
    discards: [0, 0, 0, 0, 0],
    hands: [[], [], [], []],
    buried: [[], [], [], []],
    levels: [0, 0, 0, 0],
    ore: [0, 0, 0, 0],
    gold: [0, 0, 0, 0],
    savages: [0, 0, 0, 0],
    brutes: [0, 0, 0, 0],
  };
  if (options.againstOneself === 'ignored') game.againstOneself = 'ignored';
  return game;
}

/** Everything but the flow, copied. */
export function cloneTable(game: GreedyDelvers, flow: Flow): GreedyDelvers {
  const copy: GreedyDelvers = {
    flow,
    gangUp: game.gangUp,
    deck: game.deck.slice(),
    discards: game.discards.slice(),
    hands: copyRows(game.hands),
    buried: copyRows(game.buried),
    levels: game.levels.slice(),
    ore: game.ore.slice(),
    gold: game.gold.slice(),
    savages: game.savages.slice(),
    brutes: game.brutes.slice(),
  };
  if (game.againstOneself) copy.againstOneself = game.againstOneself;
  return copy;
}
