import { parseArgs } from 'node:util';
import { games } from '@gilt/games/all';
import { type Slowest, slowestStep } from './slowest-step.ts';

/** Some hundred milliseconds' worth: that would be felt at every other table. */
const TOO_MUCH = 30_000_000;

/** `npm run soak -- steps [--games N]`: plays so many games of every game, and says which step kept the rules busy longest. */
const { values } = parseArgs({ options: { games: { type: 'string', default: '200' } } });
const count = Number(values.games);
if (!(count >= 1)) {
  process.stderr.write('soak: --games should be a number\n');
  process.exit(2);
}
let failed = 0;
for (const game of games) {
  let slowest: Slowest & { seed: number } = { work: 0, at: 0, seed: 0 };
  for (let seed = 1; seed <= count; seed++) {
    const found = slowestStep(game, seed, 500);
    if (found.work > slowest.work) slowest = { ...found, seed };
  }
  const { work, at, seed } = slowest;
  if (work > TOO_MUCH) failed++;
  console.log(`${game.name}: ${work} pieces of code at most, after ${at} questions of game ${seed}`);
}
console.log(`${games.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
