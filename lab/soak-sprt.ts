import { parseArgs } from 'node:util';
import { randomFrom } from '@gilt/engine/random';
import { shareOf } from './compare.ts';
import { playRound } from './ladder.ts';
import { tryTest } from './sequential-trial.ts';

/**
 * `npm run soak -- sprt [--runs N]`: measures rounds of bots among their like, draws 1,000 sequential tests from them in which there
 * is nothing to find and 1,000 in which there is, and holds the errors and the games against what is promised.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' } } });
const runs = Number(values.runs);
/** How much is to be found, in multiples of the fair share. */
const SOME = 1.1;
const MEASURED = 400;

let broken = false;
for (const [game, players] of [
  ['dungeon-busters', 4],
  ['greedquest', 4],
  ['goofspiel', 2],
] as const) {
  const pairing = { game, players, options: {}, bot: 'thumb', against: 'thumb', seed: 'sprt' };
  const measured: number[] = [];
  for (let number = 0; number < MEASURED; number++)
    measured.push(Math.round(shareOf(await playRound(pairing, number)) * 1e6) / 1e6);
  const fair = 1 / players;
  const bounds = { none: fair, some: SOME * fair, falsePass: 0.05, falseFail: 0.05 };
  const nothing = tryTest(measured, bounds.none, bounds, runs, randomFrom(1));
  const something = tryTest(measured, bounds.some, bounds, runs, randomFrom(2));
  const falsePasses = nothing.passed / runs;
  const power = something.passed / runs;
  const games = Math.max(nothing.rounds, something.rounds) / nothing.fixed;
  console.log(
    `${game}, ${players} players: ${percent(falsePasses)} false passes, ${percent(power)} found; ` +
      `${Math.round(nothing.rounds * players)} games where there is nothing and ${Math.round(something.rounds * players)} where there is, ` +
      `a fixed test ${nothing.fixed * players}: ${percent(games)}`,
  );
  if (falsePasses > 0.05 || power < 0.95 - 0.02 || games > 0.6) broken = true;
}
console.log(broken ? 'the test does not keep its promises' : 'the test keeps its promises');
process.exit(broken ? 1 : 0);

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
