import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { ScoreLine } from '@gilt/engine/outcome';
import { message, speaker } from '@gilt/engine/words';
import { table } from './output.ts';

/** The score of a finished game, line by line. */
export function resultOf(game: AnyGame, state: State, names: readonly string[]): string {
  const { scores, winners } = game.outcome(state);
  const { say } = speaker(game.words.english, names);
  const row = (lines: (seat: number) => readonly ScoreLine[]) =>
    lines(0).map(({ what }, i) => [say(message(`score.${what}`)), ...scores.map((_, seat) => lines(seat)[i]!.points)]);
  return table([
    ['', ...names],
    ...row((seat) => scores[seat]!.lines),
    ['total', ...scores.map(({ total }) => total)],
    ...row((seat) => scores[seat]!.tieBreaks),
    ['', ...names.map((_, seat) => (winners.includes(seat) ? 'wins' : ''))],
  ]);
}
