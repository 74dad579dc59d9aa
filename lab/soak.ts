import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { checkUniform } from '@gilt/engine/contract/cases';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { trialsOf } from '@gilt/games/trials';
import { Piscina } from 'piscina';

process.on('uncaughtException', (error) => {
  const expected = error instanceof Refusal || 'code' in error;
  process.stderr.write(`soak: ${expected ? error.message : error.stack}\n`);
  process.exit(expected ? 2 : 1);
});

/**
 * `npm run soak -- [GAME …] [--games N] [--seed WORDS]`: plays very many random games of every game, at every number of
 * players, through the contract suite.
 */
const GAMES = 100_000;
const BATCH = 250;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: String(GAMES) }, seed: { type: 'string', default: 'soak' } },
});
const { seed } = values;
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1)
  throw new Refusal(`--games '${values.games}' is not a whole number of at least 1`);
const chosen = positionals.length > 0 ? positionals.map((id) => gameNamed(id, games)) : games;

const pool = new Piscina({
  filename: new URL('./soak-worker.js', import.meta.url).href,
  minThreads: availableParallelism(),
  maxThreads: availableParallelism(),
});
let passed = 0;
let failed = 0;
for (const game of chosen) {
  for (const small of trialsOf[game.id]!.smallCases) checkUniform(game, small);
  for (let players = game.seats.least; players <= game.seats.most; players++) {
    const start = performance.now();
    const done = await soak(game.id, players);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(
      `\r${game.name}, ${players} players: ${done} of ${count} games kept the contract (${seconds} s)\n`,
    );
  }
}
await pool.destroy();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function soak(game: string, players: number): Promise<number> {
  let done = 0;
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, i) => i * BATCH);
  await Promise.all(
    batches.map(async (from) => {
      const to = Math.min(count, from + BATCH);
      try {
        await pool.run({ game, players, seed, from, to });
        done += to - from;
        passed += to - from;
      } catch (error) {
        failed++;
        console.error(`\n${error instanceof Error ? error.message : error}`);
      }
      if (process.stdout.isTTY) process.stdout.write(`\r${game}, ${players} players: ${done} of ${count} `);
    }),
  );
  return done;
}
