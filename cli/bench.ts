import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

/** A file of the checkout, seen from the bundle in dist/. */
const inCheckout = (file: string): string => new URL(`../${file}`, import.meta.url).href;

export const benchCommand = (program: Command): void => {
  program
    .command('bench')
    .description('measure a game next to its peers (docs/performance.md); installs these when it is first run')
    .argument('[game]', 'the id of a game', 'dungeon-busters')
    .option('--players <n>', 'how many seats (default: 4, or what the game allows)')
    .option('--json', 'print JSON')
    .action(async (game: string, { players, json }: { players?: string; json?: true }) => {
      const { install } = await import(inCheckout('scripts/prepare.mjs'));
      const { buildBench } = await import(inCheckout('scripts/build.mjs'));
      install(fileURLToPath(inCheckout('bench')));
      await buildBench();
      const flags = [...(players ? ['--players', players] : []), ...(json ? ['--json'] : [])];
      const bench = fileURLToPath(inCheckout('dist/bench.js'));
      const { status } = spawnSync(process.execPath, ['--expose-gc', bench, game, ...flags], { stdio: 'inherit' });
      process.exitCode = status ?? 1;
    });
};
