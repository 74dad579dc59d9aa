import type { AnyGame } from '@gilt/engine/game';
import type { Rules } from '@gilt/engine/rules-text';
import type { Board } from './boards/board.ts';
import type { Pictures } from './furniture/pictures.ts';

export const WORLDS = ['dungeon', 'track', 'mine', 'city', 'castle', 'plain'] as const;
export type World = (typeof WORLDS)[number];

/** What the lobby knows of a game before anything of it is loaded. */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly world: World;
  readonly seats: { readonly least: number; readonly most: number };
  readonly minutes: number;
  /** Seats of a table that is set with one click. */
  readonly usual: number;
  /** The rules themselves. */
  load(): Promise<AnyGame>;
  /** How it looks on the table. */
  board(): Promise<Board>;
  rules(): Promise<Rules>;
  /** What stands beside the clauses of the rules; fetched when somebody reads them. */
  pictures?(): Promise<Pictures>;
}

const plain = (): Promise<Board> => import('./boards/plain/board.tsx').then((it) => it.board);

/** The games as they stand on the shelf. */
export const SHELF: readonly GameInfo[] = [
  {
    id: 'dungeon-busters',
    name: 'Dungeon Busters',
    world: 'dungeon',
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
    world: 'track',
    seats: { least: 3, most: 6 },
    minutes: 30,
    usual: 4,
    load: () => import('@gilt/games/greedquest/game').then((it) => it.greedQuest),
    board: () => import('./boards/greedquest/board.tsx').then((it) => it.board),
    rules: () => import('../games/greedquest/rules.md').then((it) => it.default),
    pictures: () => import('./boards/greedquest/pictures.tsx').then((it) => it.pictures),
  },
  {
    id: 'greedy-delvers',
    name: 'Greedy Delvers',
    world: 'mine',
    seats: { least: 4, most: 4 },
    minutes: 25,
    usual: 4,
    load: () => import('@gilt/games/greedy-delvers/game').then((it) => it.greedyDelvers),
    board: () => import('./boards/greedy-delvers/board.tsx').then((it) => it.board),
    rules: () => import('../games/greedy-delvers/rules.md').then((it) => it.default),
    pictures: () => import('./boards/greedy-delvers/pictures.tsx').then((it) => it.pictures),
  },
  {
    id: 'greed',
    name: 'Greed',
    world: 'city',
    seats: { least: 2, most: 5 },
    minutes: 30,
    usual: 3,
    load: () => import('@gilt/games/greed/game').then((it) => it.greed),
    board: () => import('./boards/greed/board.tsx').then((it) => it.board),
    rules: () => import('../games/greed/rules.md').then((it) => it.default),
    pictures: () => import('./boards/greed/pictures.tsx').then((it) => it.pictures),
  },
  {
    id: 'shadowgate',
    name: 'Quests of Shadowgate',
    world: 'castle',
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
    world: 'plain',
    seats: { least: 2, most: 10 },
    minutes: 5,
    usual: 2,
    load: () => import('@gilt/games/goofspiel/game').then((it) => it.goofspiel),
    board: plain,
    rules: () => import('../games/goofspiel/rules.md').then((it) => it.default),
  },
];

export const gameInfo = (id: string): GameInfo | null => SHELF.find((each) => each.id === id) ?? null;
