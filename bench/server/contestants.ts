import { join } from 'node:path';
import type { Tongue } from './tongue.ts';
import { boardgameIo, colyseus, gilt, relay } from './tongues.ts';

/** A server to be measured: the program that starts it, and how one speaks with it. */
export interface Contestant {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly tongue: Tongue;
  /** Whether every answer is on disk before anybody hears of it. */
  readonly durable: boolean;
}

/** The bundle lies in dist/, those of the peers next to the packages that are installed for them. */
const bundled = (name: string): string => join(import.meta.dirname, `${name}.js`);
const peer = (name: string): string => join(import.meta.dirname, '..', 'bench', 'server', 'dist', `${name}.js`);

const ours = (game: string, name: string): Contestant => ({
  name: `Gilt, ${name}`,
  file: bundled('bench-gilt'),
  args: [game],
  tongue: gilt,
  durable: true,
});

export const OURS = [ours('goofspiel', 'Goofspiel'), ours('dungeon-busters', 'Dungeon Busters')] as const;

/** Goofspiel at another version of ours, whose benchmark was built in its own folder. */
export const versionIn = (folder: string): Contestant => ({
  ...OURS[0],
  name: `Gilt in ${folder}`,
  file: join(folder, 'dist', 'bench-gilt.js'),
});

const theirs = (name: string, file: string, tongue: Tongue): Contestant => ({
  name,
  file: peer(file),
  args: [],
  tongue,
  durable: false,
});

export const PEERS = [
  theirs('boardgame.io', 'boardgame-io', boardgameIo),
  theirs('Colyseus', 'colyseus', colyseus),
  theirs('bare relay', 'relay', relay),
] as const;
