import { decisionChecks } from '@gilt/engine/contract/decisions';
import { inspectDecisions, inspectGame, setupsOf } from '@gilt/engine/contract/inspect';
import { gameChecks } from '@gilt/engine/contract/whole-games';
import { gameNamed } from '@gilt/engine/game';
import { seedFrom } from '@gilt/engine/seed';
import { games } from '@gilt/games/all';
import { trialsOf } from '@gilt/games/trials';

/** Some random games to hold to the contract: those number `from` to `to` − 1. */
export interface Inspection {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** All decision checks are made at one decision in so many. */
const ONE_IN = 12;

/** Plays the games, taking set-ups and whole-game checks in turn. Throws when the contract is broken. */
export function inspect({ game: id, players, seed, from, to }: Inspection): void {
  const game = gameNamed(id, games);
  const trials = trialsOf[id]!;
  const setups = setupsOf(game, trials, players);
  const checks = Object.values(decisionChecks);
  const wholeChecks = Object.values(gameChecks);
  for (let number = from; number < to; number++) {
    const whole = { game, setup: setups[number % setups.length]!, seed: seedFrom(seed, players, number) };
    inspectDecisions(whole, trials, checks, ONE_IN);
    inspectGame(whole, wholeChecks[number % wholeChecks.length]!);
  }
}
