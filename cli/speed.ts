import { spawnSync } from 'node:child_process';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { speedOf } from '@gilt/lab/run/speed';
import type { Command } from 'commander';
import { wholeNumber } from './input.ts';
import { print, printJson, table } from './output.ts';

export const speedCommand = (lab: Command): void => {
  lab
    .command('speed')
    .description('how fast a run plays without records, beside the engine alone, and what memory stays (docs/lab.md)')
    .argument('[games...]', 'ids of games (default: all)')
    .option('--seconds <n>', 'how long to measure, for each game and bot', wholeNumber('--seconds', 1, 600), 4)
    .option('--json', 'print JSON')
    .action(speed);
};

async function speed(ids: readonly string[], { seconds, json }: { seconds: number; json?: true }): Promise<void> {
  for (const id of ids) gameNamed(id, games);
  // What stays in memory can be told only by a Node that may be asked to clear away.
  if (!('gc' in globalThis)) {
    const { status } = spawnSync(process.execPath, ['--expose-gc', ...process.argv.slice(1)], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
    return;
  }
  const speeds = [];
  for (const game of ids.length > 0 ? ids : games.map(({ id }) => id)) {
    const players = Math.min(4, gameNamed(game, games).seats.most);
    for (const bot of ['random', 'thumb'])
      speeds.push({ game, players, ...(await speedOf(game, players, bot, 1000 * seconds)) });
  }
  if (json) {
    printJson(speeds);
    return;
  }
  print(
    table([
      ['game', 'bots', 'games/s of a run', 'of the engine alone', 'ratio', 'bytes kept a game'],
      ...speeds.map(({ game, bot, mass, bare, ratio, kept }) => [
        game,
        bot,
        Math.round(mass),
        Math.round(bare),
        ratio.toFixed(2),
        kept.toFixed(0),
      ]),
    ]),
  );
}
