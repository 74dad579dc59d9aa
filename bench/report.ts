import type { AnyGame, Setup } from '../engine/game.ts';
import type { Name } from './contestant.ts';
import { type Pace, race, type Speed, speedOf, timesAsFast } from './race.ts';
import { type StateCost, stateCost } from './state-cost.ts';

/** All that is measured of a game. */
export interface Report extends Speed, StateCost {
  readonly game: string;
  readonly players: number;
  readonly peers: Readonly<Record<string, PeerReport>>;
}

export interface PeerReport extends Speed {
  /** Ours over theirs. */
  readonly ratio: number;
  /** What is compared: games if the peer plays the same game, decisions if not. */
  readonly ratioOf: 'gamesPerSecond' | 'decisionsPerSecond';
}

/** Whom a game is measured against. Every game has the hand-written loop, for that is how our goals are stated. */
const peersOf = (game: string): readonly Name[] =>
  game === 'dungeon-busters' ? ['by hand', 'boardgame.io'] : ['by hand'];

export async function reportOf(game: AnyGame, setup: Setup, progress: (text: string) => void): Promise<Report> {
  progress('checking the peers');
  const peers = peersOf(game.id);
  const [pace, ...paces] = (await race(['gilt', ...peers], game.id, setup.players, progress)) as [Pace, ...Pace[]];
  const ratioOf = game.id === 'dungeon-busters' ? 'gamesPerSecond' : 'decisionsPerSecond';
  progress('states and records');
  return {
    game: game.id,
    players: setup.players,
    ...speedOf(pace),
    ...stateCost(game, setup),
    peers: Object.fromEntries(peers.map((name, i) => [name, peerReport(ratioOf, pace, paces[i]!)])),
  };
}

const peerReport = (ratioOf: PeerReport['ratioOf'], pace: Pace, theirs: Pace): PeerReport => ({
  ...speedOf(theirs),
  ratio:
    ratioOf === 'gamesPerSecond'
      ? timesAsFast(pace.games, theirs.games)
      : timesAsFast(pace.decisions, theirs.decisions),
  ratioOf,
});
