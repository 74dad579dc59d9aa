import { aligned, figure, percent } from './columns.ts';
import type { PeerReport, Report } from './report.ts';

/** A report for people. */
export function tableOf(report: Report): string {
  const { game, players, peers, bytesPerLiveGame } = report;
  const speeds = [
    ['', 'games/s', 'decisions/s', 'spread', 'gilt is'],
    ['gilt', figure(report.gamesPerSecond), figure(report.decisionsPerSecond), percent(report.spread), ''],
    ...Object.entries(peers).map(([name, peer]) => [
      name,
      figure(peer.gamesPerSecond),
      figure(peer.decisionsPerSecond),
      percent(peer.spread),
      comparison(peer),
    ]),
  ];
  const costs = [
    ['clone of a state', `${figure(report.cloneNs)} ns`],
    ["a seat's view", `${figure(report.viewNs)} ns`],
    ['state as JSON', `${figure(report.stateBytes)} bytes`],
    ['record of a game', `${figure(report.recordBytes)} bytes`],
    ['live game in memory', bytesPerLiveGame === null ? 'needs --expose-gc' : `${figure(bytesPerLiveGame)} bytes`],
  ];
  return `${game}, ${players} players, random play, one thread, no events\n\n${aligned(speeds)}\n\n${aligned(costs)}\n`;
}

function comparison({ ratio, ratioOf }: PeerReport): string {
  const times = ratio < 1 ? `${figure(1 / ratio)}× slower` : `${figure(ratio)}× faster`;
  return ratioOf === 'gamesPerSecond' ? times : `${times} a decision, at another game`;
}
