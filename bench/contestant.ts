import type { AnyGame, Setup } from '../engine/game.ts';
import { ours } from './ours.ts';
import { byHand, onBoardgameIo } from './peers.ts';
import { iterations, randomGames } from './search.ts';

/** Somebody who plays whole games at random. */
export interface Contestant {
  /** Plays one game; says how many decisions it took. */
  play(): number;
}

/** All who can be measured, each made in the process that it plays in. */
const makers = {
  gilt: ours,
  'by hand': (game: AnyGame, { players }: Setup) => byHand(game.id === 'dungeon-busters' ? players : USUAL_PLAYERS),
  'boardgame.io': (_: AnyGame, { players }: Setup) => onBoardgameIo(players),
  'random games': randomGames,
  search: iterations,
} as const;

export type Name = keyof typeof makers;

/** How many play where the peer does not play the same game. */
const USUAL_PLAYERS = 4;

export const contestant = async (name: Name, game: AnyGame, setup: Setup): Promise<Contestant> =>
  makers[name](game, setup);
