import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameNamed, readSetup } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import type { Command } from 'commander';
import { wholeNumber } from './input.ts';

/** A file of the checkout, seen from the bundle in dist/. */
const inCheckout = (file: string): string => new URL(`../${file}`, import.meta.url).href;

export const benchCommand = (program: Command): void => {
  program
    .command('bench')
    .description('measure a game next to its peers (docs/performance.md); installs these when it is first run')
    .argument('[game]', 'the id of a game', 'dungeon-busters')
    .option('--players <n>', 'how many seats (default: 4, or what the game allows)', wholeNumber('--players'))
    .option('--search', 'measure the search of the bots instead: iterations next to random games (docs/bots.md)')
    .option('--json', 'print JSON')
    .action(async (id: string, { players, json, search }: { players?: number; json?: true; search?: true }) => {
      const game = gameNamed(id, games);
      if (players !== undefined) readSetup(game, players, {});
      const { install } = await import(inCheckout('scripts/prepare.mjs'));
      const { buildBench } = await import(inCheckout('scripts/build.mjs'));
      install(fileURLToPath(inCheckout('bench')));
      await buildBench();
      const flags = [
        ...(players ? ['--players', String(players)] : []),
        ...(json ? ['--json'] : []),
        ...(search ? ['--search'] : []),
      ];
      const bench = fileURLToPath(inCheckout('dist/bench.js'));
      const { status } = spawnSync(process.execPath, ['--expose-gc', bench, id, ...flags], { stdio: 'inherit' });
      process.exitCode = status ?? 1;
    });
};
