import type { Bot } from '@gilt/bots/bot';
import { contestantNamed } from '@gilt/bots/field/all';
import { withCards } from '@gilt/engine/cards';
import { type AnyGame, gameNamed, readSetup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { seedFrom } from '@gilt/engine/seed';
import { games } from '@gilt/games/all';
import { playMatch } from './match.ts';
import { readerOf } from './reader.ts';
import { type Share, shareOfRounds } from './statistics.ts';

/** One bot at a table of others, all of them alike: plain data, so that it can be sent to a worker. */
export interface Pairing {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards?: unknown;
  readonly bot: string;
  readonly against: string;
  readonly seed: string;
  /** Instead of that bot somebody sits there who knows the others, and reads each of them so often a choice. */
  readonly readings?: number;
}

/** What came of one round: the bot has sat in every seat once, with the same deal each time. */
export interface Round {
  readonly number: number;
  /** By seat: the bot's share of the win. */
  readonly shares: readonly number[];
  /** How often the bot chose, how long that took in all, and how long at most, in milliseconds. */
  readonly choices: number;
  readonly time: number;
  readonly longest: number;
}

/** Finds the game and the bots of a pairing; refuses what does not fit. */
export function readPairing({ game: id, players, options, cards, bot, against, readings }: Pairing) {
  const game: AnyGame = withCards(gameNamed(id, games), cards);
  const others = contestantNamed(against, game);
  return {
    game,
    setup: readSetup(game, players, options),
    bot: readings === undefined ? contestantNamed(bot, game) : readerOf(others, readings),
    against: others,
  };
}

/** Plays the round of that number. What comes of it depends on the number alone, and so do the deals, whoever plays. */
export async function playRound(pairing: Pairing, number: number): Promise<Round> {
  const { game, setup, bot, against } = readPairing(pairing);
  const watch = { choices: 0, time: 0, longest: 0 };
  const watched = timed(bot, watch);
  const shares: number[] = [];
  const seed = seedFrom(pairing.seed, number);
  for (let seat = 0; seat < setup.players; seat++) {
    const bots = Array.from({ length: setup.players }, (_, other) => (other === seat ? watched : against));
    // Where all are alike the four games would be the same one, and the control could not fail.
    const luck = seedFrom(seed, 'bots', ...(pairing.bot === pairing.against ? [seat] : []));
    const { sitting } = await playMatch(game, setup, bots, seed, luck);
    shares.push(winShare(game.outcome(sitting.state), seat));
  }
  return { number, shares, ...watch };
}

/** The same bot under a stop-watch. */
const timed = (bot: Bot, watch: { choices: number; time: number; longest: number }): Bot => ({
  ...bot,
  async think(task, signal) {
    const start = performance.now();
    const choice = await bot.think(task, signal);
    const took = performance.now() - start;
    watch.choices++;
    watch.time += took;
    watch.longest = Math.max(watch.longest, took);
    return choice;
  },
});

/** A rung of the ladder: how a bot does against others. */
export interface Rung extends Share {
  readonly players: number;
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  /** The share that was won in each seat. */
  readonly bySeat: readonly number[];
  /** What the bot would win if it were no better or worse. */
  readonly fair: number;
  /** Milliseconds a choice: on the average, and at most. */
  readonly perChoice: number;
  readonly longest: number;
}

export function rungOf({ bot, against, players }: Pairing, rounds: readonly Round[]): Rung {
  const shares = rounds.flatMap((round) => round.shares);
  const sum = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0);
  return {
    players,
    bot,
    against,
    games: shares.length,
    fair: 1 / players,
    ...shareOfRounds(rounds.map((round) => round.shares)),
    bySeat: Array.from(
      { length: players },
      (_, seat) => sum((round) => round.shares[seat]!) / Math.max(rounds.length, 1),
    ),
    perChoice:
      sum(({ time }) => time) /
      Math.max(
        sum(({ choices }) => choices),
        1,
      ),
    longest: rounds.reduce((most, { longest }) => Math.max(most, longest), 0),
  };
}

/** The rung on which a bot is worst off, by the lower end of the interval: what it can be relied on for. */
export const worstOf = (rungs: readonly Rung[]): Rung =>
  rungs.reduce((worst, rung) => (rung.low / rung.fair < worst.low / worst.fair ? rung : worst));
