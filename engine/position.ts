import { Refusal } from './fault.ts';
import { openLine, run, type State } from './flow.ts';
import { type AnyGame, gameNamed, mustSeat, readSetup, type Setup } from './game.ts';
import { partsIn, readField, wordsIn } from './notation.ts';
import { readPlace, writePlace } from './place.ts';
import { withNames } from './question.ts';
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

/** The lines `key: value`, and the lines `> answers` that follow them. `#` begins a comment. */
export function readStatements(text: string): { said: Map<string, Statement>; script: Statement[] } {
  const said = new Map<string, Statement>();
  const script: Statement[] = [];
  text.split('\n').forEach((raw, i) => {
    const line = i + 1;
    const words = raw.replace(/#.*$/, '').trim();
    if (words === '') return;
    if (words.startsWith('>')) {
      script.push({ line, value: words.slice(1).trim() });
      return;
    }
    const [, key, value] = /^(\S+?):(?:\s+(.*))?$/.exec(words) ?? [];
    if (key === undefined) throw new Refusal(`line ${line}: '${words}' is neither 'word: …' nor '> answers'`);
    if (script.length > 0) throw new Refusal(`line ${line}: '${key}' comes after the first answers`);
    if (said.has(key)) throw new Refusal(`line ${line}: '${key}' is said twice`);
    said.set(key, { line, value: value ?? '' });
  });
  return { said, script };
}

/** Sets up the position that the statements describe; what they leave open is dealt from the seed. */
export function setUp(said: Statements, games: readonly AnyGame[]): Position {
  const game = gameOf(said, games);
  const names = namesIn(said, game);
  const options = said.get('options') ?? { line: 0, value: '' };
  const setup = readSetup(
    game,
    names.length,
    atLine(options.line, () => readOptions(options.value)),
  );
  const seed = said.get('seed')?.value ?? DEFAULT_SEED;
  const random = freshRandom(seedFrom(seed), 0, 0);
  const state: State = game.begin(setup, random);
  run(game, state, null);
  const fields = setFields(game, state, names, said);
  const at = said.get('at') ?? { line: 0, value: game.notation.at };
  state.flow.stack = atLine(at.line, () => readPlace(game, at.value, names));
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
  const isWord = (key: string): boolean => OF_EVERY_GAME.includes(key) || Object.hasOwn(game.notation.table, key);
  const mentioned = [...said.keys()].filter((key) => !isWord(key));
  const players = said.get('players');
  const names = players ? playersIn(players.value, game) : mentioned;
  if (names.length === 0) throw new Refusal("the position names no players ('players: …')");
  const stranger = mentioned.find((key) => !names.includes(key));
  if (stranger !== undefined) {
    throw new Refusal(`line ${said.get(stranger)!.line}: '${stranger}' is neither a player nor a word of ${game.name}`);
  }
  const odd = names.find((name) => !/^[\p{L}\p{N}_-]+$/u.test(name) || isWord(name));
  if (odd !== undefined) throw new Refusal(`nobody can be called '${odd}'`);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Refusal(`two players are called '${twice}'`);
  return names;
}

function playersIn(text: string, game: AnyGame): readonly string[] {
  if (!/^\d+$/.test(text)) return wordsIn(text);
  mustSeat(game, Number(text));
  return Array.from({ length: Number(text) }, (_, i) => NAMES[i] ?? `P${i + 1}`);
}

/** `hands=as-printed leader=2` */
export function readOptions(text: string): Record<string, unknown> {
  const options = new Map<string, unknown>();
  for (const word of wordsIn(text)) {
    const [, key, value] = /^([^=]+)=([^=]+)$/.exec(word) ?? [];
    if (key === undefined || value === undefined) throw new Refusal(`'${word}' is not 'option=value'`);
    if (options.has(key)) throw new Refusal(`the option '${key}' is said twice`);
    options.set(key, readOption(value));
  }
  return Object.fromEntries(options);
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
    const entry = Object.hasOwn(game.notation.table, key) ? game.notation.table[key] : undefined;
    const seat = names.indexOf(key);
    atLine(line, () => {
      if (entry) {
        target[String(entry.of)] = readField(entry.as, key, wordsIn(value), names);
        fields.add(key);
      } else if (seat >= 0) {
        for (const part of partsIn(value)) {
          const [what = '', ...words] = wordsIn(part);
          const own = Object.hasOwn(game.notation.seat, what) ? game.notation.seat[what] : undefined;
          const known = Object.keys(game.notation.seat).join(', ');
          if (!own) throw new Refusal(`'${what}' is nothing that ${key} can have (${known})`);
          if (!target[String(own.of)]) throw new Refusal(`with these options nobody has a '${what}'`);
          if (fields.has(fieldName(what, seat))) throw new Refusal(`the ${what} of ${key} is said twice`);
          (target[String(own.of)] as unknown[])[seat] = readField(own.as, `${what} of ${key}`, words, names);
          fields.add(fieldName(what, seat));
        }
      }
    });
  }
  return fields;
}

/** Writes down a position, so that reading it sets up the same; sealed answers become answers to give. */
export function writePosition({ game, setup, names, seed, state }: Position): string {
  const { notation } = game;
  const fields = state as unknown as Record<string, unknown>;
  const own = (seat: number): string =>
    Object.entries(notation.seat)
      .filter(([, { of }]) => fields[String(of)] !== undefined)
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
    `at: ${writePlace(game, state, names)}`,
    ...sealedAnswers(game, state, names),
    '',
  ].join('\n');
}

function sealedAnswers(game: AnyGame, state: State, names: readonly string[]): string[] {
  const line = openLine(game, state);
  if (!line) return [];
  const sealed = state.flow.answers.flatMap((answer, seat) =>
    answer >= 0 ? [`${names[seat]} ${withNames(line.question.choices.name(answer), names)}`] : [],
  );
  return sealed.length > 0 ? [`> ${sealed.join(', ')}`] : [];
}
