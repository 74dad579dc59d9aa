import { SELECTIONS, type Selection } from '@gilt/bots/search/bandit';
import { Refusal } from '@gilt/engine/fault';
import { nashConv, positionsOf } from '@gilt/lab/goofspiel-exact';
import { policyAt, prizeTotal } from '@gilt/lab/goofspiel-search';
import type { Command } from 'commander';
import { wholeNumber } from './input.ts';
import { print, printJson, table } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly cards: number;
  readonly iterations: string;
  readonly selection: string;
  readonly seed: string;
  readonly json?: true;
}

/** How often just any option is tried, and how wide the bounds are: what serves this game. */
const CURIOSITY: Readonly<Record<Selection, number>> = { regret: 0.1, ucb: 0.7 };

export const nashConvCommand = (lab: Command): void => {
  lab
    .command('nashconv')
    .description('how far the search is from an equilibrium of Goofspiel for two, exactly: the measuring stick')
    .option('--cards <n>', 'how many cards', wholeNumber('--cards', 2, 5), 4)
    .option('--iterations <list>', 'iterations a decision, separated by commas', '100,1000,10000')
    .option('--selection <name>', `how options come to be preferred: ${SELECTIONS.join(', ')}`, 'regret')
    .option('--seed <words>', 'anything; the same seed gives the same figures', 'stick')
    .option('--json', 'print JSON')
    .action(measure);
};

function measure({ cards, iterations, selection, seed, json }: Flags): void {
  const preferred = SELECTIONS.find((each) => each === selection);
  if (!preferred) throw new Refusal(`--selection '${selection}' is none of ${SELECTIONS.join(', ')}`);
  const positions = positionsOf(cards);
  const results = iterations.split(',').map((text) => {
    const count = wholeNumber('--iterations', 1)(text.trim());
    const trial = { cards, iterations: count, selection: preferred, curiosity: CURIOSITY[preferred], seed };
    const bar = progressBar(positions.length);
    let done = 0;
    const conv = nashConv(cards, (position) => {
      bar.at(++done);
      return policyAt(position, trial);
    });
    bar.end();
    return { iterations: count, nashConv: conv, ofPrizes: conv / prizeTotal(cards) };
  });
  if (json) {
    printJson({ cards, selection, seed, decisions: positions.length, results });
    return;
  }
  print(`Goofspiel, 2 players, ${cards} cards, ${positions.length} decisions, ${selection}\n`);
  print(
    table([
      ['iterations', 'NashConv in points', 'of the prize total'],
      ...results.map((each) => [each.iterations, each.nashConv.toFixed(3), each.ofPrizes.toFixed(4)]),
    ]),
  );
}
