import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { simulate } from '@gilt/lab/simulate';
import { type Batch, type Figures, type Plan, readPlan } from '@gilt/lab/simulation';
import type { Command } from 'commander';
import { cardSet, makeFolder, tableOptions, wholeNumber, writeText } from './input.ts';
import { percent, print, printJson, table } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly players?: number;
  readonly bots?: string;
  readonly threads: number;
  readonly options: unknown;
  readonly cards?: unknown;
  readonly records?: string;
  readonly json?: true;
}

export const simCommand = (program: Command): void => {
  program
    .command('sim')
    .description('have bots play many games; the result does not depend on the number of threads')
    .argument('<game>', 'the id of a game')
    .option('--games <n>', 'how many games', wholeNumber('--games'), 1000)
    .option('--seed <words>', 'anything; the same seed gives the same games', 'gilt')
    .option('--players <n>', 'how many seats (default: 4, or what the game allows)', wholeNumber('--players'))
    .option(
      '--bots <list>',
      'a bot for each seat, separated by commas: random, easy, thumb, normal, hard (default: all random)',
    )
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--options <json>', 'table options: hands=as-printed, or JSON', tableOptions, {})
    .option('--cards <file>', 'another set of cards, for games that take one (gilt cards)', cardSet)
    .option('--records <folder>', 'write every record into that folder')
    .option('--json', 'print JSON')
    .action(sim);
};

async function sim(id: string, flags: Flags): Promise<void> {
  const game = gameNamed(id, games);
  const named = flags.bots?.split(',').map((name) => name.trim());
  const players = flags.players ?? named?.length ?? Math.min(4, game.seats.most);
  if (named && !flags.players && (players < game.seats.least || players > game.seats.most)) {
    throw new Refusal(
      `--bots names ${players} bot${players === 1 ? '' : 's'}; ${game.name} needs ${game.seats.least} to ${game.seats.most}`,
    );
  }
  const bots = named ?? Array.from({ length: players }, () => 'random');
  if (bots.length !== players) throw new Refusal(`--bots names ${bots.length} bots for ${players} players`);
  const plan: Plan = {
    game: id,
    players,
    options: flags.options,
    ...(flags.cards === undefined ? {} : { cards: flags.cards }),
    bots,
    seed: flags.seed,
    keepRecords: flags.records !== undefined,
  };
  readPlan(plan);
  if (flags.records) makeFolder(flags.records);

  const bar = progressBar(flags.games);
  const figures = await simulate({
    plan,
    games: flags.games,
    threads: flags.threads,
    worker: new URL('./worker.js', import.meta.url),
    progress: bar.at,
    ...(flags.records ? { onBatch: writeRecords(flags.records, players) } : {}),
  });
  bar.end();
  if (flags.json) printJson(figures);
  else show(game.name, figures, flags.threads);
}

/** Writes the records of a batch: players-4-000001.json, … */
const writeRecords =
  (folder: string, players: number) =>
  ({ from, records }: Batch): void => {
    records.forEach((record, i) => {
      writeText(join(folder, `players-${players}-${String(from + i + 1).padStart(6, '0')}.json`), record);
    });
  };

function show(name: string, figures: Figures, threads: number): void {
  const { games: count, players, seconds, gamesPerSecond, decisionsPerSecond, seats, length, digest } = figures;
  print(`${name}: ${count} game${count === 1 ? '' : 's'} with ${players} players in ${seconds.toFixed(1)} s`);
  print(
    `${Math.round(gamesPerSecond)} games/s, ${Math.round(decisionsPerSecond)} decisions/s on ${threads} thread${threads === 1 ? '' : 's'}`,
  );
  print(`questions a game: ${length.mean.toFixed(1)} on average, ${length.min} to ${length.max}`);
  print();
  print(
    table([
      ['seat', 'bot', 'share of wins', '95% interval', 'of fair share'],
      ...seats.map(({ bot, share, low, high }, seat) => [
        seat + 1,
        bot,
        percent(share),
        `${percent(low)} – ${percent(high)}`,
        `${(share * players).toFixed(2)} (${(low * players).toFixed(2)} – ${(high * players).toFixed(2)})`,
      ]),
    ]),
  );
  print();
  print(`digest of the records: ${digest}`);
}
