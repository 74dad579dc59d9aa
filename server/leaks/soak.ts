import { parseArgs } from 'node:util';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { trialsOf } from '@gilt/games/trials';
import { asOfOld } from '../test/doctored.ts';
import { type Found, searchInStep } from './in-step.ts';

process.on('uncaughtException', (error) => {
  const expected = error instanceof Refusal || 'code' in error;
  process.stderr.write(`soak: ${expected ? error.message : error.stack}\n`);
  process.exit(expected ? 2 : 1);
});

/**
 * `npm run soak -- leaks [GAME …] [--swaps N] [--tables N] [--seed N] [--old]`: plays every game at two servers in step, with something
 * hidden changed at every question in one of them, and compares all that is sent. `--old` plays as it was when nobody was asked who
 * had one option, and shows what that told.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    swaps: { type: 'string', default: '100000' },
    tables: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    old: { type: 'boolean', default: false },
  },
});
const [swaps, tables, seed] = (['swaps', 'tables', 'seed'] as const).map((name) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Refusal(`--${name} '${values[name]}' is not a whole number of at least 1`);
}) as [number, number, number];
const chosen = positionals.length > 0 ? positionals.map((id) => gameNamed(id, games)) : games;

let failed = 0;
for (const game of chosen) {
  const start = performance.now();
  let shown = start;
  let told = 0;
  const found = await searchInStep({
    game: values.old ? asOfOld(game) : game,
    players: playersOf(game),
    options: trialsOf[game.id]!.options[0]!,
    swaps: trialsOf[game.id]!.swaps,
    count: swaps,
    tables,
    seed,
    report(so) {
      for (; told < so.leaks.length; told++) console.log(`  ${so.leaks[told]}`);
      if (performance.now() - shown < 5000) return;
      shown = performance.now();
      console.log(`  ${game.name}: ${so.swaps} of ${swaps} swaps, ${so.leaks.length} leaks`);
    },
  });
  if (found.leaks.length > 0) failed++;
  print(game, found, (performance.now() - start) / 1000);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function playersOf({ seats }: AnyGame): number {
  return Math.min(4, seats.most);
}

function print(game: AnyGame, { swaps, forced, incidents, leaks }: Found, seconds: number): void {
  const what = Object.entries(incidents).map(([name, times]) => `${name} ${times}`);
  console.log(
    `${game.name}, ${playersOf(game)} players: ${leaks.length} leaks in ${swaps} swaps, ${forced} of them with a choice in one world and none in the other (${seconds.toFixed(0)} s)`,
  );
  console.log(`  ${what.join(', ')}`);
}
