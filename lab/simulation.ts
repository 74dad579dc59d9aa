import { createHash } from 'node:crypto';
import { botNamed } from '@gilt/bots/all';
import { withCards } from '@gilt/engine/cards';
import { type AnyGame, gameNamed, readSetup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { writeRecord } from '@gilt/engine/record';
import { seedFrom } from '@gilt/engine/seed';
import { recordOf } from '@gilt/engine/sitting';
import { games } from '@gilt/games/all';
import { playMatch } from './match.ts';
import { type Share, shareOf } from './statistics.ts';

/** What is to be simulated: plain data, so that it can be sent to a worker. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards?: unknown;
  /** The name of a bot for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Whether the records are wanted, and not only their digest. */
  readonly keepRecords: boolean;
}

/** What came of some games in a row. */
export interface Batch {
  readonly from: number;
  readonly decisions: number;
  /** By game and seat: the share of the win. */
  readonly shares: readonly (readonly number[])[];
  /** By game: how many questions it took. */
  readonly lengths: readonly number[];
  /** By game: SHA-256 of its record. */
  readonly digests: readonly string[];
  readonly records: readonly string[];
}

/** Plays the games number `from` to `to` − 1 of a plan. What comes of a game depends on its number alone. */
export async function playBatch(plan: Plan, from: number, to: number): Promise<Batch> {
  const { game, setup, bots } = readPlan(plan);
  const batch = {
    from,
    decisions: 0,
    shares: [] as number[][],
    lengths: [] as number[],
    digests: [] as string[],
    records: [] as string[],
  };
  for (let number = from; number < to; number++) {
    const { sitting, decisions } = await playMatch(game, setup, bots, seedFrom(plan.seed, number));
    const outcome = game.outcome(sitting.state);
    const record = writeRecord(recordOf(sitting));
    batch.decisions += decisions;
    batch.shares.push(outcome.scores.map((_, seat) => winShare(outcome, seat)));
    batch.lengths.push(sitting.state.flow.asked);
    batch.digests.push(createHash('sha256').update(record).digest('hex'));
    if (plan.keepRecords) batch.records.push(record);
  }
  return batch;
}

/** Finds the game and the bots of a plan; refuses what does not fit. */
export function readPlan({ game: id, players, options, cards, bots }: Plan) {
  const game: AnyGame = withCards(gameNamed(id, games), cards);
  return { game, setup: readSetup(game, players, options), bots: bots.map((name) => botNamed(name, game)) };
}

/** The figures of a whole simulation. */
export interface Figures {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly seats: readonly ({ readonly bot: string } & Share)[];
  /** In questions. */
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
  /** SHA-256 over the SHA-256 of all records, in order. */
  readonly digest: string;
}

/** Adds up batches, which may have come in any order. */
export function figuresOf(plan: Plan, batches: readonly Batch[], seconds: number): Figures {
  const inOrder = batches.toSorted((a, b) => a.from - b.from);
  const shares = inOrder.flatMap((batch) => batch.shares);
  const lengths = inOrder.flatMap((batch) => batch.lengths);
  const games = shares.length;
  const decisions = inOrder.reduce((sum, batch) => sum + batch.decisions, 0);
  const digest = createHash('sha256');
  for (const batch of inOrder) for (const each of batch.digests) digest.update(each);
  return {
    game: plan.game,
    players: plan.players,
    games,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    seats: plan.bots.map((bot, seat) => ({
      bot,
      ...shareOf(
        shares.reduce((sum, each) => sum + each[seat]!, 0),
        games,
      ),
    })),
    length: {
      mean: lengths.reduce((sum, length) => sum + length, 0) / games,
      min: lengths.reduce((least, length) => Math.min(least, length), Number.POSITIVE_INFINITY),
      max: lengths.reduce((most, length) => Math.max(most, length), 0),
    },
    digest: digest.digest('hex'),
  };
}
