import { availableParallelism } from 'node:os';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { compare } from '@gilt/lab/compare';
import { type Pairing, readPairing } from '@gilt/lab/ladder';
import { estimate } from '@gilt/lab/statistics/estimate';
import type { Verdict } from '@gilt/lab/statistics/sequential';
import type { Command } from 'commander';
import { cardSet, tableOptions, wholeNumber } from './input.ts';
import { percent, print, printJson } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly from: number;
  readonly to: number;
  readonly error: number;
  readonly most: number;
  readonly players?: number;
  readonly seed: string;
  readonly threads: number;
  readonly options: unknown;
  readonly cards?: unknown;
  readonly json?: true;
}

export const compareCommand = (lab: Command): void => {
  lab
    .command('compare')
    .description('whether a bot is better than another: a sequential test that stops as soon as it knows (docs/lab.md)')
    .argument('<game>', 'the id of a game')
    .argument('<bot>', 'the bot that may be better; hard@400 thinks 400 iterations a choice')
    .argument('<against>', 'those among whom it sits, in every seat once with the same deal')
    .option(
      '--from <x>',
      'what it wins if it is no better, in multiples of the fair share',
      number('--from', 0, 100),
      1,
    )
    .option('--to <x>', 'what it wins if it is as much better as is worth finding', number('--to', 0, 100), 1.1)
    .option('--error <p>', 'how often either verdict may be wrong', number('--error', 0, 0.5), 0.05)
    .option('--most <games>', 'give up after so many games', wholeNumber('--most'), 20_000)
    .option('--players <n>', 'how many seats (default: 4, or what the game allows)', wholeNumber('--players'))
    .option('--seed <words>', 'anything; the same seed gives the same games', 'compare')
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--options <json>', 'table options: hands=as-printed, or JSON', tableOptions, {})
    .option('--cards <file>', 'another set of cards, for games that take one (gilt cards)', cardSet)
    .option('--json', 'print JSON, with the evidence after every round')
    .action(run);
};

/** A number between two others, both left out. */
function number(flag: string, least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!(value > least && value < most))
      throw new Refusal(`${flag} '${text}' is not a number between ${least} and ${most}`);
    return value;
  };
}

const WORDS: Readonly<Record<Verdict, string>> = {
  pass: 'better',
  fail: 'not better',
  open: 'not decided',
};

async function run(id: string, bot: string, against: string, flags: Flags): Promise<void> {
  const game = gameNamed(id, games);
  const players = flags.players ?? Math.min(4, game.seats.most);
  const cards = flags.cards === undefined ? {} : { cards: flags.cards };
  const pairing: Pairing = { game: id, players, options: flags.options, ...cards, bot, against, seed: flags.seed };
  readPairing(pairing);
  const fair = 1 / players;
  const bounds = { none: flags.from * fair, some: flags.to * fair, falsePass: flags.error, falseFail: flags.error };
  if (bounds.some <= bounds.none) throw new Refusal(`--to ${flags.to} is not more than --from ${flags.from}`);
  if (bounds.some >= 1) throw new Refusal(`--to ${flags.to}: with ${players} players nobody wins more than ${players}`);
  const most = Math.max(1, Math.floor(flags.most / players));
  const bar = progressBar(most * players);
  const { standing, path, shares } = await compare({
    pairing,
    bounds,
    most,
    threads: flags.threads,
    worker: new URL('./ladder-worker.js', import.meta.url),
    onRound: ({ rounds }) => bar.at(rounds * players),
  });
  bar.end();
  const { low, high } = estimate(shares, fair);
  const result = {
    game: id,
    players,
    bot,
    against,
    seed: flags.seed,
    ...{ from: flags.from, to: flags.to, error: flags.error },
    verdict: standing.verdict,
    games: standing.rounds * players,
    ...{ share: standing.mean, low, high, evidence: standing.evidence, limits: [standing.fail, standing.pass] },
  };
  if (flags.json) {
    printJson({ ...result, path });
    return;
  }
  print(
    `${game.name}, ${players} players: ${bot} among ${players - 1} of ${against}, every seat once with the same deal`,
  );
  print(
    `${flags.from} against ${flags.to} of the fair share, either error ${percent(flags.error)}: it stops at ${standing.fail.toFixed(2)} and +${standing.pass.toFixed(2)}\n`,
  );
  print(
    `${WORDS[standing.verdict]} after ${result.games} games (${standing.rounds} rounds): evidence ${standing.evidence.toFixed(2)}`,
  );
  print(
    `seen: ${percent(standing.mean)} of the wins, ${(standing.mean / fair).toFixed(2)} of the fair share (${(low / fair).toFixed(2)} – ${(high / fair).toFixed(2)}; a little too far out, because the test stopped there)`,
  );
}
