import type { AnyGame, Setup } from '../engine/game.ts';
import { ours } from './ours.ts';
import { type Peer, peersOf } from './peers.ts';
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
  readonly ratioOf: Peer['ratioOf'];
}

export async function reportOf(game: AnyGame, setup: Setup, progress: (text: string) => void): Promise<Report> {
  progress('checking the peers');
  const peers = await peersOf(game.id, setup.players);
  const [pace, ...paces] = race([ours(game, setup), ...peers], progress) as [Pace, ...Pace[]];
  progress('states and records');
  return {
    game: game.id,
    players: setup.players,
    ...speedOf(pace),
    ...stateCost(game, setup),
    peers: Object.fromEntries(peers.map((peer, i) => [peer.name, peerReport(peer, pace, paces[i]!)])),
  };
}

const peerReport = ({ ratioOf }: Peer, pace: Pace, theirs: Pace): PeerReport => ({
  ...speedOf(theirs),
  ratio:
    ratioOf === 'gamesPerSecond'
      ? timesAsFast(pace.games, theirs.games)
      : timesAsFast(pace.decisions, theirs.decisions),
  ratioOf,
});
