import type { Board } from '../boards/board.ts';
import { type Known, later, type TableStore } from '../link/table-store.ts';
import { type Player, player } from '../player/player.ts';
import { showingAgain } from './showing.ts';
import type { Seen } from './tape.ts';

/** A game that is over as a table knows it. Nothing can be done there any more. */
export function replayStore({ start, past, passages }: Seen, board: Board, cards: unknown): TableStore {
  const shows = player({ later, showing: showingAgain(board) });
  shows.pause();
  shows.begin(start, past);
  for (const passage of passages) shows.add(passage);
  return storeOf(shows, cards, () => {});
}

/** A table of which no more is known than what a player has shown. */
export function storeOf(shows: Player, cards: unknown, send: TableStore['send']): TableStore {
  let known: Known | null = null;
  const knownNow = (): Known => {
    const { moment, past: told } = shows.picture()!;
    if (known?.latest !== moment || known.past !== told)
      known = { line: 'open', gone: null, cards, latest: moment, past: told, here: null, led: null, refused: null };
    return known;
  };
  return {
    known: knownNow,
    player: shows,
    subscribe: shows.subscribe,
    send,
    hold: () => {},
    again: () => {},
    close: shows.close,
  };
}
