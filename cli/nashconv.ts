import { contestantNamed } from '@gilt/bots/field/all';
import { SELECTIONS, type Selection } from '@gilt/bots/search/bandit';
import { Refusal } from '@gilt/engine/fault';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { bestAnswer, bidsOf, standingsOf, WORTHS } from '@gilt/lab/goofspiel-bot';
import { nashConv, positionsOf } from '@gilt/lab/goofspiel-exact';
import { policyAt, prizeTotal } from '@gilt/lab/goofspiel-search';
import type { Command } from 'commander';
import { wholeNumber } from './input.ts';
import { percent, print, printJson, table } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly cards: number;
  readonly iterations: string;
  readonly selection: string;
  readonly bot?: string;
  readonly times: number;
  readonly seed: string;
  readonly json?: true;
}

/** How often just any option is tried, and how wide the bounds are: what serves this game. */
const CURIOSITY: Readonly<Record<Selection, number>> = { regret: 0.1, ucb: 0.7 };

export const nashConvCommand = (lab: Command): void => {
  lab
    .command('nashconv')
    .description(
      'how far the search, or a bot as it is, is from an equilibrium of Goofspiel for two, exactly: the measuring stick',
    )
    .option('--cards <n>', 'how many cards', wholeNumber('--cards', 2, 5), 4)
    .option('--iterations <list>', 'iterations a decision, separated by commas', '100,1000,10000')
    .option('--selection <name>', `how options come to be preferred: ${SELECTIONS.join(', ')}`, 'regret')
    .option('--bot <name>', 'a bot as it is, instead of the search alone; hard@400 thinks 400 iterations a choice')
    .option('--times <n>', 'how often that bot thinks about each choice', wholeNumber('--times', 2, 10_000), 8)
    .option('--seed <words>', 'anything; the same seed gives the same figures', 'stick')
    .option('--json', 'print JSON')
    .action((flags: Flags) => (flags.bot === undefined ? measure(flags) : measureBot(flags.bot, flags)));
};

/** Half of what it thought is known to whoever answers it; the other half is what they meet. */
async function measureBot(words: string, { cards, times, seed, json }: Flags): Promise<void> {
  const bot = contestantNamed(words, goofspiel);
  const standings = standingsOf(cards);
  const bar = progressBar(2 * standings.length);
  let done = 0;
  const thought = (half: string) =>
    bidsOf(bot, cards, standings, { times: Math.ceil(times / 2), seed: `${seed} ${half}`, done: () => bar.at(++done) });
  const [known, met] = [await thought('known'), await thought('met')];
  bar.end();
  const [points, wins] = [bestAnswer(cards, WORTHS.points, known, met), bestAnswer(cards, WORTHS.wins, known, met)];
  if (json) return printJson({ cards, bot: words, times, seed, decisions: standings.length, points, wins });
  print(
    `Goofspiel, 2 players, ${cards} cards, ${standings.length} decisions of ${words}, each thought over ${times} times\n`,
  );
  print(
    'Whoever knows half of that and makes the best of it wins, against the other half and against what they know:\n',
  );
  print(
    table([
      ['', 'at least', 'at most'],
      ['points ahead', points.met.toFixed(3), points.known.toFixed(3)],
      ['NashConv in points', (2 * points.met).toFixed(3), (2 * points.known).toFixed(3)],
      ['share of the wins', percent(wins.met), percent(wins.known)],
    ]),
  );
}

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
