import type { AnyGame } from '@gilt/engine/game';
import { type JSX, useEffect } from 'react';
import { goTo } from '../address.ts';
import { api } from '../api.ts';
import type { Board } from '../boards/board.ts';
import { Log } from '../furniture/log.tsx';
import { PlainScores } from '../furniture/plain-scores.tsx';
import type { TableStore } from '../link/table-store.ts';
import { Scenes } from '../look/scenes.tsx';
import { say } from '../say.ts';
import { Winners } from '../table/result.tsx';
import { Troubles } from '../table/troubles.tsx';
import { useTableView } from '../table/use-table-view.ts';
import { TableContext, type TableView, useTable } from '../table/view.ts';
import { Lounge } from './lounge.tsx';
import { ScreenBar } from './screen-bar.tsx';
import '../look/screen.css';
import '../look/result.css';

/** What stands around a table on a big screen: bar, board, all seats at its foot, and the log, large. Never a hand, and nothing that has to be pressed. */
export const ScreenRoom = ({
  store,
  game,
  board,
  pass,
}: {
  store: TableStore;
  game: AnyGame;
  board: Board;
  pass: string | null;
}): JSX.Element | null => {
  const view = useTableView(store, game, board, false, noRules, undefined, true);
  useRematch(view, pass);
  if (!view) return null;
  const { table, scene } = view;
  const ended = table.status !== 'open' && table.status !== 'playing' && !scene;
  return (
    <TableContext value={view}>
      <div className="table-room" data-game={game.id}>
        <Scenes />
        <div className="frame">
          {ended ? (
            <Ended />
          ) : (
            <div className="table screen" data-waiting={table.status === 'open'}>
              <ScreenBar />
              {table.status === 'open' ? (
                <Lounge />
              ) : (
                <>
                  <board.Table />
                  <aside className="r-rail" aria-label={say('log')} data-cut>
                    <Log />
                  </aside>
                </>
              )}
            </div>
          )}
        </div>
        <Troubles />
      </div>
    </TableContext>
  );
};

const noRules = (): void => {};

/** How it came out; the rest can be read on the phones. */
const Ended = (): JSX.Element => {
  const { table, board } = useTable();
  return (
    <div className="table screen" data-ended="true">
      <ScreenBar />
      <main className="final final--screen">
        {table.outcome ? (
          <>
            <Winners />
            {board.ScoreSheet ? <board.ScoreSheet /> : <PlainScores />}
          </>
        ) : (
          <>
            <h2>{say(`status.${table.status}`)}</h2>
            <p>{table.why}</p>
          </>
        )}
      </main>
    </div>
  );
};

/** When the same people sit down again, the screen comes along. */
function useRematch(view: TableView | null, pass: string | null): void {
  const code = view?.table.code ?? null;
  const next = view?.scene ? null : (view?.table.rematch ?? null);
  useEffect(() => {
    if (code === null || next === null) return;
    if (pass === null) goTo(`/screen/${next}`, true);
    else
      void api.screen(code, pass).then(
        (found) => goTo(`/screen/${found.code}${found.pass ? `#${found.pass}` : ''}`, true),
        () => undefined,
      );
  }, [code, next, pass]);
}
