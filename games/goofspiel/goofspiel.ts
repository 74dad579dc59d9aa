import { cloneFlow, type Flow, jump, newFlow, proceduresOf, type State } from '@gilt/engine/flow';
import type { Setup } from '@gilt/engine/game';
import { type Outcome, winnersOf } from '@gilt/engine/outcome';
import { copyRows } from '@gilt/engine/plain';
import { ask, everyone, numbers } from '@gilt/engine/question';
import { type Random, shuffle } from '@gilt/engine/random';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { remove } from '@gilt/engine/sorted';
import { z } from 'zod';

/** GS-01 The highest card that there can be. */
export const HIGHEST = 13;

export const options = z.strictObject({
  /** GS-01 */
  cards: z.int().min(2).max(HIGHEST).default(HIGHEST),
  /** GS-02 */
  prizes: z.enum(['random', 'ascending', 'descending']).default('random'),
  /** GS-05 */
  bids: z.enum(['revealed', 'hidden']).default('revealed'),
});
export type Options = z.output<typeof options>;

/** In place of a prize: none. */
export const NONE = 0;

export interface Goofspiel extends State {
  flow: Flow;
  /** GS-02 */
  order: Options['prizes'];
  /** GS-05 */
  bids: Options['bids'];
  /** GS-02 The prizes to come, the next one last. */
  prizes: number[];
  /** GS-03 The prize that is bid for. */
  prize: number;
  /** GS-01 Bid cards in hand, by seat, lowest first. */
  hands: number[][];
  /** GS-05 Bid cards that were shown, by seat, in the order of play. */
  shown: number[][];
  /** GS-04 Prizes taken, by seat. */
  taken: number[][];
  /** GS-04 Prizes that nobody took. */
  discarded: number[];
}

export type Event =
  | { readonly type: 'prize'; readonly rule: 'GS-03'; readonly prize: number }
  | { readonly type: 'taken'; readonly rule: 'GS-04'; readonly prize: number; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly rule: 'GS-04'; readonly prize: number }
  | { readonly type: 'won'; readonly rule: 'GS-06'; readonly seats: readonly Seat[] };

export const upTo = (cards: number): number[] => {
  const values: number[] = [];
  for (let value = 1; value <= cards; value++) values.push(value);
  return values;
};

const auction = proceduresOf<Goofspiel, Event>()('auction').steps({
  /** GS-02 */
  orderPrizes(game) {
    if (game.order === 'random') shuffle(game.flow.random, game.prizes);
    if (game.order === 'ascending') game.prizes.reverse();
  },

  /** GS-03 */
  turnUpPrize(game, _locals, _answers, tell) {
    game.prize = game.prizes.pop()!;
    tell?.({ type: 'prize', rule: 'GS-03', prize: game.prize });
  },

  /** GS-03 GS-05 */
  bid: ask({
    rule: 'GS-03',
    seats: everyone,
    options: (game, _, seat) => game.hands[seat]!,
    forced: 'openly',
    choices: numbers,
    closed: (game) => (game.bids === 'revealed' ? 'everyone' : 'owner'),
  }),

  /** GS-04 */
  takePrize(game, _, bids, tell) {
    for (let seat = 0; seat < bids.length; seat++) {
      remove(game.hands[seat]!, bids[seat]!);
      if (game.bids === 'revealed') game.shown[seat]!.push(bids[seat]!);
    }
    const { prize } = game;
    const seat = highestBidder(bids);
    if (seat === null) game.discarded.push(prize);
    else game.taken[seat]!.push(prize);
    game.prize = NONE;
    tell?.(seat === null ? { type: 'discarded', rule: 'GS-04', prize } : { type: 'taken', rule: 'GS-04', prize, seat });
  },

  untilNoPrizeIsLeft: (game) => (game.prizes.length > 0 ? jump('turnUpPrize') : undefined),

  /** GS-06 */
  findWinners(game, _locals, _answers, tell) {
    tell?.({ type: 'won', rule: 'GS-06', seats: outcome(game).winners });
  },
});

export const procedures = { auction };

/** GS-04 Who alone bid highest; null if several did. */
function highestBidder(bids: readonly number[]): Seat | null {
  let best = 0;
  let tied = false;
  for (let seat = 1; seat < bids.length; seat++) {
    if (bids[seat]! < bids[best]!) continue;
    tied = bids[seat] === bids[best];
    best = seat;
  }
  return tied ? null : best;
}

/** GS-04 Those who bid highest, as it is told: if they are several, nobody takes the prize. */
export function highestBidders(bids: readonly number[]): Seat[] {
  const highest = Math.max(...bids);
  return seatsOf(bids.length).filter((seat) => bids[seat] === highest);
}

/** GS-06 */
export function outcome({ taken }: Pick<Goofspiel, 'taken'>): Outcome {
  const scores = taken.map((prizes) => {
    const points = prizes.reduce((sum, prize) => sum + prize, 0);
    return { total: points, lines: [{ what: 'prizes', points, rule: 'GS-06' }], tieBreaks: [] };
  });
  return { winners: winnersOf(scores), scores };
}

/** GS-01 GS-02 */
export const begin = ({ players, options: { cards, prizes, bids } }: Setup<Options>, random: Random): Goofspiel => ({
  flow: newFlow(players, random, auction.call()),
  order: prizes,
  bids,
  prizes: upTo(cards),
  prize: NONE,
  hands: seatsOf(players).map(() => upTo(cards)),
  shown: seatsOf(players).map(() => []),
  taken: seatsOf(players).map(() => []),
  discarded: [],
});

export const cloneTable = (game: Omit<Goofspiel, 'flow'>, flow: Flow): Goofspiel => ({
  flow,
  order: game.order,
  bids: game.bids,
  prizes: game.prizes.slice(),
  prize: game.prize,
  hands: copyRows(game.hands),
  shown: copyRows(game.shown),
  taken: copyRows(game.taken),
  discarded: game.discarded.slice(),
});

export const clone = (game: Goofspiel): Goofspiel => cloneTable(game, cloneFlow(game.flow));
