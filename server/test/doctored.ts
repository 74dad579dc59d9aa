import type { Line, Procedure } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';

type Act = NonNullable<Line['act']>;

/** The same game with another version number, and with one step (`battle.fight`) done otherwise if wanted. */
export const doctored = (game: AnyGame, version: number, where?: string, otherwise?: (usual: Act) => Act): AnyGame => ({
  ...relined(game, (line) => ({ ...line, act: line.where === where ? otherwise!(line.act!) : line.act })),
  version,
});

/** The same game as it was when nobody was asked who had one option, whether or not others could tell. */
export const asOfOld = (game: AnyGame): AnyGame =>
  relined(game, (line) => ({ ...line, question: line.question && { ...line.question, forced: 'openly' } }));

function relined(game: AnyGame, change: (line: Line) => Line): AnyGame {
  const procedures = Object.fromEntries(
    Object.entries(game.procedures).map(([name, procedure]): [string, Procedure<object>] => {
      const copies = [...procedure.lines.values()].map(change);
      copies.forEach((line, i) => {
        line.next = copies[i + 1] ?? null;
      });
      return [name, { ...procedure, first: copies[0]!, lines: new Map(copies.map((line) => [line.name, line])) }];
    }),
  );
  return { ...game, procedures };
}
