import { askedOf } from '@gilt/engine/answer';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { type Attempt, attempt, LEARNER, type Lesson, lessonAt } from '@gilt/engine/lesson';
import { viewOf } from '@gilt/engine/view';
import { message } from '@gilt/engine/words';
import { games } from '@gilt/games/all';
import { lessons } from '@gilt/games/lessons';
import type { Command } from 'commander';
import { colours } from './colours.ts';
import { chosen, type Keyboard, sitAtKeyboard } from './keyboard.ts';
import { narrator } from './narrator.ts';
import { print } from './output.ts';
import { clausesOf, clauseText } from './rules.ts';
import { showTable } from './tables.ts';
import { wrap } from './wrap.ts';

export const lessonCommand = (program: Command): void => {
  program
    .command('learn')
    .description('a guided first game in the terminal')
    .argument('<game>', 'the id of a game')
    .action(learn);
};

async function learn(id: string): Promise<void> {
  const game = gameNamed(id, games);
  const taught = lessons[game.id];
  if (!taught) throw new Refusal(`there is no lesson for ${game.name}`);
  const { first: lesson, minute } = taught;
  print(colours.bold(`${game.name}: first lesson`));
  print(wrap(`Goal: ${minute.goal}`, 2));
  print(
    colours.dim("Type your choice; 'why' shows the clause, 'quit' leaves the lesson. Nothing is lost in a lesson."),
  );
  const { lines, keyboard } = sitAtKeyboard();
  try {
    const answers: string[] = [];
    while (answers.length < lesson.steps.length) {
      const choice = await takeStep(game, lesson, answers, keyboard);
      if (choice === null) {
        print('\nThe lesson was left.');
        return;
      }
      answers.push(choice);
    }
    print(`\n${colours.bold('That was the lesson. What you know now:')}`);
    for (const { title, clauses } of lesson.steps) print(`  ${title} ${colours.dim(clauses[0]!)}`);
    print(`\nNow play a real game: gilt play ${game.id} --bot easy`);
  } finally {
    lines.close();
  }
}

/** One step, tried until it is done; gives back the answer, or null if the learner has had enough. */
async function takeStep(
  game: AnyGame,
  lesson: Lesson,
  answers: readonly string[],
  keyboard: Keyboard,
): Promise<string | null> {
  const step = lesson.steps[answers.length]!;
  const at = lessonAt(lesson, answers, [game]);
  const { names, state } = at;
  const asked = askedOf(game, state, LEARNER)!;
  const voice = narrator(game, names, LEARNER);
  print(`\n${colours.bold(`${answers.length + 1} of ${lesson.steps.length}: ${step.title}`)}`);
  print(`\n${showTable(game, viewOf(game.secrets, state, LEARNER), names)}\n`);
  if (step.plan) print(wrap(colours.dim(step.plan), 2));
  print(wrap(step.words.replaceAll('*', ''), 2));
  for (;;) {
    print(wrap(`${colours.bold(voice.say(message(`question.${asked.where}`)))} ${asked.names.join(' / ')}`, 2));
    const line = await keyboard.next();
    if (line === 'ended' || line === 'late') return null;
    const words = line.text.trim().toLowerCase();
    if (!process.stdin.isTTY) print(words);
    if (words === 'quit' || words === 'q') return null;
    if (words === 'why') {
      for (const clause of step.clauses) print(clauseText(clausesOf(game).get(clause)!));
      continue;
    }
    const option = chosen(asked, words);
    if (option === undefined) {
      if (words !== '') print(`'${words}' is none of ${asked.names.join(', ')}.`);
      continue;
    }
    const tried = attempt(lesson, answers, asked.names[asked.options.indexOf(option)]!, [game]);
    tellAttempt(game, names, tried);
    if (tried.good) return tried.choice;
  }
}

/** What came of an answer, and what the lesson says to it. */
function tellAttempt(game: AnyGame, names: readonly string[], { told, good, words }: Attempt): void {
  print();
  narrator(game, names, LEARNER).tell(told);
  print();
  if (words !== null) print(wrap(words.replaceAll('*', ''), 2));
  if (!good) print(colours.dim('It goes back, and costs nothing. Try again.'));
}
