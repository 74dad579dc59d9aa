import type { AnyGame } from '@gilt/engine/game';
import type { Rules } from '@gilt/engine/rules-text';
import type { Board } from './boards/board.ts';
import type { Pictures } from './furniture/pictures.ts';

/** What the lobby knows of a game before anything of it is loaded. */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly minutes: number;
  /** Seats of a table that is set with one click. */
  readonly usual: number;
  /** The rules themselves. */
  load(): Promise<AnyGame>;
  /** How it looks on the table; without one it is played on the plain board. */
  board?(): Promise<Board>;
  rules(): Promise<Rules>;
  /** What stands beside the clauses of the rules; fetched when somebody reads them. */
  pictures?(): Promise<Pictures>;
}

/** The games as they stand on the shelf. */
export const SHELF: readonly GameInfo[] = [
  {
    id: 'dungeon-busters',
    name: 'Dungeon Busters',
    seats: { least: 3, most: 5 },
    minutes: 20,
    usual: 4,
    load: () => import('@gilt/games/dungeon-busters/game').then((it) => it.dungeonBusters),
    board: () => import('./boards/dungeon-busters/board.tsx').then((it) => it.board),
    rules: () => import('../games/dungeon-busters/rules.md').then((it) => it.default),
    pictures: () => import('./boards/dungeon-busters/pictures.tsx').then((it) => it.pictures),
  },
  {
    id: 'greedquest',
    name: 'GreedQuest',
    seats: { least: 3, most: 6 },
    minutes: 30,
    usual: 4,
    load: () => import('@gilt/games/greedquest/game').then((it) => it.greedQuest),
    // UNTIL-CONVERTED board: () => import('./boards/greedquest/board.tsx').then((it) => it.board),
    rules: () => import('../games/greedquest/rules.md').then((it) => it.default),
    pictures: () => import('./boards/greedquest/pictures.tsx').then((it) => it.pictures),
  },
  {
    id: 'greedy-delvers',
    name: 'Greedy Delvers',
    seats: { least: 4, most: 4 },
    minutes: 25,
    usual: 4,
    load: () => import('@gilt/games/greedy-delvers/game').then((it) => it.greedyDelvers),
    // UNTIL-CONVERTED board: () => import('./boards/greedy-delvers/board.tsx').then((it) => it.board),
    rules: () => import('../games/greedy-delvers/rules.md').then((it) => it.default),
    pictures: () => import('./boards/greedy-delvers/pictures.tsx').then((it) => it.pictures),
  },
  {
    id: 'greed',
    name: 'Greed',
    seats: { least: 2, most: 5 },
    minutes: 30,
    usual: 3,
    load: () => import('@gilt/games/greed/game').then((it) => it.greed),
    // UNTIL-CONVERTED board: () => import('./boards/greed/board.tsx').then((it) => it.board),
    rules: () => import('../games/greed/rules.md').then((it) => it.default),
    pictures: () => import('./boards/greed/pictures.tsx').then((it) => it.pictures),
  },
  {
    id: 'shadowgate',
    name: 'Quests of Shadowgate',
    seats: { least: 2, most: 4 },
    minutes: 45,
    usual: 3,
    load: () => import('@gilt/games/shadowgate/game').then((it) => it.shadowgate),
    board: () => import('./boards/shadowgate/board.tsx').then((it) => it.board),
    rules: () => import('../games/shadowgate/rules.md').then((it) => it.default),
    pictures: () => import('./boards/shadowgate/pictures.tsx').then((it) => it.pictures),
  },
  {
    id: 'goofspiel',
    name: 'Goofspiel',
    seats: { least: 2, most: 10 },
    minutes: 5,
    usual: 2,
    load: () => import('@gilt/games/goofspiel/game').then((it) => it.goofspiel),
    board: () => import('./boards/goofspiel/board.tsx').then((it) => it.board),
    rules: () => import('../games/goofspiel/rules.md').then((it) => it.default),
    pictures: () => import('./boards/goofspiel/pictures.tsx').then((it) => it.pictures),
  },
];

export const gameInfo = (id: string): GameInfo | null => SHELF.find((each) => each.id === id) ?? null;

const plain = (): Promise<Board> => import('./boards/plain/board.tsx').then((it) => it.board);

/** The board of a game; the plain one if it has none, or if the address asks for it (`?board=plain`). */
export const boardOf = ({ board = plain }: GameInfo): Promise<Board> =>
  new URLSearchParams(location.search).get('board') === 'plain' ? plain() : board();
