import { appendFileSync, existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fieldFor } from '@gilt/bots/field/all';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { climb } from '@gilt/lab/climb';
import { type Pairing, type Round, type Rung, readPairing, rungOf, worstOf } from '@gilt/lab/ladder';
import type { Command } from 'commander';
import { compareCommand } from './compare.ts';
import { exploitCommand } from './exploit.ts';
import { workerCommand } from './farm.ts';
import { cardSet, readText, tableOptions, wholeNumber, writeText } from './input.ts';
import { learnCommand } from './learn.ts';
import { nashConvCommand } from './nashconv.ts';
import { percent, print, printJson, table } from './output.ts';
import { progressBar } from './progress.ts';
import { puzzlesCommand } from './puzzles.ts';
import { reportCommand } from './report.ts';
import { runCommand } from './run.ts';
import { speedCommand } from './speed.ts';
import { tuneCommand } from './tune.ts';
import { worthCommand } from './worth.ts';

/** Each level against rules of thumb, the weakest against chance, and a bot against its like as a control. */
const USUAL_PAIRS = 'hard:thumb,normal:thumb,easy:thumb,easy:random,thumb:random,thumb:thumb';

interface Flags {
  readonly pairs: string;
  readonly field?: string;
  readonly games: number;
  readonly players?: string;
  readonly seed: string;
  readonly threads: number;
  readonly options: unknown;
  readonly cards?: unknown;
  readonly keep?: string;
  readonly json?: true;
}

export const labCommand = (program: Command): void => {
  const lab = program.command('lab').description('measure bots and games (docs/bots.md, docs/lab.md)');
  lab
    .command('ladder')
    .description(
      'how bots do against each other: each pair’s first in one seat, the second in all others, seats in turn',
    )
    .argument('<game>', 'the id of a game')
    .option(
      '--pairs <list>',
      'who against whom; hard@400 thinks 400 iterations a choice, hard@25ms so long',
      USUAL_PAIRS,
    )
    .option(
      '--field <bot>',
      'that bot against every member of the field instead (bots/field/), and how it does at worst',
    )
    .option(
      '--games <n>',
      'how many games a pair (rounded up to a whole number of rounds)',
      wholeNumber('--games'),
      300,
    )
    .option('--players <list>', 'how many seats: 4, or 3,4,5, or all (default: 4, or what the game allows)')
    .option('--seed <words>', 'anything; the same seed gives the same deals to all pairs', 'ladder')
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--options <json>', 'table options: hands=as-printed, or JSON', tableOptions, {})
    .option('--cards <file>', 'another set of cards, for games that take one (gilt cards)', cardSet)
    .option('--keep <file>', 'keep what was played in that file, and go on from there')
    .option('--json', 'print JSON')
    .action(ladder);
  runCommand(lab);
  workerCommand(lab);
  compareCommand(lab);
  exploitCommand(lab);
  worthCommand(lab);
  reportCommand(lab);
  tuneCommand(lab);
  speedCommand(lab);
  nashConvCommand(lab);
  learnCommand(lab);
  puzzlesCommand(lab);
};

async function ladder(id: string, flags: Flags): Promise<void> {
  const game = gameNamed(id, games);
  const pairs = flags.field
    ? fieldFor(game)
        .map(({ bot }) => `${flags.field}:${bot.name}`)
        .join(',')
    : flags.pairs;
  const numbers = numbersOfPlayers(game, flags.players);
  const pairings = numbers.flatMap((players) =>
    pairs.split(',').map((pair): Pairing => {
      const [bot, against, more] = pair.trim().split(':');
      if (!bot || !against || more !== undefined) throw new Refusal(`--pairs '${pair}' is not like hard:thumb`);
      const cards = flags.cards === undefined ? {} : { cards: flags.cards };
      return { game: id, players, options: flags.options, ...cards, bot, against, seed: flags.seed };
    }),
  );
  for (const pairing of pairings) readPairing(pairing);
  const kept = flags.keep ? keptIn(flags.keep) : [];
  if (flags.keep) writeText(flags.keep, kept.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const rungs: Rung[] = [];
  for (const pairing of pairings) {
    const { players } = pairing;
    const rounds = Math.ceil(flags.games / players);
    const earlier = kept.filter((each) => sameAs(each.pairing, pairing)).map(({ round }) => round);
    const bar = progressBar(rounds * players);
    let done = earlier.length;
    bar.at(done * players);
    const all = await climb({
      pairing,
      rounds,
      kept: earlier,
      threads: flags.threads,
      worker: new URL('./ladder-worker.js', import.meta.url),
      onRound(round) {
        if (flags.keep) appendFileSync(flags.keep, `${JSON.stringify({ pairing, round })}\n`);
        bar.at(++done * players);
      },
    });
    bar.end();
    rungs.push(rungOf(pairing, all));
  }
  if (flags.json) printJson({ game: id, seed: flags.seed, rungs, worst: worstOf(rungs) });
  else
    for (const players of numbers)
      show(
        game.name,
        players,
        rungs.filter((rung) => rung.players === players),
      );
}

/** How many are to sit at the table, one number after the other. */
function numbersOfPlayers({ seats }: AnyGame, words: string | undefined): number[] {
  if (words === undefined) return [Math.min(4, seats.most)];
  if (words !== 'all') return words.split(',').map((each) => wholeNumber('--players')(each.trim()));
  return Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i);
}

interface Kept {
  readonly pairing: Pairing;
  readonly round: Round;
}

/** What was played earlier; a last line that was cut off is played again. */
function keptIn(file: string): Kept[] {
  if (!existsSync(file)) return [];
  const lines = readText(file).split('\n').filter(Boolean);
  return lines.flatMap((line, i) => {
    try {
      return [JSON.parse(line) as Kept];
    } catch {
      if (i === lines.length - 1) return [];
      throw new Refusal(`${file}, line ${i + 1}: this is not a round of a ladder`);
    }
  });
}

const sameAs = (one: Pairing, other: Pairing): boolean => JSON.stringify(one) === JSON.stringify(other);

function show(name: string, players: number, rungs: readonly Rung[]): void {
  print(
    `${name}, ${players} players: one bot against ${players - 1} other${players > 2 ? 's' : ''}, in every seat in turn\n`,
  );
  print(
    table([
      [
        'bot',
        'against',
        'games',
        'share of wins',
        '95% interval',
        'of fair share',
        'by seat',
        'ms a choice',
        'longest',
      ],
      ...rungs.map(({ bot, against, games: count, fair, share, low, high, perChoice, longest, bySeat }) => [
        bot,
        against,
        count,
        percent(share),
        `${percent(low)} – ${percent(high)}`,
        `${(share / fair).toFixed(2)} (${(low / fair).toFixed(2)} – ${(high / fair).toFixed(2)})`,
        bySeat.map((each) => (each / fair).toFixed(1)).join(' '),
        perChoice.toFixed(1),
        longest.toFixed(0),
      ]),
    ]),
  );
  if (rungs.length > 1) {
    const { bot, against, share, low, fair } = worstOf(rungs);
    print(
      `\nAt worst: ${bot} against ${against}, ${(share / fair).toFixed(2)} of the fair share, at least ${(low / fair).toFixed(2)}.`,
    );
  }
  for (const { bot, against, fair, low, high } of rungs) {
    if (bot !== against) continue;
    const holds = low <= fair && fair <= high;
    print(
      `\n${bot} against its like is the control: its interval ${holds ? 'contains' : 'does NOT contain'} the fair share.`,
    );
  }
}
