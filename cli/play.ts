import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { botNamed, usualBot } from '@gilt/bots/all';
import type { Bot } from '@gilt/bots/bot';
import { type Asked, askedOf, optionsOf, waitingFor } from '@gilt/engine/answer';
import { withCards } from '@gilt/engine/cards';
import { unseenOf } from '@gilt/engine/decks';
import { Refusal } from '@gilt/engine/fault';
import { openLine, type State } from '@gilt/engine/flow';
import { type AnyGame, gameNamed, readSetup } from '@gilt/engine/game';
import { FORCED, seatChoices, withNames } from '@gilt/engine/question';
import { readRecord, writeRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { seedFrom } from '@gilt/engine/seed';
import { isOver, recordOf, type Sitting, sitDown } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { type Explained, message, thingsNamed } from '@gilt/engine/words';
import { games } from '@gilt/games/all';
import { choose } from '@gilt/table/choosing';
import { TIME_IS_UP } from '@gilt/table/follow-up';
import { askUndo, refuseUndo } from '@gilt/table/undoing';
import type { Command } from 'commander';
import { coached } from './coach.ts';
import { colours } from './colours.ts';
import { cardSet, naming, readText, tableOptions, wholeNumber, writeText } from './input.ts';
import { chosen, type Keyboard, sitAtKeyboard } from './keyboard.ts';
import { type Narrator, narrator } from './narrator.ts';
import { print } from './output.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { resultOf } from './result.ts';
import { clausesOf, clauseText, rulesText } from './rules.ts';
import { showTable } from './tables.ts';
import { wrap } from './wrap.ts';

interface Flags {
  readonly players?: number;
  readonly seat: number;
  readonly bot?: string;
  readonly seed?: string;
  readonly options?: unknown;
  readonly cards?: unknown;
  readonly minutes?: number;
  readonly record?: string;
}

export const playCommand = (program: Command): void => {
  program
    .command('play')
    .description('play against bots in the terminal')
    .argument('<game>', 'the id of a game')
    .option('--players <n>', 'how many seats (default: 4, or what the game allows)', wholeNumber('--players'))
    .option('--seat <n>', 'your seat', wholeNumber('--seat'), 1)
    .option('--bot <name>', 'who you play against: random, easy, thumb, normal or hard (default: normal)')
    .option('--seed <words>', 'anything: cards and bots follow from it; without it they fall as they may')
    .option('--options <options>', 'table options: hands=as-printed, or JSON', tableOptions)
    .option('--cards <file>', 'another set of cards, for games that take one (gilt cards)', cardSet)
    .option(
      '--minutes <n>',
      'say that the time is up after so long, in a game that has a time limit',
      wholeNumber('--minutes', 0),
    )
    .option('--record <file>', 'keep the record in that file; an unfinished game in it is continued')
    .action(play);
};

/** The table, and somebody who tells what happens at it. */
interface Scene extends Parlour {
  readonly narrator: Narrator;
}

/** The person has had enough, or the input has ended. */
class Leave extends Error {}

async function play(id: string, flags: Flags): Promise<void> {
  const sitting = begin(withCards(gameNamed(id, games), flags.cards), flags);
  const { game } = sitting;
  const { players } = sitting.setup;
  if (flags.seat > players) throw new Refusal(`--seat ${flags.seat}: there are ${players} seats`);
  const seat = flags.seat - 1;
  const bot = opponent(game, flags.bot);
  sayHowLong(sitting, flags.minutes);
  const parlour = openParlour(sitting, seat, bot, flags.minutes ?? null);
  const { names, told, driver } = parlour;
  const scene = { ...parlour, narrator: narrator(game, names, seat) };
  const clock = clockOf(parlour);
  const keep = (): void => {
    if (flags.record) writeText(flags.record, writeRecord(recordOf(sitting)));
  };
  keep();

  const others = names.filter((_, other) => other !== seat).join(', ');
  print(
    colours.bold(
      `${game.name}. You are ${names[seat]}; ${others} ${players === 2 ? 'is a bot' : 'are bots'} (${bot.name}).`,
    ),
  );
  print(colours.dim("At a question type your choice. 'help' says what else can be typed; '? NAME' explains a card."));
  print();
  const { lines, keyboard } = sitAtKeyboard();
  try {
    while (!isOver(sitting)) {
      clock();
      await round(scene, keyboard);
      keep();
    }
    scene.narrator.tell(told);
    print();
    print(resultOf(game, sitting.state, names));
    print(
      flags.record ? `\nThe record is in ${flags.record}.` : '\nTo keep a game for replay, play with --record FILE.',
    );
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    const kept = flags.record && `The game is kept in ${flags.record}; the same command goes on with it.`;
    print(`\n${kept ?? 'The game was left.'}`);
  } finally {
    driver.stop();
    lines.close();
  }
}

/** A new game, or the one in the record. */
function begin(game: AnyGame, flags: Flags): Sitting {
  if (flags.record && existsSync(flags.record)) {
    const given = (['players', 'options', 'cards', 'seed'] as const).find((flag) => flags[flag] !== undefined);
    if (given) throw new Refusal(`${flags.record} goes on as it was set up; leave out --${given}`);
    return naming(flags.record, () => {
      const read = readRecord(readText(flags.record!), games);
      if (read.game.id !== game.id) throw new Refusal(`this is a record of ${read.game.name}`);
      return replay(read.game, read.setup, read.record);
    });
  }
  const players = flags.players ?? Math.min(4, game.seats.most);
  const seed = seedFrom(flags.seed ?? randomBytes(32).toString('hex'));
  return sitDown(game, readSetup(game, players, flags.options), seed, 'fresh', false, 'asked');
}

/** So long before the time of a match is up it is announced. */
const MINUTES_BEFORE = 2;

/** Says when the time is up; refuses a limit for a game that has none. */
function sayHowLong({ game, state }: Sitting, minutes: number | undefined): void {
  const ends = game.outside?.[TIME_IS_UP];
  if (minutes === undefined) {
    if (ends && wouldEnd(ends, game.clone(state)))
      print('It goes on until you leave: --minutes N says when the time is up.');
    return;
  }
  if (!ends) throw new Refusal(`--minutes: ${game.name} has no time limit`);
  ends(game.clone(state));
  if (minutes > 0)
    print(`The time is up in ${counted(minutes, 'minute')}; the game that is being played then is the last.`);
}

/** Says that the time will soon be up, and that it is. */
function clockOf({ table, lookAtClock }: Parlour): () => void {
  const { minutes } = table.terms;
  let announced = minutes !== null && minutes <= MINUTES_BEFORE;
  return () => {
    const { ends } = table;
    lookAtClock();
    if (ends === null) return;
    const left = (ends - Date.now()) / 60_000;
    if (table.ends === null) print(colours.bold('The time is up. This is the last game.'));
    else if (!announced && left <= MINUTES_BEFORE) {
      announced = true;
      print(colours.bold(`The time is up in ${counted(Math.ceil(left), 'minute')}.`));
    }
  };
}

/** `1 minute`, `2 minutes` */
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Whether there is a time limit that nobody has called yet. */
function wouldEnd(ends: (game: State) => void, state: State): boolean {
  try {
    ends(state);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The bot of that name, or the usual one. */
const opponent = (game: AnyGame, name: string | undefined): Bot => (name ? botNamed(name, game) : usualBot(game));

/** One question: the person answers if asked, then the bots do. */
async function round(scene: Scene, keyboard: Keyboard): Promise<void> {
  const { sitting, seat, narrator, told, bot } = scene;
  narrator.tell(told);
  if (waitingFor(sitting.state).includes(seat)) {
    const choice = await askPerson(scene, askedByName(scene), keyboard);
    if (choice === 'undone') return;
    if (choice === 'late') {
      print(`\nTime is up. ${bot.name} chooses for you.\n`);
      return scene.standIn();
    }
    if (seal(scene, choice)) return;
  } else if (sitting.state.flow.answers[seat] === FORCED)
    print(colours.dim(`You have one choice only, as everybody can see: ${askedByName(scene).names[0]}.`));
  return scene.botsAnswer();
}

/** The person answers. True if nobody else was missing: then the game has gone on. */
function seal({ table, driver, sitting, seat }: Parlour, choice: number): boolean {
  const { question } = table;
  const { choices } = openLine(sitting.game, sitting.state)!.question;
  driver.make(choose(table, seat, question, choices.name(choice)));
  return table.question !== question;
}

/** The open question as the person meets it, with players called by their names. Whatever is aimed at oneself comes last. */
function askedByName({ sitting, seat, names }: Parlour): Asked {
  const asked = askedOf(sitting.game, sitting.state, seat)!;
  const atOneself = (i: number): boolean => asked.names[i]!.split('@').includes(seatChoices.name(seat));
  const order = [...asked.options.keys()].sort((a, b) => Number(atOneself(a)) - Number(atOneself(b)));
  return {
    ...asked,
    options: order.map((i) => asked.options[i]!),
    names: order.map((i) => withNames(asked.names[i]!, names)),
  };
}

/** Asks until there is an answer that can be used, or the time limit of the table has run out. */
async function askPerson(scene: Scene, asked: Asked, keyboard: Keyboard): Promise<number | 'undone' | 'late'> {
  const { game, setup } = scene.sitting;
  const seconds = game.timeLimit?.(setup.options) ?? null;
  const question = scene.narrator.say(message(`question.${asked.where}`));
  const showState = (): void => {
    const { sitting, seat, names } = scene;
    print(`\n${showTable(sitting.game, viewOf(sitting.game.secrets, sitting.state, seat), names)}\n`);
  };
  showState();
  const only = asked.names.length === 1;
  if (only) print(colours.dim('You have one choice only, and seal it like any other: press Enter.'));
  keyboard.limit(seconds);
  for (;;) {
    const limit = keyboard.secondsLeft();
    print(
      wrap(
        `${colours.bold(question)} ${asked.names.join(' / ')}${limit === null ? '' : ` (${counted(limit, 'second')})`}`,
        2,
      ),
    );
    const line = await keyboard.next();
    if (line === 'late') return line;
    if (line === 'ended') throw new Leave();
    const words = line.text.trim().toLowerCase();
    if (!process.stdin.isTTY) print(words);
    const choice = only && words === '' ? asked.options[0] : chosen(asked, words);
    if (choice !== undefined) {
      print();
      return choice;
    }
    if (words === 'quit' || words === 'q') throw new Leave();
    if (words === 'undo' && takeBackQuestion(scene)) return 'undone';
    if (words === 'table') showState();
    else if (words === 'coach') print(`${coached(scene)}\n`);
    else if (words !== 'undo' && words !== '') print(explained(scene, asked, words));
  }
}

/** What else can be typed; `clause` is one of this game's, as an example. */
const help = (clause: string): string => `Type one of the choices, or its first letters. You can also type
  ? NAME  what a card does, or a room, a monster, a quest; where NAME is no choice, NAME alone is enough
  rules   all rules of the game, with their tables
  ${clause.toLowerCase()}   the clause of that name; every line of the tale has its clause in the margin
  table   the table again
  coach   what the others may play, and what each choice is worth, as far as you can know
  undo    take your last choice back; chance will not repeat itself
  quit    leave the game`;

/** An answer to whatever else somebody typed. */
function explained(scene: Scene, { names }: Asked, words: string): string {
  const { game } = scene.sitting;
  const clauses = clausesOf(game);
  if (words === 'help' || words === '?') return help([...clauses.keys()].at(-1) ?? 'none');
  if (words === 'rules') return rulesText(game);
  const [, letters, number] = /^([a-z]{2})-?(\d{1,2})$/.exec(words) ?? [];
  const id = letters && `${letters.toUpperCase()}-${number!.padStart(2, '0')}`;
  const clause = id && clauses.get(id);
  if (clause) return clauseText(clause);
  const name = words.replace(/^(\?|help |explain |what is )\s*/, '');
  const things = thingsNamed(game.words.glossary ?? [], name);
  if (things.length > 0) return things.map((thing) => thingText(scene, thing)).join('\n');
  if (id) return `There is no clause ${id}.`;
  return words === name
    ? `'${words}' is none of ${names.join(', ')}; 'help' says what else you can type.`
    : `Nothing here is called '${name}'.`;
}

/** What a thing does, how many of it are left unseen, and where the rules say more. */
function thingText({ sitting: { game, state }, seat, narrator }: Scene, thing: Explained): string {
  const unseen = unseenOf(game, viewOf(game.secrets, state, seat), thing);
  const says = [thing.says, ...(unseen ? [unseen] : [])].map((each) => narrator.say(each)).join(' ');
  return wrap(`${says} ${colours.dim(`[${thing.clauses.join(', ')}]`)}`, 2);
}

/** Undoes questions back to the last one that left the person a choice. False if there is nothing to undo. */
function takeBackQuestion({ table, driver, sitting, seat }: Parlour): boolean {
  const { game } = sitting;
  let undone = false;
  try {
    do {
      driver.make(askUndo(table, seat, table.question, Number.POSITIVE_INFINITY));
      undone = true;
    } while (!waitingFor(sitting.state).includes(seat) || optionsOf(game, sitting.state, seat).length === 1);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!undone) print(`It stays as it is: ${error.message}.`);
    // The table agreed, and the game did not.
    if (table.undo) driver.make(refuseUndo(table, seat, table.question));
  }
  return undone;
}
