import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { NAMES } from '@gilt/engine/position';
import { type GameRecord, readRecord, writeRecord } from '@gilt/engine/record';
import { type Reel, reelOf } from '@gilt/engine/reel';
import type { TableSight } from '@gilt/protocol/sight';
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
import type { Tape } from './tape.ts';

/** A game to be watched again, with all that is needed to show it. */
export interface Watchable {
  readonly game: AnyGame;
  readonly board: Board;
  readonly tape: Tape;
}

/** Larger than this, in characters, no record of a game is. */
const LARGEST = 20_000_000;

/** A table of this page, or one of the server's. */
export async function watchTable(code: string): Promise<Watchable> {
  const kept = keptTable(code);
  if (kept) return watchKept(kept);
  const { table, record, asides } = await api.replay(code);
  const { game, board, reel } = await opened(record);
  return { game, board, tape: { reel, table, asides } };
}

async function watchKept(kept: LocalTable): Promise<Watchable> {
  const rules = await gameInfo(kept.game)!.load();
  const table = rebuilt(kept.code, kept.lines, [rules]);
  const seat = seatOf(table, ME);
  const nameOf = (): string => settings().name;
  const asides = asidesIn(kept.lines, ({ n, happening }) => whatSeen(happening, seat, nameOf, kept.said[n] ?? null));
  const { game, board, reel } = await opened(writeRecord(recordSeen(table)));
  return { game, board, tape: { reel, table: tableSeen(table, seat, nameOf), asides } };
}

/** A record that somebody has as a file. */
export async function watchRecord(text: string): Promise<Watchable> {
  const { game, board, reel, record } = await opened(text);
  return { game, board, tape: { reel, table: tableOf(reel, record), asides: [] } };
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

/** The table at which a game may have been played of which nothing else is known. */
function tableOf({ game, setup, frames }: Reel, { dealing, unfinished }: GameRecord): TableSight {
  const outcome = unfinished ? null : game.outcome(frames.at(-1)!.after as never);
  return {
    code: '',
    game: game.id,
    rules: game.version,
    players: setup.players,
    options: setup.options as Record<string, unknown>,
    status: unfinished ? 'playing' : 'over',
    why: null,
    seats: NAMES.slice(0, setup.players).map((name) => ({ kind: 'person', name, presence: 'here', host: false })),
    you: null,
    youHost: false,
    clock: null,
    minutes: null,
    standIn: '',
    listed: false,
    watchable: true,
    dealing: {
      commitment: dealing?.commitment ?? '',
      secret: dealing?.secret ?? null,
      numbers: dealing ? [...dealing.numbers] : null,
    },
    undo: null,
    promises: [],
    outcome: outcome as TableSight['outcome'],
    rematch: null,
  };
}
