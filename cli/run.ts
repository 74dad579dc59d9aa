import { availableParallelism } from 'node:os';
import { Refusal } from '@gilt/engine/fault';
import { runByQueue } from '@gilt/lab/farm/judge';
import { gameNumbered } from '@gilt/lab/run/numbered';
import { type RunPlan, readRunPlan } from '@gilt/lab/run/plan';
import type { RunResult } from '@gilt/lab/run/result';
import { run } from '@gilt/lab/run/run';
import type { Command } from 'commander';
import { connecting, playing } from './farm.ts';
import { makeFolder, naming, readText, wholeNumber, writeText } from './input.ts';
import { print } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly out?: string;
  readonly threads: number;
  readonly game?: number;
  readonly queue?: string;
}

export const runCommand = (lab: Command): void => {
  lab
    .command('run')
    .description('play a plan of many games; stopped at any moment, it goes on where it was (docs/lab.md)')
    .argument('<plan>', 'the file of a plan')
    .option('--out <folder>', 'where it is kept (default: PLAN.run); with --game, the file of the record')
    .option('--threads <n>', 'how many threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--game <number>', 'play only this game of the plan again, and write its record', wholeNumber('--game'))
    .option('--queue <address>', 'have it played by all gilt lab worker at this queue: postgres://user@host/database')
    .action(async (file: string, flags: Flags) => {
      const plan = planIn(file);
      if (flags.queue !== undefined && flags.game !== undefined)
        throw new Refusal('--queue and --game: a single game is played here');
      if (flags.game === undefined) await runAll(file, plan, flags);
      else await replayOne(plan, flags.game, flags.out);
    });
};

/** A plan from a file that somebody named. */
export const planIn = (file: string): RunPlan => {
  const text = readText(file);
  return naming(file, () => {
    try {
      return readRunPlan(JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError) throw new Refusal('this is not a plan: it is not valid JSON');
      throw error;
    }
  });
};

async function runAll(file: string, plan: RunPlan, flags: Flags): Promise<void> {
  const folder = flags.out ?? `${file.replace(/\.json$/, '')}.run`;
  makeFolder(folder);
  show(
    await (flags.queue === undefined ? runWithBar(plan, flags.threads, folder) : runAtQueue(plan, flags.queue, folder)),
    folder,
  );
}

/** Plays a plan and shows how far it is. */
export async function runWithBar(plan: RunPlan, threads: number, folder?: string): Promise<RunResult> {
  let bar: ReturnType<typeof progressBar> | undefined;
  const result = await run({
    plan,
    ...(folder === undefined ? {} : { folder }),
    threads,
    worker: new URL('./run-worker.js', import.meta.url),
    progress: (done, of, left) => {
      bar ??= progressBar(of);
      bar.at(done, left);
    },
  });
  bar?.end();
  return result;
}

/** Has others play a plan, shows how far it is, and names whoever is not to be believed. */
async function runAtQueue(plan: RunPlan, queue: string, folder: string): Promise<RunResult> {
  const threads = playing(1);
  let bar: ReturnType<typeof progressBar> | undefined;
  const { result, named } = await runByQueue({
    plan,
    folder,
    connect: connecting(queue),
    play: threads.play,
    progress: (done, of, left) => {
      bar ??= progressBar(of);
      bar.at(done, left);
    },
    notice: (words) => process.stderr.write(`${words}\n`),
  }).finally(() => threads.end());
  bar?.end();
  for (const { worker, kind, why } of named)
    print(
      `worker ${worker}: ${why}${kind === 'lie' ? '; all that it played and checked was done again by others' : ''}`,
    );
  return result;
}

function show({ totals, digest }: RunResult, folder: string): void {
  print(`${folder}: ${totals.reduce((sum, { games }) => sum + games, 0)} games in ${totals.length} cells`);
  print(`digest: ${digest}`);
}

async function replayOne(plan: RunPlan, number: number, file: string | undefined): Promise<void> {
  const record = await gameNumbered(plan, number);
  if (file === undefined) process.stdout.write(record);
  else writeText(file, record);
}
