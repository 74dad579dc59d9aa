import type { AnyGame } from '@gilt/engine/game';
import type { View } from '@gilt/engine/view';
import { dungeonBustersTable } from './tables/dungeon-busters.ts';
import { goofspielTable } from './tables/goofspiel.ts';
import { greedTable } from './tables/greed.ts';
import { greedQuestTable } from './tables/greedquest.ts';
import { greedyDelversTable } from './tables/greedy-delvers.ts';
import { shadowgateTable } from './tables/shadowgate.ts';

/** How each game's table looks in the terminal. */
const tables: Readonly<Record<string, (view: never, names: readonly string[], game: AnyGame) => string>> = {
  'dungeon-busters': dungeonBustersTable,
  greedquest: greedQuestTable,
  'greedy-delvers': greedyDelversTable,
  greed: greedTable,
  shadowgate: shadowgateTable,
  goofspiel: goofspielTable,
};

/** The table as a viewer knows it; a game without a picture of its own is shown as data. */
export function showTable(game: AnyGame, view: View, names: readonly string[]): string {
  const draw = tables[game.id];
  return draw ? draw(view as never, names, game) : JSON.stringify(view.game);
}
