import { facts } from 'games:facts';
import type { Puzzles } from '@gilt/bots/review/puzzle';
import type { Example } from '@gilt/engine/example';
import type { AnyGame } from '@gilt/engine/game';
import type { Lesson } from '@gilt/engine/lesson';
import type { Minute } from '@gilt/engine/minute';
import type { Rules } from '@gilt/engine/rules-text';
import type { Board } from './boards/board.ts';
import type { Box } from './boards/box.ts';
import type { Pictures } from './furniture/pictures.ts';

/** What the lobby knows of a game before anything of it is loaded. */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** Seats of a table that is set with one click. */
  readonly usual: number;
  /** Its box; null if nobody has made one yet. */
  readonly box: Box | null;
  /** The rules themselves. */
  load(): Promise<AnyGame>;
  /** How it looks on the table; a game without a board is played on the plain one. */
  board(): Promise<Board>;
  rules(): Promise<Rules>;
  /** Positions that show what its clauses say. */
  examples(): Promise<readonly Example[]>;
  /** Its first lesson; null if nobody has written one yet. */
  lesson(): Promise<Lesson | null>;
  /** The rules in one minute; null if nobody has written them yet. */
  minute(): Promise<Minute | null>;
  /** Positions to think about; left out where nobody has found any yet. */
  puzzles?(): Promise<Puzzles>;
  /** What stands beside the clauses of the rules; fetched when somebody reads them. */
  pictures?(): Promise<Pictures>;
}

// A game is its folder in games/, and a board its folder in boards/: nothing else has to know of them.
const boxes = import.meta.glob<{ box: Box }>('./boards/*/box.tsx', { eager: true });
const boards = import.meta.glob<{ board: Board }>('./boards/*/board.tsx');
const drawn = import.meta.glob<{ pictures: Pictures }>('./boards/*/pictures.tsx');
const games = import.meta.glob<Readonly<Record<string, unknown>>>('../games/*/game.ts');
const shown = import.meta.glob<{ examples: readonly Example[] }>('../games/*/examples.ts');
const lessons = import.meta.glob<{ first: Lesson }>('../games/*/lessons/first.ts');
const minutes = import.meta.glob<{ minute: Minute }>('../games/*/minute.ts');
const posed = import.meta.glob<{ default: Puzzles }>('../bots/puzzles/*.json');
const written = import.meta.glob<{ default: Rules }>('../games/*/rules.md');

/** Seats of a table of a game whose box does not say. */
const USUAL = 4;

const plain = (): Promise<Board> => boards['./boards/plain/board.tsx']!().then((it) => it.board);

/** The games as they stand on the shelf. */
export const SHELF: readonly GameInfo[] = facts.map(({ id, name, seats }): GameInfo => {
  const box = boxes[`./boards/${id}/box.tsx`]?.box ?? null;
  const puzzles = posed[`../bots/puzzles/${id}.json`];
  const pictures = drawn[`./boards/${id}/pictures.tsx`];
  const isGame = (value: unknown): value is AnyGame => (value as Partial<AnyGame> | null)?.id === id;
  return {
    id,
    name,
    seats,
    box,
    usual: box?.usual ?? Math.max(seats.least, Math.min(seats.most, USUAL)),
    load: () => games[`../games/${id}/game.ts`]!().then((it) => Object.values(it).find(isGame)!),
    board: () => boards[`./boards/${id}/board.tsx`]?.().then((it) => it.board) ?? plain(),
    rules: () => written[`../games/${id}/rules.md`]!().then((it) => it.default),
    examples: () => shown[`../games/${id}/examples.ts`]?.().then((it) => it.examples) ?? Promise.resolve([]),
    lesson: () => lessons[`../games/${id}/lessons/first.ts`]?.().then((it) => it.first) ?? Promise.resolve(null),
    minute: () => minutes[`../games/${id}/minute.ts`]?.().then((it) => it.minute) ?? Promise.resolve(null),
    ...(puzzles ? { puzzles: () => puzzles().then((it) => it.default) } : {}),
    ...(pictures ? { pictures: () => pictures().then((it) => it.pictures) } : {}),
  };
});

export const gameInfo = (id: string): GameInfo | null => SHELF.find((each) => each.id === id) ?? null;

/** The board of a game; the plain one if the address asks for it (`?board=plain`). */
export const boardOf = ({ board }: GameInfo): Promise<Board> =>
  new URLSearchParams(location.search).get('board') === 'plain' ? plain() : board();
