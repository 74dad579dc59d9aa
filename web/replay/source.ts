import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { NAMES } from '@gilt/engine/position';
import { type GameRecord, readRecord, writeRecord } from '@gilt/engine/record';
import { type Frame, type Reel, reeling } from '@gilt/engine/reel';
import { toTheEnd } from '@gilt/engine/replay';
import { asidesIn } from '@gilt/table/asides';
import { rebuilt } from '@gilt/table/log';
import { recordSeen } from '@gilt/table/record';
import { tableSeen, whatSeen } from '@gilt/table/sight';
import { api } from '../api.ts';
import type { Board } from '../boards/board.ts';
import { boardOf, gameInfo } from '../games.ts';
import { keptTable, type LocalTable, nameAt } from '../link/local-keep.ts';
import { peopleAt } from '../link/passing.ts';
import { say } from './say.ts';
import { type Tape, tableOf } from './tape.ts';

/** A game to be watched again, with all that is needed to show it. */
export interface Watchable {
  readonly game: AnyGame;
  readonly board: Board;
  readonly tape: Tape;
  readonly record: string;
  /** Plays what is left of a long game, between pictures; left out where nothing is. */
  readonly whole?: () => Promise<Watchable>;
}

/** Up to which question a game is played again before it is shown, if it is long; infinite: all of it. */
export type UpTo = (players: number) => number;

/** Larger than this, in characters, no record of a game is. */
const LARGEST = 20_000_000;
/** So many entries are played at once. */
const AT_ONCE = 60;
/** For so long, in milliseconds, the rest is played before the page may do something else. */
const SLICE = 8;
/** The first picture has this time, in milliseconds, for itself. */
const FIRST_PICTURE = 100;

/** A table of this page, or one of the server's. */
export async function watchTable(code: string, upTo: UpTo): Promise<Watchable> {
  const kept = keptTable(code);
  if (kept) return watchKept(kept, upTo);
  const { table, record, asides } = await api.replay(code);
  return opened(record, upTo, () => ({ table, asides }));
}

async function watchKept(kept: LocalTable, upTo: UpTo): Promise<Watchable> {
  const rules = await gameInfo(kept.game)!.load();
  const table = rebuilt(kept.code, kept.lines, [rules]);
  const people = peopleAt(table);
  const seat = people.length > 1 ? null : (people[0] ?? null);
  const nameOf = (person: string): string => nameAt(kept, person);
  const asides = asidesIn(kept.lines, ({ n, happening }) => whatSeen(happening, seat, nameOf, kept.said[n] ?? null));
  const record = writeRecord(recordSeen(table));
  const at = { table: tableSeen(table, seat, nameOf), asides };
  return opened(record, upTo, () => at);
}

/** A record that somebody has as a file. */
export const watchRecord = (text: string, upTo: UpTo): Promise<Watchable> =>
  opened(text, upTo, (reel, { players, dealing }) => ({
    table: tableOf(reel, NAMES.slice(0, players), dealing),
    asides: [],
  }));

/** Reads a record that may hold anything, and plays it again: a long one at first only up to where it is looked at. `at`: the table it was played at. */
async function opened(
  text: string,
  upTo: UpTo,
  at: (reel: Reel, record: GameRecord) => Omit<Tape, 'reel'>,
): Promise<Watchable> {
  if (text.length > LARGEST) throw new Refusal(say('replay.tooLarge'));
  const info = gameInfo(idIn(text));
  if (!info) readRecord(text, []);
  const [rules, board] = await Promise.all([info!.load(), boardOf(info!)]);
  const { record, game, setup } = readRecord(text, [rules]);
  const frames: Frame[] = [];
  const course = reeling(game, setup, record, frames);
  const watchable = (reel: Reel): Watchable => ({ game, board, tape: { ...at(reel, record), reel }, record: text });

  const enough = Math.max(AT_ONCE, upTo(record.players) + 1);
  if (enough >= record.entries.length) return watchable(toTheEnd(course));
  while (frames.length <= enough) course.next();
  const part = watchable({ game, setup, frames: frames.slice() });
  const rest = record.entries.length + 1 - frames.length;
  return { ...part, tape: { ...part.tape, rest }, whole: async () => watchable(await inSlices(course)) };
}

/** Does something long, and lets the page do what else it has to in between. */
async function inSlices<Result>(course: Generator<void, Result>): Promise<Result> {
  await pause(FIRST_PICTURE);
  for (;;) {
    for (const until = performance.now() + SLICE; performance.now() < until; ) {
      const { done, value } = course.next();
      if (done) return value;
    }
    await pause(0);
  }
}

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/** Which game a record says that it is of. */
function idIn(text: string): string {
  try {
    return String((JSON.parse(text) as { game?: unknown }).game);
  } catch {
    return '';
  }
}
