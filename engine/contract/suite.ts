import { describe, test } from 'vitest';
import type { State } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { seedFrom } from '../seed.ts';
import { checkGolden, checkUniform } from './cases.ts';
import { decisionChecks } from './decisions.ts';
import { type Budget, inspectDecisions, inspectGame, setupsOf } from './inspect.ts';
import type { Trials } from './trials.ts';
import { gameChecks } from './whole-games.ts';

/** Enough to find mistakes while working; `npm run soak` plays far more. */
const BUDGET: Budget = { games: 12, seed: 'suite', oneIn: 3 };

/** Holds a game to the contract, as tests: one line in the game's folder. */
export function contractSuite<S extends State>(game: AnyGame, trials: Trials<S>, budget: Budget = BUDGET): void {
  const own = trials as unknown as Trials<State>;
  const wholeGames = setupsOf(game, own).flatMap((setup) =>
    Array.from({ length: budget.games }, (_, i) => ({ game, setup, seed: seedFrom(budget.seed, i) })),
  );
  describe(`${game.name} keeps the contract`, () => {
    for (const [what, check] of Object.entries(decisionChecks)) {
      test(what, () => {
        for (const whole of wholeGames) inspectDecisions(whole, own, [check], budget.oneIn);
      });
    }
    for (const [what, check] of Object.entries(gameChecks)) {
      test(what, () => {
        for (const whole of wholeGames) inspectGame(whole, check);
      });
    }
    for (const small of own.smallCases) test(`re-dealing is uniform: ${small.what}`, () => checkUniform(game, small));
    for (const [name, { record, log }] of Object.entries(own.golden)) {
      test(`the golden record ${name} replays`, () => checkGolden(game, record, log));
    }
  });
}
