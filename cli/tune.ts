import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { isMet } from '@gilt/lab/tune/figures';
import { readTunePlan } from '@gilt/lab/tune/plan';
import { type Step, tune } from '@gilt/lab/tune/tune';
import { keepStep, stepsIn } from '@gilt/lab/tune/way';
import type { Command } from 'commander';
import { makeFolder, naming, readText, wholeNumber, writeText } from './input.ts';
import { print } from './output.ts';
import { typed } from './typed.ts';

interface Flags {
  readonly out?: string;
  readonly threads: number;
}

export const tuneCommand = (lab: Command): void => {
  lab
    .command('tune')
    .description(
      'change a set of cards towards stated targets; stopped at any moment, it goes on where it was (docs/lab.md)',
    )
    .argument('<plan>', 'the file of a plan')
    .option('--out <folder>', 'where the way is kept, and what came of it (default: PLAN.tune)')
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .action(run);
};

async function run(file: string, flags: Flags): Promise<void> {
  const text = readText(file);
  const read = naming(file, () => {
    try {
      return readTunePlan(JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError) throw new Refusal('this is not a plan: it is not valid JSON');
      throw error;
    }
  });
  const folder = flags.out ?? `${file.replace(/\.json$/, '')}.tune`;
  makeFolder(folder);
  const { plan } = read;
  const before = stepsIn(folder, plan, read.set);
  const tuned = await tune({
    ...read,
    threads: flags.threads,
    worker: new URL('./run-worker.js', import.meta.url),
    before,
    onStep(step) {
      keepStep(folder, step);
      print(lineOf(step));
    },
  });
  writeText(join(folder, 'tuned.json'), `${JSON.stringify(tuned.set, null, 2)}\n`);
  const { tunePage } = (await import(
    new URL('./tune-page.js', import.meta.url).href
  )) as typeof import('@gilt/lab/tune/page');
  const { name } = gameNamed(plan.game, games);
  writeText(join(folder, 'way.html'), tunePage({ plan, name }, tuned, typed()));
  const missed = (all: typeof tuned.is): string => `${all.filter((each) => !isMet(each)).length} of ${all.length}`;
  const kept = tuned.steps.filter((step) => step.kept).length;
  print(`\n${folder}: ${tuned.steps.length} changes tried, ${kept} kept`);
  print(
    `targets missed on ${plan.aside} deals a table that were kept aside: ${missed(tuned.was)} before, ${missed(tuned.is)} now`,
  );
}

const lineOf = ({ step, card, path, from, to, left, gain, error, kept, missed }: Step): string =>
  `${String(step).padStart(4)} ${kept ? 'kept' : '    '} ${card || path}, ${path.split('/').slice(-2).join('/')}: ${JSON.stringify(from)} → ${JSON.stringify(to)}   gain ${gain.toFixed(3)} ± ${error.toFixed(3)}, ${left.toFixed(3)} left, ${missed} missed`;
