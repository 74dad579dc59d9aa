import { choiceNamed, seal, waitingFor } from './answer.ts';
import { type Tell, type Told, teller } from './event.ts';
import { Refusal } from './fault.ts';
import { openLine, proceed, run, type State } from './flow.ts';
import type { AnyGame, Setup } from './game.ts';
import { shortHash } from './plain.ts';
import { readStatements, setUp } from './position.ts';
import type { Forced } from './question.ts';
import {
  type Answer,
  type Chance,
  type Entry,
  type GameRecord,
  type RecordHead,
  readEntry,
  recordHead,
  splitEntry,
  writeEntry,
} from './record.ts';
import type { Seat } from './seat.ts';
import { freshRandom, type Seed } from './seed.ts';
import { tellingOf } from './story.ts';

/** A game that is being played, with its record so far. */
export interface Sitting {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: Seed;
  readonly chance: Chance;
  /** Whether seats are asked that have one option and nobody else can tell. */
  readonly forced: Forced;
  /** The head of its record. */
  readonly head: RecordHead;
  state: State;
  /** How many questions have been undone. */
  undos: number;
  /** Who of the open question was answered for by a stand-in. */
  standIns: Seat[];
  /** The checksum of where it stands. */
  check: string;
  /** The checksum of the set-up. */
  readonly start: string;
  readonly entries: string[];
  /** The entries that have not been undone. */
  readonly standing: Standing[];
  /** How the game stood, as JSON, after the last few answers that stand. It can be thrown away. */
  readonly recent: string[];
  /** The events so far, or those that its listener has not yet taken out of it; null if nobody listens. */
  readonly told: Told[] | null;
  /** How the game stood before the last events, after each of them, and at the question that came next; none if nobody listens. */
  readonly moments: State[];
  /** Only the first of these is kept: the others can be found again from it. */
  sparing?: boolean;
  /** How many events have been told and not undone. */
  stands: number;
  /** For each question that stands answered: how many events stood before. */
  readonly marks: number[];
}

/** Begins a game. With `silent`, no events are made. `head`: what its record has said so far, if there is one. */
export function sitDown(
  game: AnyGame,
  setup: Setup,
  seed: Seed,
  chance: Chance,
  silent = false,
  forced: Forced = 'answered',
  head = recordHead(game, setup, seed, chance, forced),
): Sitting {
  const told: Told[] | null = silent ? null : [];
  const moments: State[] = [];
  const state = beginning(game, setup, seed, head);
  takeDown({ game, state, told, moments }, (tell) => run(game, state, tell, forced));
  const text = JSON.stringify(state);
  const start = shortHash(JSON.stringify(head), text);
  return {
    game,
    setup,
    seed,
    chance,
    forced,
    head,
    state,
    undos: 0,
    standIns: [],
    check: start,
    start,
    entries: [],
    standing: [],
    recent: [text],
    told,
    moments,
    stands: told?.length ?? 0,
    marks: [],
  };
}

/** How the game stands before anything is done: as its rules have it begin, or as a position says. */
function beginning(game: AnyGame, setup: Setup, seed: Seed, { position }: RecordHead): State {
  const random = freshRandom(seed, 0, 0);
  if (position === undefined) return game.begin(setup, random) as State;
  const { state, setup: said } = setUp(readStatements(position).said, [game]);
  if (JSON.stringify(said) !== JSON.stringify(setup))
    throw new Refusal('the position is of other players or options than the game');
  Object.assign(state.flow, { asked: 0, random });
  return state;
}

/** The record so far. */
export function recordOf(sitting: Sitting): GameRecord {
  const { head, start, entries } = sitting;
  return { ...head, start, ...(isOver(sitting) ? {} : { unfinished: true }), entries };
}

export const isOver = (sitting: Sitting): boolean => sitting.state.flow.stack.length === 0;

/** Seals a seat's answer. True if it was the last that was missing: then all have been turned up and the game has gone on. */
export function answer(sitting: Sitting, seat: Seat, choice: number, standIn = false): boolean {
  const last = seal(sitting.game, sitting.state, seat, choice);
  sitting.standIns = sitting.standIns.filter((other) => other !== seat);
  if (standIn) sitting.standIns.push(seat);
  if (last) closeQuestion(sitting);
  return last;
}

function closeQuestion(sitting: Sitting): void {
  const { game, state, seed, chance, forced, undos, standIns } = sitting;
  const answers: Answer[] = [];
  const { choices } = openLine(game, state)!.question;
  state.flow.answers.forEach((choice, seat) => {
    if (choice >= 0) answers.push({ seat, choice: choices.name(choice), standIn: standIns.includes(seat) });
  });
  if (chance === 'fresh') state.flow.random = freshRandom(seed, state.flow.asked, undos);
  sitting.standIns = [];
  if (sitting.told) sitting.marks.push(sitting.stands);
  const before = sitting.told?.length ?? 0;
  takeDown(sitting, (tell) => proceed(game, state, tell, forced));
  sitting.stands += (sitting.told?.length ?? 0) - before;
  write(sitting, { type: 'answers', answers });
}

/** Undoes the last question that was answered. What was seen stays known, but chance does not repeat itself. */
export function undo(sitting: Sitting): void {
  const { game, standing, recent } = sitting;
  if (sitting.chance !== 'fresh') throw new Refusal('a game whose chance runs on cannot be undone');
  const last = standing.findLastIndex(({ answers }) => answers);
  if (last < 0) throw new Refusal('there is nothing to undo');
  standing.splice(last, 1);
  sitting.undos++;
  recent.pop();
  if (recent.length === 0) recent.push(...recentAgain(sitting));
  const before = standing.findLastIndex(({ answers }) => answers);
  const { state, catchUp } = goingOn(sitting, JSON.parse(recent.at(-1)!), standing[before]?.undos ?? 0);
  // What came from outside since then stays.
  for (const each of standing.slice(before + 1)) {
    catchUp(each.undos);
    const entry = entryOf(sitting, each);
    if (entry.type === 'outside') game.outside![entry.what]!(state);
  }
  catchUp(sitting.undos);
  sitting.standIns = [];
  takeDown(sitting, (tell) => {
    sitting.state = state;
    if (!tell) return;
    const { where, question } = openLine(game, state)!;
    sitting.stands = sitting.marks.pop()!;
    tell({ type: 'undone', rule: question.rule, question: where, standing: sitting.stands });
  });
  write(sitting, { type: 'undo' });
}

/** An entry that has not been undone. */
interface Standing {
  /** Its place in `entries`. */
  readonly place: number;
  readonly answers: boolean;
  /** The number of undos when it was made. */
  readonly undos: number;
}

/** So many questions can be undone one after another without the game being played again from its beginning. */
const RECENT = 4;

const entryOf = ({ entries }: Sitting, { place }: Standing): Entry => readEntry(splitEntry(entries[place]!).text);

/** A state that goes on from where it stood: wherever an undo led back to, what nobody knew is dealt afresh. */
function goingOn({ game, seed }: Sitting, state: State, undos: number) {
  let then = undos;
  return {
    state,
    catchUp(now: number): void {
      if (now !== then) game.reshuffle(state, freshRandom(seed, state.flow.asked, now, '/undo'));
      then = now;
    },
  };
}

/** Plays the standing entries again: how the game stood after the last of them that were answers. */
function recentAgain(sitting: Sitting): string[] {
  const { game, setup, seed, chance, forced, head, standing } = sitting;
  const again = sitDown(game, setup, seed, chance, true, forced, head);
  const { catchUp } = goingOn(sitting, again.state, 0);
  for (const each of standing) {
    catchUp(each.undos);
    again.undos = each.undos;
    enter(again, entryOf(sitting, each));
  }
  return again.recent;
}

/** Something from outside befalls the game. */
export function befall(sitting: Sitting, what: string): void {
  const outside = sitting.game.outside?.[what];
  if (!outside) throw new Refusal(`nothing called '${what}' can befall ${sitting.game.name}`);
  if (isOver(sitting)) throw new Refusal('the game is over');
  outside(sitting.state);
  write(sitting, { type: 'outside', what });
}

/** Applies an entry of a record. */
export function enter(sitting: Sitting, entry: Entry): void {
  switch (entry.type) {
    case 'undo':
      undo(sitting);
      break;
    case 'outside':
      befall(sitting, entry.what);
      break;
    case 'answers': {
      const due = waitingFor(sitting.state);
      const missing = due.find((seat, i) => entry.answers[i]?.seat !== seat);
      if (missing !== undefined) throw new Refusal(`the answer of seat ${missing + 1} is missing or not in its place`);
      if (entry.answers.length > due.length)
        throw new Refusal(`seat ${entry.answers[due.length]!.seat + 1} is not asked`);
      for (const { seat, choice, standIn } of entry.answers) {
        answer(sitting, seat, choiceNamed(sitting.game, sitting.state, seat, choice), standIn);
      }
    }
  }
}

function write(sitting: Sitting, entry: Entry): void {
  const text = writeEntry(entry);
  const state = JSON.stringify(sitting.state);
  sitting.check = shortHash(sitting.check, text, state);
  sitting.entries.push(`${text} ${sitting.check}`);
  if (entry.type === 'undo') return;
  const { standing, recent, entries, undos } = sitting;
  standing.push({ place: entries.length - 1, answers: entry.type === 'answers', undos });
  if (sitting.chance !== 'fresh' || entry.type !== 'answers') return;
  recent.push(state);
  if (recent.length > RECENT) recent.shift();
}

/** Lets the game go on, and keeps for whoever listens how it stood before, after each event and in the end. */
function takeDown(
  sitting: Pick<Sitting, 'game' | 'state' | 'told' | 'moments' | 'sparing'>,
  goOn: (tell: Tell | null) => void,
): void {
  const { game, told, moments } = sitting;
  moments.length = 0;
  if (!told) {
    goOn(null);
    return;
  }
  if (sitting.sparing) {
    moments.push(game.clone(sitting.state) as State);
    goOn(teller(told));
    return;
  }
  const telling = tellingOf(game, () => sitting.state, goOn);
  told.push(...telling.told);
  moments.push(...telling.moments);
}
