import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { NAMES } from '@gilt/engine/position';
import { type GameRecord, readRecord, writeRecord } from '@gilt/engine/record';
import { type Reel, reelOf } from '@gilt/engine/reel';
import { asidesIn } from '@gilt/table/asides';
import { rebuilt } from '@gilt/table/log';
import { recordSeen } from '@gilt/table/record';
import { tableSeen, whatSeen } from '@gilt/table/sight';
import { seatOf } from '@gilt/table/table';
import { api } from '../api.ts';
import type { Board } from '../boards/board.ts';
import { boardOf, gameInfo } from '../games.ts';
import { ME } from '../link/local.ts';
import { keptTable, type LocalTable } from '../link/local-keep.ts';
import { settings } from '../settings.ts';
import { say } from './say.ts';
import { type Tape, tableOf } from './tape.ts';

/** A game to be watched again, with all that is needed to show it. */
export interface Watchable {
  readonly game: AnyGame;
  readonly board: Board;
  readonly tape: Tape;
  readonly record: string;
}

/** Larger than this, in characters, no record of a game is. */
const LARGEST = 20_000_000;

/** A table of this page, or one of the server's. */
export async function watchTable(code: string): Promise<Watchable> {
  const kept = keptTable(code);
  if (kept) return watchKept(kept);
  const { table, record, asides } = await api.replay(code);
  const { game, board, reel } = await opened(record);
  return { game, board, tape: { reel, table, asides }, record };
}

async function watchKept(kept: LocalTable): Promise<Watchable> {
  const rules = await gameInfo(kept.game)!.load();
  const table = rebuilt(kept.code, kept.lines, [rules]);
  const seat = seatOf(table, ME);
  const nameOf = (): string => settings().name;
  const asides = asidesIn(kept.lines, ({ n, happening }) => whatSeen(happening, seat, nameOf, kept.said[n] ?? null));
  const record = writeRecord(recordSeen(table));
  const { game, board, reel } = await opened(record);
  return { game, board, tape: { reel, table: tableSeen(table, seat, nameOf), asides }, record };
}

/** A record that somebody has as a file. */
export async function watchRecord(text: string): Promise<Watchable> {
  const { game, board, reel, record } = await opened(text);
  const names = NAMES.slice(0, record.players);
  return { game, board, tape: { reel, table: tableOf(reel, names, record.dealing), asides: [] }, record: text };
}

/** Reads a record that may hold anything, and plays it again. */
async function opened(text: string): Promise<{ game: AnyGame; board: Board; reel: Reel; record: GameRecord }> {
  if (text.length > LARGEST) throw new Refusal(say('replay.tooLarge'));
  const info = gameInfo(idIn(text));
  if (!info) readRecord(text, []);
  const [rules, board] = await Promise.all([info!.load(), boardOf(info!)]);
  const { record, game, setup } = readRecord(text, [rules]);
  return { game, board, reel: reelOf(game, setup, record), record };
}

/** Which game a record says that it is of. */
function idIn(text: string): string {
  try {
    return String((JSON.parse(text) as { game?: unknown }).game);
  } catch {
    return '';
  }
}
