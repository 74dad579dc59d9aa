import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { labelsOf } from '@gilt/lab/label';
import { measure } from '@gilt/lab/measure-worth';
import { measurePromises } from '@gilt/lab/promises';
import { figuresFrom, type ReportFigures, type WorthFigures } from '@gilt/lab/report/figures';
import { namesOf } from '@gilt/lab/report/names';
import { RESULT } from '@gilt/lab/run/folder';
import { type Cell, cellsOf, readCell, readRunPlan } from '@gilt/lab/run/plan';
import { type RunResult, readResult } from '@gilt/lab/run/result';
import type { Command } from 'commander';
import { naming, readText, tableOptions, wholeNumber, writeText } from './input.ts';
import { print, printJson } from './output.ts';
import { progressBar } from './progress.ts';
import { planIn, runWithBar } from './run.ts';
import { typed } from './typed.ts';

interface Flags {
  readonly rounds: number;
  readonly worth: number;
  readonly promises: number;
  readonly bot: string;
  readonly players?: number;
  readonly seed: string;
  readonly options: Record<string, unknown>;
  readonly threads: number;
  readonly out?: string;
  readonly json?: true;
}

export const reportCommand = (lab: Command): void => {
  lab
    .command('report')
    .description('a balance report: seats, length, leads, choices and what they are worth, as one page (docs/lab.md)')
    .argument('<what>', 'the folder of a run, the file of a plan, or the id of a game')
    .option('--rounds <n>', 'how many deals, where no plan says', wholeNumber('--rounds', 2), 2000)
    .option('--worth <n>', 'how many deals to measure worth with; 0: not at all', wholeNumber('--worth', 0), 200)
    .option(
      '--promises <n>',
      'how many deals to see in how often promises would be kept; 0: none',
      wholeNumber('--promises', 0),
      100,
    )
    .option('--bot <name>', 'who sits in all seats, where no plan says', 'thumb')
    .option(
      '--players <n>',
      'how many seats, where no plan says (default: 4, or what the game allows)',
      wholeNumber('--players'),
    )
    .option('--options <json>', 'table options, where no plan says: hands=as-printed, or JSON', tableOptions, {})
    .option('--seed <words>', 'anything, where no plan says', 'balance')
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--out <file>', 'where the page goes (default: GAME.html)')
    .option('--json', 'print the figures as JSON, and make no page')
    .action(run);
};

async function run(what: string, flags: Flags): Promise<void> {
  const { plan, totals, rules } = await resultFor(what, flags);
  const cells = cellsOf(plan);
  const [first] = cells;
  const names = namesOf(cells).map((name, i) => name || `${cells[i]!.players} players`);
  const worth = flags.worth > 0 ? await worthOf(first!, flags) : null;
  const figures: ReportFigures = {
    title: [...new Set(cells.map(({ game }) => gameNamed(game, games).name))].join(', '),
    seed: plan.seed,
    rules,
    cells: figuresFrom(
      cells.map((cell, i) => ({ cell, totals: totals[i]!, name: names[i]!, label: labelsOf(readCell(cell).game) })),
    ),
    worth,
    promises:
      flags.promises > 0 && first!.measure === 'all'
        ? { deals: flags.promises, figures: await measurePromises(first!, flags.promises) }
        : null,
  };
  if (flags.json) {
    printJson(figures);
    return;
  }
  const { reportPage } = (await import(
    new URL('./report-page.js', import.meta.url).href
  )) as typeof import('@gilt/lab/report/page');
  const file = flags.out ?? `${first!.game}.html`;
  writeText(file, reportPage(figures, typed(), letters()));
  print(
    `${file}: ${figures.cells.reduce((sum, { games: some }) => sum + some, 0)} games${worth ? `, and ${worth.games} for worth` : ''}`,
  );
}

/** A run that is over; or a plan, or one game out of the flags, which are played first. */
async function resultFor(what: string, flags: Flags): Promise<RunResult> {
  const kept = join(what, RESULT);
  if (existsSync(kept)) return naming(kept, () => readResult(readText(kept)));
  if (existsSync(what) && statSync(what).isDirectory())
    throw new Refusal(`${what}: this run is not over yet (gilt lab run goes on with it)`);
  if (existsSync(what) || what.endsWith('.json')) return runWithBar(planIn(what), flags.threads);
  if (!games.some(({ id }) => id === what) && /[./\\]/.test(what))
    throw new Refusal(`cannot read '${what}': there is no such run`);
  gameNamed(what, games);
  const { options, bot, rounds, seed, players } = flags;
  const line = { game: what, options, lineups: [bot], rounds, ...(players === undefined ? {} : { players }) };
  return runWithBar(readRunPlan({ seed, lines: [line] }), flags.threads);
}

/** What items are worth in the first cell of a plan, if all its seats are alike. */
async function worthOf(cell: Cell, { worth: rounds, threads }: Flags): Promise<WorthFigures | null> {
  const { game, players, options, cards, lineup, seed } = cell;
  if (new Set(lineup).size > 1) return null;
  const bar = progressBar(rounds);
  const measured = await measure({
    plan: { game, players, options, ...(cards === undefined ? {} : { cards }), bot: lineup[0]!, seed, ways: ['never'] },
    rounds,
    threads,
    worker: new URL('./worth-worker.js', import.meta.url),
    progress: bar.at,
  });
  bar.end();
  const label = labelsOf(readCell(cell).game);
  const said = Object.keys(options).length === 0 ? '' : ` --options '${JSON.stringify(options)}'`;
  return {
    rounds: measured.rounds,
    games: measured.games,
    command: `gilt lab worth ${game} --players ${players} --bot ${lineup[0]} --rounds ${rounds} --seed '${seed}'${said}`,
    worths: measured.worths.map((each) => ({ ...each, label: label(each) })),
  };
}

const FACES = [
  { family: 'Gloock', file: /^gloock.*\.woff2$/, more: '' },
  { family: 'Instrument Sans', file: /^instrument-sans.*\.woff2$/, more: 'font-weight:400 700;font-stretch:75% 100%;' },
];

/** The letters of the pages, as style rules; where the pages have not been built the report has those of the reader's system. */
function letters(): string {
  const folder = new URL('./web/assets/', import.meta.url);
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder);
  return FACES.flatMap(({ family, file, more }) => {
    const name = files.find((each) => file.test(each));
    if (name === undefined) return [];
    const data = readFileSync(new URL(name, folder)).toString('base64');
    return [
      `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2");${more}font-display:swap}`,
    ];
  }).join('\n');
}
