import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { readRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { seedFrom } from '../seed.ts';
import { checkUniform, logOf } from './cases.ts';
import { decisionChecks } from './decisions.ts';
import { type Budget, inspectDecisions, inspectGame, setupsOf } from './inspect.ts';
import { checkSwaps } from './swaps.ts';
import type { AnyTrials } from './trials.ts';
import { gameChecks } from './whole-games.ts';

/** Enough to find mistakes while working; `npm run soak` plays far more, `npm run mutants` fewer. */
const MOST_A_SETUP = Number(process.env.GILT_SUITE_GAMES ?? 12);
const LEAST_A_SETUP = Math.min(MOST_A_SETUP, 2);
/** So many games of all set-ups together are enough of one kind, unless there are too few of each then. */
const ALL_SETUPS = 72;

const usual = (setups: number): Budget => ({
  games: Math.max(LEAST_A_SETUP, Math.min(MOST_A_SETUP, Math.floor(ALL_SETUPS / setups))),
  seed: 'suite',
  oneIn: 3,
});

/** Holds a game to the contract, as tests: one line in the game's folder. `golden` is the folder of its golden records. */
export function contractSuite(game: AnyGame, trials: AnyTrials, golden?: string, given?: Budget): void {
  const setups = setupsOf(game, trials);
  const budget = given ?? usual(setups.length);
  const wholeGames = setups.flatMap((setup) =>
    Array.from({ length: budget.games }, (_, i) => ({ game, setup, seed: seedFrom(budget.seed, i) })),
  );
  describe(`${game.name} keeps the contract`, () => {
    for (const [what, check] of Object.entries(gameChecks)) {
      test(what, () => {
        for (const whole of wholeGames) inspectGame(whole, check);
      });
    }
    for (const [what, check] of Object.entries(decisionChecks)) {
      test(what, () => {
        for (const whole of wholeGames) inspectDecisions(whole, trials, [check], budget.oneIn);
      });
    }
    test('every hidden thing changes places with another in some game', () => checkSwaps(game, trials, wholeGames));
    for (const small of trials.smallCases)
      test(`re-dealing is uniform: ${small.what}`, () => checkUniform(game, small));
    const records = golden && existsSync(golden) ? readdirSync(golden).filter((file) => file.endsWith('.json')) : [];
    for (const file of records) {
      test(`the golden record ${file} replays, and its log reads as before`, async () => {
        const read = readRecord(readFileSync(join(golden!, file), 'utf8'), [game]);
        await expect(logOf(replay(read.game, read.setup, read.record))).toMatchFileSnapshot(
          join(golden!, file.replace('.json', '.txt')),
        );
      });
    }
  });
}
