import { usualBudget } from '@gilt/bots/review/budget';
import type { Puzzle, Puzzles } from '@gilt/bots/review/puzzle';
import { knownGames } from '@gilt/bots/search/knowing';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { mining } from '@gilt/lab/puzzles';
import type { Command } from 'commander';
import { wholeNumber, writeText } from './input.ts';
import { print } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly count: number;
  readonly budget?: number;
  readonly seed: number;
  readonly out?: string;
}

/** A puzzle is checked with so many times the worlds that a review takes. */
const CARE = 10;

export const puzzlesCommand = (lab: Command): void => {
  lab
    .command('puzzles')
    .description('find positions in games of bots in which what suggests itself costs something (docs/review.md)')
    .argument('<game>', 'the id of a game')
    .option('--count <n>', 'how many', wholeNumber('--count', 1, 1000), 20)
    .option(
      '--budget <n>',
      `how many worlds to check each with (default: ${CARE} times what a review takes)`,
      wholeNumber('--budget', 2, 1_000_000),
    )
    .option('--seed <n>', 'the same seed finds the same', wholeNumber('--seed', 0), 1)
    .option('--out <file>', 'write them there, instead of printing them')
    .action(mine);
};

function mine(id: string, { count, budget: given, seed, out }: Flags): void {
  const game = gameNamed(id, games);
  if (!knownGames.includes(id)) throw new Refusal(`nobody here knows ${game.name} well enough to set puzzles`);
  const budget = given ?? CARE * usualBudget(id);
  const puzzles: Puzzle[] = [];
  const bar = progressBar(count);
  for (const found of mining({ game, count, budget, seed })) {
    if (!found) continue;
    puzzles.push(found);
    bar.at(puzzles.length);
  }
  bar.end();
  const all: Puzzles = { game: id, rules: game.version, budget, seed, puzzles };
  const text = `${JSON.stringify(all, null, 1)}\n`;
  if (out) writeText(out, text);
  else print(text.trimEnd());
}
