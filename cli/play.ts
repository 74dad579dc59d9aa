import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { botNamed, botsFor } from '@gilt/bots/all';
import { type Bot, taskFor } from '@gilt/bots/bot';
import { type Asked, askedOf, waitingFor } from '@gilt/engine/answer';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, gameNamed, readSetup } from '@gilt/engine/game';
import { NAMES } from '@gilt/engine/position';
import { readRecord, writeRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, type Sitting, sitDown, undo } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { message } from '@gilt/engine/words';
import { games } from '@gilt/games/all';
import type { Command } from 'commander';
import colours from 'picocolors';
import { clausesOf } from './clauses.ts';
import { readJson, readText, wholeNumber } from './input.ts';
import { type Narrator, narrator } from './narrator.ts';
import { print } from './output.ts';
import { resultOf } from './result.ts';
import { showTable } from './tables.ts';

interface Flags {
  readonly players?: number;
  readonly seat: number;
  readonly bot?: string;
  readonly seed?: string;
  readonly options: unknown;
  readonly record?: string;
}

export const playCommand = (program: Command): void => {
  program
    .command('play')
    .description('play against bots in the terminal')
    .argument('<game>', 'the id of a game')
    .option('--players <n>', 'how many seats (default: 4, or what the game allows)', wholeNumber('--players'))
    .option('--seat <n>', 'your seat', wholeNumber('--seat'), 1)
    .option('--bot <name>', 'who you play against (default: the best there is)')
    .option('--seed <words>', 'anything; without it the cards fall as they may')
    .option('--options <json>', 'table options', (text) => readJson('--options', text), {})
    .option('--record <file>', 'keep the record in that file; an unfinished game in it is gone on with')
    .action(play);
};

/** A game at which one person sits, with bots in the other seats. */
interface Parlour {
  readonly sitting: Sitting;
  readonly seat: number;
  readonly bot: Bot;
  readonly names: readonly string[];
  readonly narrator: Narrator;
}

/** The person has had enough, or the input has ended. */
class Leave extends Error {}

async function play(id: string, flags: Flags): Promise<void> {
  const game = gameNamed(id, games);
  const sitting = begin(game, flags);
  const { players } = sitting.setup;
  if (flags.seat > players) throw new Refusal(`--seat ${flags.seat}: there are ${players} seats`);
  const seat = flags.seat - 1;
  const names = NAMES.slice(0, players);
  const parlour = { sitting, seat, bot: opponent(game, flags.bot), names, narrator: narrator(game, names, seat) };

  const others = names.filter((_, other) => other !== seat).join(', ');
  print(colours.bold(`${game.name}. You are ${names[seat]}; ${others} are bots (${parlour.bot.name}).`));
  print(colours.dim("At a question type your choice, or: a clause like the ones in the margin, 'undo', 'quit'."));
  print();
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY ?? false,
  });
  const asking = lines[Symbol.asyncIterator]();
  try {
    while (!isOver(sitting)) {
      await round(parlour, asking);
      if (flags.record) writeFileSync(flags.record, writeRecord(sitting.record));
    }
    parlour.narrator.tell(sitting.told!);
    print();
    print(resultOf(game, sitting.state, names));
    if (flags.record) print(`\nThe record is in ${flags.record}.`);
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    print(
      flags.record
        ? `\nThe game is kept in ${flags.record}; the same command goes on with it.`
        : '\nThe game was left.',
    );
  } finally {
    lines.close();
  }
}

function begin(game: AnyGame, flags: Flags): Sitting {
  if (flags.record && existsSync(flags.record)) {
    const read = readRecord(readText(flags.record), games);
    if (read.game !== game) throw new Refusal(`${flags.record} is a record of ${read.game.name}`);
    return replay(game, read.setup, read.record, undefined, true);
  }
  const players = flags.players ?? Math.min(4, game.seats.most);
  const seed = seedFrom(flags.seed ?? randomBytes(32).toString('hex'));
  return sitDown(game, readSetup(game, players, flags.options), seed, 'fresh');
}

/** The bot of that name, or the best there is. */
const opponent = (game: AnyGame, name: string | undefined): Bot =>
  name ? botNamed(name, game) : botsFor(game).at(-1)!;

/** One question: the person answers if asked, then the bots do. */
async function round(parlour: Parlour, input: AsyncIterator<string>): Promise<void> {
  const { sitting, seat, bot, narrator } = parlour;
  narrator.tell(sitting.told!);
  if (waitingFor(sitting.state).includes(seat)) {
    const choice = await askPerson(parlour, askedOf(sitting.game, sitting.state, seat)!, input);
    if (choice === 'undone') return;
    answer(sitting, seat, choice);
  }
  for (const other of waitingFor(sitting.state)) {
    if (other === seat) continue;
    const task = taskFor(sitting.game, sitting.setup, sitting.state, other, randomBytes(4).readUInt32LE());
    answer(sitting, other, await bot.think(task!));
  }
}

/** Asks until there is an answer that can be used. */
async function askPerson(parlour: Parlour, asked: Asked, input: AsyncIterator<string>): Promise<number | 'undone'> {
  const { sitting, seat, names, narrator } = parlour;
  const { game, state } = sitting;
  print();
  print(showTable(game, viewOf(game.secrets, state, seat), names));
  print();
  for (;;) {
    process.stdout.write(
      `${colours.bold(narrator.say(message(`question.${asked.where}`)))} ${asked.names.join(' / ')} > `,
    );
    const line = await input.next();
    if (line.done) throw new Leave();
    const words = line.value.trim();
    const choice = chosen(asked, words);
    if (choice !== undefined) {
      print();
      return choice;
    }
    if (words === 'quit' || words === 'q') throw new Leave();
    if (words === 'undo') {
      if (takeBackQuestion(parlour)) return 'undone';
    } else if (words !== '') {
      const clause = clausesOf(game).get(words.toUpperCase());
      print(clause ?? `'${words}' is none of ${asked.names.join(', ')}.`);
    }
  }
}

/** A choice by its name, or by the beginning of it if that leaves no doubt. */
function chosen({ options, names }: Asked, words: string): number | undefined {
  const exact = names.indexOf(words);
  if (exact >= 0) return options[exact];
  const like = names.filter((name) => words !== '' && name.startsWith(words.toLowerCase()));
  return like.length === 1 ? options[names.indexOf(like[0]!)] : undefined;
}

/** Undoes questions back to the last one that the person answered. */
function takeBackQuestion({ sitting, seat }: Parlour): boolean {
  try {
    do undo(sitting);
    while (!waitingFor(sitting.state).includes(seat));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print(error.message);
    return false;
  }
}
