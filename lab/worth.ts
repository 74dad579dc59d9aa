import { botNamed } from '@gilt/bots/all';
import { type Bot, taskFor } from '@gilt/bots/bot';
import { seal, waitingFor } from '@gilt/engine/answer';
import { withCards } from '@gilt/engine/cards';
import { begin, mustEnd } from '@gilt/engine/contract/random-play';
import { Refusal } from '@gilt/engine/fault';
import { proceed, type State } from '@gilt/engine/flow';
import { type AnyGame, gameNamed, readSetup, type Setup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { bits } from '@gilt/engine/random';
import { freshRandom, type Seed, seedFrom } from '@gilt/engine/seed';
import { games } from '@gilt/games/all';
import { type Item, isItem, itemName, left, under, WAYS, type Way } from './intervention.ts';
import { type Estimate, estimateOf, type Sums } from './statistics/estimate.ts';
import { corrected } from './statistics/false-discoveries.ts';

/**
 * What the items of a game are worth, causally. One bot sits in all seats. A round is a deal: it is played as it is, and then once
 * more for every seat and every item that seat chose (or, for `always`, could have chosen and did not), with the seat under that
 * intervention, the deal and everybody's luck the same. Where the intervention would change nothing the difference is 0, and nothing is
 * played. The value of a round is the mean over the seats of the difference in that seat's share of the win.
 */
export interface WorthPlan {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards?: unknown;
  readonly bot: string;
  readonly seed: string;
  readonly ways: readonly Way[];
  /** Only questions whose place begins so: `draft`, `battle.playCards`. */
  readonly where?: string;
  /** Bots have other luck under an intervention: less is paired and more is noise. For trials of the method. */
  readonly freshLuck?: true;
}

/** What some rounds say of one item under one intervention. */
export interface Tally extends Item {
  readonly way: Way;
  /** Seats of these rounds that it was done to. */
  seats: number;
  sum: number;
  squares: number;
}

/** What came of rounds `from` to `to` − 1. */
export interface WorthBatch {
  readonly rounds: number;
  readonly games: number;
  readonly tallies: readonly Tally[];
}

/** Finds the game and the bot of a plan; refuses what does not fit. */
export function readWorthPlan({ game: id, players, options, cards, bot, where = '' }: WorthPlan) {
  const game: AnyGame = withCards(gameNamed(id, games), cards);
  const places = Object.values(game.procedures).flatMap(({ lines }) =>
    [...lines.values()].filter((line) => line.question),
  );
  if (!places.some((line) => line.where.startsWith(where)))
    throw new Refusal(
      `${game.name} has no question that begins with '${where}' (${places.map((line) => line.where).join(', ')})`,
    );
  return { game, setup: readSetup(game, players, options), bot: botNamed(bot, game) };
}

export async function measureWorth(plan: WorthPlan, from: number, to: number): Promise<WorthBatch> {
  const { game, setup, bot } = readWorthPlan(plan);
  const tallies = new Map<string, Tally>();
  let played = 0;
  for (let number = from; number < to; number++) {
    const seed = seedFrom(plan.seed, number);
    const touched = new Map<string, Touched>();
    const free = await play(
      game,
      setup,
      () => bot,
      seed,
      seedFrom(seed, 'bots'),
      (seat, where, name, way) => {
        if (plan.ways.includes(way) && where.startsWith(plan.where ?? ''))
          touched.set(`${way}/${seat}/${where}/${name}`, { seat, where, name, way });
      },
    );
    played++;
    const values = new Map<string, { touched: Touched; seats: number; sum: number }>();
    for (const one of touched.values()) {
      const luck = plan.freshLuck
        ? seedFrom(seed, 'bots', one.way, one.where, one.name, one.seat)
        : seedFrom(seed, 'bots');
      const changed = under(bot, one, one.way);
      const other = await play(game, setup, (seat) => (seat === one.seat ? changed : bot), seed, luck);
      played++;
      const key = `${one.way}/${one.where}/${one.name}`;
      const value = values.get(key) ?? { touched: one, seats: 0, sum: 0 };
      value.seats++;
      value.sum += one.way === 'never' ? free[one.seat]! - other[one.seat]! : other[one.seat]! - free[one.seat]!;
      values.set(key, value);
    }
    for (const [key, { touched: one, seats, sum }] of values) {
      const { where, name, way } = one;
      const tally = tallies.get(key) ?? { where, name, way, seats: 0, sum: 0, squares: 0 };
      const mean = sum / setup.players;
      tally.seats += seats;
      tally.sum += mean;
      tally.squares += mean * mean;
      tallies.set(key, tally);
    }
  }
  return { rounds: to - from, games: played, tallies: [...tallies.values()] };
}

interface Touched extends Item {
  readonly seat: number;
  readonly way: Way;
}

/** Plays a game without a record, and gives the share of the win by seat. `note` hears which interventions would have changed it. */
async function play(
  game: AnyGame,
  setup: Setup,
  botIn: (seat: number) => Bot,
  seed: Seed,
  luck: Seed,
  note?: (seat: number, where: string, name: string, way: Way) => void,
): Promise<number[]> {
  const state: State = begin(game, setup, freshRandom(seed, 0, 0));
  // Each seat has luck of its own: one that is asked more often does not change that of the others.
  const lucks = Array.from({ length: setup.players }, (_, seat) => freshRandom(luck, seat, 0));
  while (state.flow.stack.length > 0) {
    mustEnd(state);
    for (const seat of waitingFor(state)) {
      const task = taskFor(game, setup, state, seat, bits(lucks[seat]!))!;
      const thought = botIn(seat).think(task);
      const choice = typeof thought === 'number' ? thought : await thought;
      const { where, options, names } = task.question;
      if (note)
        for (const name of new Set(names.map(itemName)))
          for (const way of WAYS) {
            const some = isItem(name) ? left(task.question, { where, name }, way) : null;
            if (some && !some.includes(choice)) note(seat, where, name, way);
          }
      if (!options.includes(choice)) throw new Error(`${choice} is no option in ${where}`);
      seal(game, state, seat, choice);
    }
    proceed(game, state, null);
  }
  const outcome = game.outcome(state);
  return outcome.scores.map((_, seat) => winShare(outcome, seat));
}

/** What an item is worth: the difference that choosing it makes to a seat's share of the win. */
export interface Worth extends Item, Estimate {
  readonly way: Way;
  /** In how many of the games' seats the intervention changed something. */
  readonly seats: number;
  /** The same difference in those seats alone. */
  readonly whereChosen: number;
  /** The p-value corrected for all claims of its kind; a find if it is small. */
  readonly q: number;
}

/** An item that was met in fewer rounds than this has no interval to speak of. */
export const LEAST_SEATS = 20;

/** Adds up batches, in the order of their rounds, and corrects for the number of claims. */
export function worthsOf(
  batches: readonly WorthBatch[],
  players: number,
): { rounds: number; games: number; worths: Worth[] } {
  const all = new Map<string, Tally>();
  for (const { tallies } of batches)
    for (const tally of tallies) {
      const key = `${tally.way}/${tally.where}/${tally.name}`;
      const known = all.get(key);
      if (!known) all.set(key, { ...tally });
      else {
        known.seats += tally.seats;
        known.sum += tally.sum;
        known.squares += tally.squares;
      }
    }
  const rounds = batches.reduce((sum, each) => sum + each.rounds, 0);
  const known = [...all.values()].filter(({ seats }) => seats >= LEAST_SEATS);
  const estimates = known.map(({ sum, squares }) => estimateOf({ rounds, sum, squares } satisfies Sums));
  const q = corrected(estimates.map(({ p }) => p));
  const worths = known.map(({ where, name, way, seats, sum }, i) => ({
    ...{ where, name, way },
    ...estimates[i]!,
    seats,
    whereChosen: (sum * players) / seats,
    q: q[i]!,
  }));
  worths.sort((a, b) => order(a.where, b.where) || order(a.way, b.way) || b.mean - a.mean || order(a.name, b.name));
  return { rounds, games: batches.reduce((sum, each) => sum + each.games, 0), worths };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
