import { availableParallelism } from 'node:os';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { WAYS, type Way } from '@gilt/lab/intervention';
import { labelsOf } from '@gilt/lab/label';
import { measure } from '@gilt/lab/measure-worth';
import { FALSE_FINDS } from '@gilt/lab/statistics/false-discoveries';
import { LEAST_SEATS, readWorthPlan, type Worth, type WorthPlan } from '@gilt/lab/worth';
import type { Command } from 'commander';
import { cardSet, tableOptions, wholeNumber } from './input.ts';
import { print, printJson, table } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly rounds: number;
  readonly ways: string;
  readonly where?: string;
  readonly bot: string;
  readonly players?: number;
  readonly seed: string;
  readonly threads: number;
  readonly options: unknown;
  readonly cards?: unknown;
  readonly json?: true;
}

export const worthCommand = (lab: Command): void => {
  lab
    .command('worth')
    .description(
      'what cards and options are worth, causally: the same deals, with one seat that never (or always) chooses one',
    )
    .argument('<game>', 'the id of a game')
    .option('--rounds <n>', 'how many deals', wholeNumber('--rounds', 2), 300)
    .option('--ways <list>', `what is done to a seat: ${WAYS.join(', ')}`, 'never')
    .option('--where <question>', 'only questions whose place begins so: draft, battle.playCards')
    .option('--bot <name>', 'who sits in all seats', 'thumb')
    .option('--players <n>', 'how many seats (default: 4, or what the game allows)', wholeNumber('--players'))
    .option('--seed <words>', 'anything; the same seed gives the same deals', 'worth')
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--options <json>', 'table options: hands=as-printed, or JSON', tableOptions, {})
    .option('--cards <file>', 'another set of cards, for games that take one (gilt cards)', cardSet)
    .option('--json', 'print JSON')
    .action(run);
};

async function run(id: string, flags: Flags): Promise<void> {
  const game = gameNamed(id, games);
  const ways = flags.ways.split(',').map((text): Way => {
    const way = WAYS.find((each) => each === text.trim());
    if (!way) throw new Refusal(`--ways '${text}' is none of ${WAYS.join(', ')}`);
    return way;
  });
  const plan: WorthPlan = {
    game: id,
    players: flags.players ?? Math.min(4, game.seats.most),
    options: flags.options,
    ...(flags.cards === undefined ? {} : { cards: flags.cards }),
    bot: flags.bot,
    seed: flags.seed,
    ways,
    ...(flags.where === undefined ? {} : { where: flags.where }),
  };
  const read = readWorthPlan(plan);
  const bar = progressBar(flags.rounds);
  const {
    rounds,
    games: played,
    worths,
  } = await measure({
    plan,
    rounds: flags.rounds,
    threads: flags.threads,
    worker: new URL('./worth-worker.js', import.meta.url),
    progress: bar.at,
  });
  bar.end();
  const label = labelsOf(read.game);
  const result = { plan, rounds, games: played, worths: worths.map((each) => ({ ...each, label: label(each) })) };
  if (flags.json) printJson(result);
  else if (worths.length === 0) print(`In ${rounds} rounds nothing was chosen in ${LEAST_SEATS} seats or more.`);
  else show(game.name, result);
}

function show(
  name: string,
  {
    plan,
    rounds,
    games: played,
    worths,
  }: { plan: WorthPlan; rounds: number; games: number; worths: readonly (Worth & { label: string })[] },
): void {
  print(`${name}, ${plan.players} players, ${plan.bot} in all seats: ${rounds} deals, ${played} games\n`);
  const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(2)}`;
  print(
    table([
      ['item', 'question', 'way', 'worth', '95% interval', 'where it was chosen', 'seats', 'q', ''],
      ...worths.map((each) => [
        each.label,
        each.where,
        each.way,
        points(each.mean),
        `${points(each.low)} – ${points(each.high)}`,
        points(each.whereChosen),
        each.seats,
        each.q < 0.001 ? '< 0.001' : each.q.toFixed(3),
        each.q <= FALSE_FINDS ? 'a find' : '',
      ]),
    ]),
  );
  print(
    '\nWorth: points of 100 by which a seat’s share of the win differs, because it may choose the item (never), or must (always); deals and luck are the same. ' +
      `A find: of all that are called so, at most ${100 * FALSE_FINDS} in 100 are false.`,
  );
}
