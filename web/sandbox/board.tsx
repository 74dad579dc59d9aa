import { reelFrom } from '@gilt/engine/reel';
import type { WhatIf } from '@gilt/engine/what-if';
import { type JSX, useEffect, useMemo } from 'react';
import type { Board } from '../boards/board.ts';
import { Scenes } from '../look/scenes.tsx';
import type { Player } from '../player/player.ts';
import { showingAgain } from '../replay/showing.ts';
import { replayStore } from '../replay/store.ts';
import { seenWith, tableOf } from '../replay/tape.ts';
import { useTableView } from '../table/use-table-view.ts';
import { TableContext } from '../table/view.ts';
import type { Tried } from './position.ts';
import { say } from './say.ts';
import '../look/cards.css';
import '../look/room.css';
import '../look/table.css';
import '../look/sizes.css';
import '../look/seats.css';
import '../look/question.css';
import '../look/hand.css';
import '../look/rail.css';
import '../look/turned.css';

/** The board as it stands after the last line of the text, with all cards open; what led there can be stepped through. */
export const SandboxBoard = ({
  result,
  board,
  openClause,
  stale,
}: {
  result: WhatIf;
  board: Board;
  openClause: (clause: string) => void;
  stale: Tried['trouble'];
}): JSX.Element | null => {
  const { game } = result;
  const showing = useMemo(() => showingAgain(board), [board]);
  const store = useMemo(() => {
    const reel = reelFrom(result);
    const tape = { reel, table: tableOf(reel, result.names), asides: [] };
    const opened = replayStore(seenWith(tape, 'open'), board, game.cards?.other);
    toTheEnd(opened.player);
    return opened;
  }, [result, board, game]);
  useEffect(() => store.close, [store]);
  const view = useTableView(store, game, board, true, openClause, showing);
  if (!view) return null;
  return (
    <TableContext value={view}>
      <div className="sandbox__board table-room" data-game={game.id} data-stale={stale !== null}>
        <Scenes />
        <div className="frame">
          <div className="table" data-tab="table">
            <board.Table />
          </div>
        </div>
        <p className="sandbox__steps" role="toolbar" aria-label={say('sandbox.steps')}>
          <button type="button" className="btn btn--sm" onClick={() => store.player.step(-1)}>
            ◀ {say('sandbox.back')}
          </button>
          <button type="button" className="btn btn--sm" onClick={() => store.player.step(1)}>
            {say('sandbox.forth')} ▶
          </button>
        </p>
        {stale ? (
          <p className="sandbox__stale">
            {stale.line === null ? say('sandbox.staleAll') : say('sandbox.stale', { line: stale.line })}
          </p>
        ) : null}
      </div>
    </TableContext>
  );
};

/** To the last thing that was shown: a reveal, if there was one. */
function toTheEnd(player: Player): void {
  player.moveTo({ done: Number.POSITIVE_INFINITY, beat: null });
  const { done } = player.place();
  const last = done > 0 ? player.placesIn(done - 1).at(-1)! : null;
  if (last && last.beat !== null) player.moveTo(last);
}
