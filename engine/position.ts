import { Refusal } from './fault.ts';
import { type Frame, openLine, run, type State } from './flow.ts';
import { type AnyGame, gameNamed, readSetup, type Setup } from './game.ts';
import type { Field } from './notation.ts';
import { freshRandom, seedFrom } from './seed.ts';

/** A position that somebody wrote down, as data: a game in which nobody has been asked yet. */
export interface Position {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly seed: string;
  readonly state: State;
}

/** `key: value`, and the line of the text where it stands. */
export interface Statement {
  readonly line: number;
  readonly value: string;
}
export type Statements = ReadonlyMap<string, Statement>;

/** What people are called if nobody says. */
export const NAMES: readonly string[] = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jim'];

/** Where a game that is over stands. */
const THE_END = 'end';
const DEFAULT_SEED = 'what-if';
const OF_EVERY_GAME = ['game', 'players', 'options', 'seed', 'at'];

/** Has a refusal name the line that is to blame. */
export function atLine<T>(line: number, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`line ${line}: ${error.message}`) : error;
  }
}

/** Sets up the position that the statements describe; what they leave open is dealt from the seed. */
export function setUp(said: Statements, games: readonly AnyGame[]): Position {
  const game = gameOf(said, games);
  const names = namesIn(said, game);
  const setup = readSetup(game, names.length, optionsIn(said.get('options')));
  const seed = said.get('seed')?.value ?? DEFAULT_SEED;
  const random = freshRandom(seedFrom(seed), 0, 0);
  const state: State = game.begin(setup, random);
  run(game, state, null);
  const fields = setFields(game, state, names, said);
  const at = said.get('at') ?? { line: 0, value: game.notation.at };
  state.flow.stack = atLine(at.line, () => stackAt(game, at.value, names));
  game.notation.complete(state, (what, seat) => fields.has(fieldName(what, seat)), setup, random);
  const reason = game.notation.impossible(state, setup, names);
  if (reason) throw new Refusal(reason);
  return { game, setup, names, seed, state };
}

function gameOf(said: Statements, games: readonly AnyGame[]): AnyGame {
  const id = said.get('game')?.value;
  if (id !== undefined) return gameNamed(id, games);
  if (games.length > 1) throw new Refusal("the position does not say which game it is of ('game: …')");
  return games[0]!;
}

/** The players: by name, by number, or those of whom something is said. */
function namesIn(said: Statements, game: AnyGame): readonly string[] {
  const mentioned = [...said.keys()].filter((key) => !OF_EVERY_GAME.includes(key) && !(key in game.notation.table));
  const players = said.get('players');
  const names = !players
    ? mentioned
    : /^\d+$/.test(players.value)
      ? NAMES.slice(0, Number(players.value))
      : wordsIn(players.value);
  const stranger = mentioned.find((key) => !names.includes(key));
  if (stranger)
    throw new Refusal(`line ${said.get(stranger)!.line}: '${stranger}' is neither a player nor a word of ${game.name}`);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Refusal(`two players are called '${twice}'`);
  return names;
}

/** `hands=as-printed leader=2` */
function optionsIn(statement: Statement | undefined): Record<string, unknown> {
  if (!statement) return {};
  return atLine(statement.line, () =>
    Object.fromEntries(
      wordsIn(statement.value).map((word) => {
        const [key, value] = word.split('=');
        if (value === undefined) throw new Refusal(`'${word}' is not 'option=value'`);
        return [key!, readOption(value)];
      }),
    ),
  );
}

/** A number, true or false as such; anything else is a word. */
function readOption(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const fieldName = (what: string, seat: number | undefined): string =>
  seat === undefined ? what : `${what} of ${seat}`;

/** Sets every field that is spoken of; says which these were. */
function setFields(game: AnyGame, state: State, names: readonly string[], said: Statements): ReadonlySet<string> {
  const fields = new Set<string>();
  const target = state as unknown as Record<string, unknown>;
  for (const [key, { line, value }] of said) {
    const entry = game.notation.table[key];
    const seat = names.indexOf(key);
    atLine(line, () => {
      if (entry) {
        target[String(entry.of)] = readField(entry.as, key, wordsIn(value), names);
        fields.add(key);
      } else if (seat >= 0) {
        for (const part of partsIn(value)) {
          const [what, ...words] = wordsIn(part);
          const own = game.notation.seat[what!];
          if (!own)
            throw new Refusal(
              `'${what}' is nothing that ${key} can have (${Object.keys(game.notation.seat).join(', ')})`,
            );
          (target[String(own.of)] as unknown[])[seat] = readField(own.as, `${what} of ${key}`, words, names);
          fields.add(fieldName(what!, seat));
        }
      }
    });
  }
  return fields;
}

function readField(field: Field<unknown>, what: string, words: readonly string[], names: readonly string[]): unknown {
  try {
    return field.read(words, names);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${what}: ${error.message}`) : error;
  }
}

/**
 * The stack of procedures: `victory.takeDungeonCard (contributors Ann Bob) > spoils.pickGem (takers Ann Bob, next 0)`.
 * What stands around the outermost of them follows from where it is called.
 */
function stackAt(game: AnyGame, text: string, names: readonly string[]): Frame[] {
  if (text === THE_END) return [];
  const stack = text.split('>').map((part) => frameAt(game, part.trim(), names));
  for (
    let caller = game.notation.callers[stack[0]!.procedure];
    caller;
    caller = game.notation.callers[stack[0]!.procedure]
  ) {
    stack.unshift(frameAt(game, caller, names));
  }
  return stack;
}

function frameAt(game: AnyGame, text: string, names: readonly string[]): Frame {
  const parts = /^(\w+)\.(\w+)(?: \((.*)\))?$/.exec(text);
  const [, procedure, step, kept] = parts ?? [];
  if (!procedure || !step || !game.procedures[procedure]?.lines.has(step))
    throw new Refusal(`${game.name} has no step '${text}'`);
  const fields = game.notation.locals[procedure] ?? {};
  const locals: Record<string, unknown> = {};
  const said = new Map(partsIn(kept ?? '').map((part) => [wordsIn(part)[0]!, wordsIn(part).slice(1)]));
  for (const [name, field] of Object.entries(fields)) {
    const words = said.get(name);
    if (!words) throw new Refusal(`${procedure}.${step} does not say its ${name}`);
    locals[name] = readField(field, `${name} of ${procedure}`, words, names);
  }
  const unknown = [...said.keys()].find((name) => !(name in fields));
  if (unknown) throw new Refusal(`${procedure} keeps nothing called '${unknown}'`);
  return { procedure, step, locals };
}

/** Writes down a position, so that reading it sets up the same; sealed answers become answers to give. */
export function writePosition({ game, setup, names, seed, state }: Position): string {
  const { notation } = game;
  const fields = state as unknown as Record<string, unknown>;
  const own = (seat: number): string =>
    Object.entries(notation.seat)
      .map(([what, { of, as }]) => `${what} ${as.write((fields[String(of)] as unknown[])[seat] as never, names)}`)
      .join(', ');
  const options = Object.entries(setup.options as Record<string, unknown>).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [
    `game: ${game.id}`,
    `players: ${names.join(' ')}`,
    ...(options.length > 0 ? [`options: ${options.join(' ')}`] : []),
    `seed: ${seed}`,
    ...Object.entries(notation.table).map(
      ([what, { of, as }]) => `${what}: ${as.write(fields[String(of)] as never, names)}`,
    ),
    ...names.map((name, seat) => `${name}: ${own(seat)}`),
    `at: ${writeStack(game, state, names)}`,
    ...sealedAnswers(game, state, names),
    '',
  ].join('\n');
}

function writeStack(game: AnyGame, { flow }: State, names: readonly string[]): string {
  if (flow.stack.length === 0) return THE_END;
  const frames = flow.stack.map(({ procedure, step, locals }) => {
    const kept = Object.entries(game.notation.locals[procedure] ?? {}).map(
      ([name, field]) => `${name} ${field.write((locals as Record<string, unknown>)[name], names)}`,
    );
    return `${procedure}.${step}${kept.length > 0 ? ` (${kept.join(', ')})` : ''}`;
  });
  let first = frames.length - 1;
  while (first > 0 && !followsFromHere(game, flow.stack, frames, first)) first--;
  return frames.slice(first).join(' > ');
}

/** Whether all that stands around a frame follows from where its procedure is called. */
function followsFromHere(game: AnyGame, stack: readonly Frame[], frames: readonly string[], first: number): boolean {
  for (let i = first; i >= 0; i--) {
    if (game.notation.callers[stack[i]!.procedure] !== frames[i - 1]) return false;
  }
  return true;
}

function sealedAnswers(game: AnyGame, state: State, names: readonly string[]): string[] {
  const line = openLine(game, state);
  if (!line) return [];
  const sealed = state.flow.answers.flatMap((answer, seat) =>
    answer >= 0 ? [`${names[seat]} ${line.question.choices.name(answer)}`] : [],
  );
  return sealed.length > 0 ? [`> ${sealed.join(', ')}`] : [];
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const partsIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
