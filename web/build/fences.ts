import type { Plugin } from 'vite';

/** Where a sheet of a board lies says how far it reaches: `web/boards/greed/stage.css` as far as the tables of Greed. */
const BOARD = /\/web\/boards\/([^/]+)\/([^/]+)\.css$/;

/** Colours of a game are tokens; what its `sizes.css` says goes over the sizes of the furniture; all else is a board's. */
const layerOf = (sheet: string): string => ({ palette: 'tokens', box: 'tokens', sizes: 'sizes' })[sheet] ?? 'boards';

/** Puts a fence around every sheet of a board: its layer, and a scope that it cannot reach out of. The plain board is for any game. */
export function fences(): Plugin {
  return {
    name: 'gilt-fences',
    enforce: 'pre',
    transform(css, id) {
      const [, game, sheet] = BOARD.exec(id) ?? [];
      if (!game || !sheet) return null;
      const root = game === 'plain' ? '[data-game]' : `[data-game="${game}"]`;
      return `@layer ${layerOf(sheet)} { @scope (${root}) { ${css} } }`;
    },
  };
}
