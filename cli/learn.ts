import { plans } from '@gilt/bots/plans/all';
import { plannerFor } from '@gilt/bots/plans/plan';
import { knowledgeOf } from '@gilt/bots/search/knowing';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed, readSetup } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { learn } from '@gilt/lab/learn';
import type { Command } from 'commander';
import { wholeNumber, writeText } from './input.ts';
import { print } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly generation?: number;
  readonly out?: string;
}

export const learnCommand = (lab: Command): void => {
  lab
    .command('learn')
    .description(
      'learn a plan for a whole game by playing it against rules of thumb, and against plans learned before (docs/bots.md)',
    )
    .argument('<game>', `the id of a game that has one: ${Object.keys(plans).join(', ')}`)
    .option('--games <n>', 'how many games to learn from', wholeNumber('--games', 1), 6_000_000)
    .option(
      '--generation <n>',
      'which plan to learn again: 1 knows rules of thumb only, 2 also the first, and so on (default: the last)',
      wholeNumber('--generation', 1),
    )
    .option('--seed <words>', 'anything; the same seed teaches the same', 'plan')
    .option('--out <file>', 'write what was learned there, instead of printing it')
    .action(teach);
};

function teach(id: string, { games: count, seed, out, generation }: Flags): void {
  const game = gameNamed(id, games);
  const plan = plans[game.id];
  if (!plan)
    throw new Refusal(`${game.name} has no plan to be learned; these have one: ${Object.keys(plans).join(', ')}`);
  const setup = readSetup(game, Math.min(4, game.seats.most), {});
  const bar = progressBar(count);
  const generations = [...plan.earlier, plan.weights];
  const known = generations.slice(0, (generation ?? generations.length) - 1);
  const others = [
    knowledgeOf(game.id, undefined).choose,
    ...known.map((weights) => plannerFor({ ...plan, weights }).choose),
  ];
  const lesson = { game, setup, plan, others, games: count, seed };
  const lately: number[] = [];
  const weights = learn(lesson, (played, share) => {
    bar.at(played);
    if (played > 0.9 * count) lately.push(share * setup.players);
  });
  bar.end();
  const won = lately.reduce((sum, each) => sum + each, 0) / lately.length;
  process.stderr.write(`In the last tenth of the games it won ${won.toFixed(2)} times its fair share.\n`);
  // A line a sign, so that people can read it.
  const lines = Object.entries(weights).map(([sign, each]) => `  ${JSON.stringify(sign)}: [${each.join(', ')}]`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (out) writeText(out, text);
  else print(text.trimEnd());
}
