import { useEffect } from 'react';
import { playedAt } from '../player/acquaintance.ts';
import type { TableView } from './view.ts';

/** Whoever has played a game to its end, and seen it, knows it a little better. */
export function usePlayed(view: TableView | null): void {
  const over = view !== null && !view.scene && view.you !== null && view.table.outcome !== null;
  const game = view?.game.id;
  const code = view?.table.code;
  useEffect(() => {
    if (over && game && code) playedAt(game, code);
  }, [over, game, code]);
}
