import type { Choice, Review } from '@gilt/bots/review/review';
import { reviewing, usualBudget } from '@gilt/bots/review/review';
import type { Estimate } from '@gilt/bots/review/tally';
import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { NAMES } from '@gilt/engine/position';
import { withNames } from '@gilt/engine/question';
import { readRecord } from '@gilt/engine/record';
import { reelOf } from '@gilt/engine/reel';
import { speaker } from '@gilt/engine/words';
import { games } from '@gilt/games/all';
import type { Command } from 'commander';
import { naming, readText, wholeNumber } from './input.ts';
import { print, printJson, table } from './output.ts';
import { progressBar } from './progress.ts';

interface Flags {
  readonly seat: number;
  readonly budget?: number;
  readonly seed: number;
  readonly json?: true;
}

export const reviewCommand = (program: Command): void => {
  program
    .command('review')
    .description('what a result is made of, and what each choice of a seat was worth (docs/review.md)')
    .argument('<file>', 'a record of a game that is over')
    .option('--seat <n>', 'whose choices', wholeNumber('--seat'), 1)
    .option(
      '--budget <n>',
      'how many worlds to imagine a choice (default: as many as a person waits for)',
      wholeNumber('--budget', 2, 100_000),
    )
    .option('--seed <n>', 'the same record, budget and seed give the same review', wholeNumber('--seed', 0), 1)
    .option('--json', 'print JSON')
    .action(review);
};

function review(file: string, flags: Flags): void {
  const text = readText(file);
  const { record, game, setup } = naming(file, () => readRecord(text, games));
  if (flags.seat > setup.players) throw new Refusal(`--seat ${flags.seat}: the record has ${setup.players} seats`);
  const reel = naming(file, () => reelOf(game, setup, record));
  const care = { budget: flags.budget ?? usualBudget(game.id), seed: flags.seed };
  const course = reviewing(reel, record.position === undefined, flags.seat - 1, care);
  const bar = progressBar(record.entries.length);
  const found = naming(file, () => {
    while (true) {
      const { done, value } = course.next();
      if (done) return value;
      bar.at(value.done);
    }
  });
  bar.end();
  if (flags.json) printJson(found);
  else show(game, found);
}

function show(game: AnyGame, review: Review): void {
  const names = NAMES.slice(0, review.players);
  const { say } = speaker(game.words.english, names);
  print(`${game.name}: what ${names[review.seat - 1]}’s result is made of, in chances of winning\n`);
  const { start, deal, others, own, result, accuracy } = review;
  print(
    table([
      ['part', 'of the win', '95% interval'],
      ['at the start', signed(start), ''],
      ['the luck of the deal', signed(deal.value), between(deal)],
      ['what the others did', signed(others.value), between(others)],
      ['own choices', signed(own.value), between(own)],
      ['the result', signed(result), ''],
    ]),
  );
  if (accuracy)
    print(`\nAccuracy: ${whole(accuracy.value)} (${between(accuracy)}); 100% is no mistakes, 0% as many as at random.`);
  const costly = review.choices.filter(({ verdict }) => verdict === 'cost');
  print(
    `\n${review.choices.length} choices: ${review.choices.length - costly.length} were sound, ${costly.length} cost something.`,
  );
  const choiceSaid = ({ where }: Choice, name: string): string => withNames(say(game.words.choice(where, name)), names);
  for (const choice of costly.toSorted((a, b) => b.loss.value - a.loss.value)) {
    const { entry, chosen, best, loss, why } = choice;
    print(
      `\nQuestion ${entry}: ${choiceSaid(choice, chosen)} cost ${whole(loss.value)} (${between(loss)}) against ${choiceSaid(choice, best)}.`,
    );
    if (why)
      print(
        `  Because: “${say(why.says)}” ${why.rule}: in ${why.better} of ${why.worlds} deals with ${choiceSaid(choice, best)}, in ${why.chosen} with ${choiceSaid(choice, chosen)}.`,
      );
  }
  print(`\nDecided at: ${review.moments.map((entry) => `question ${entry}`).join(', ')}.`);
  print(
    `\nMeasured with ${review.budget} worlds a choice, everybody playing on by rules of thumb. Seed ${review.seed}.`,
  );
}

const whole = (share: number): string => `${Math.round(100 * share)}%`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}%`;
const between = ({ low, high }: Estimate): string => `${signed(low)} … ${signed(high)}`;
