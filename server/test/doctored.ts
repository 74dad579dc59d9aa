import type { Line, Procedure } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';

type Act = NonNullable<Line['act']>;

/** The same game with another version number, and with one step (`battle.fight`) done otherwise if wanted. */
export function doctored(game: AnyGame, version: number, where?: string, otherwise?: (usual: Act) => Act): AnyGame {
  const procedures = Object.fromEntries(
    Object.entries(game.procedures).map(([name, procedure]): [string, Procedure<object>] => {
      const copies = [...procedure.lines.values()].map((line) => ({
        ...line,
        act: line.where === where ? otherwise!(line.act!) : line.act,
      }));
      copies.forEach((line, i) => {
        line.next = copies[i + 1] ?? null;
      });
      return [name, { ...procedure, first: copies[0]!, lines: new Map(copies.map((line) => [line.name, line])) }];
    }),
  );
  return { ...game, version, procedures };
}
