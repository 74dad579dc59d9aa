import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { type JSX, lazy, Suspense, useCallback, useState } from 'react';
import type { Board } from '../boards/board.ts';
import { Drawer } from '../furniture/drawer.tsx';
import { Enlarge } from '../furniture/enlarge.tsx';
import { Rail } from '../furniture/rail.tsx';
import { useRules } from '../furniture/rules-drawer.tsx';
import type { TableStore } from '../link/table-store.ts';
import { Scenes } from '../look/scenes.tsx';
import { say } from '../say.ts';
import { Announcer } from './announcer.tsx';
import { AskNotices } from './ask-notices.tsx';
import { Asks } from './asks.tsx';
import { Beside, isCoached } from './beside.tsx';
import { Curtain } from './curtain.tsx';
import { KeysList } from './keys-list.tsx';
import { handedTo } from './passing.ts';
import { Result } from './result.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';
import { Troubles } from './troubles.tsx';
import { useUnkept } from './unkept.ts';
import { useDropped } from './use-dropped.ts';
import { useFocus } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import { useOnly } from './use-only.ts';
import { usePlayed } from './use-played.ts';
import { useTableView } from './use-table-view.ts';
import { TableContext } from './view.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { useYourTurn } from './your-turn.ts';

const Palm = lazy(() => import('../hand/palm.tsx').then((it) => ({ default: it.Palm })));

/** Everything that stands around a table: the same for all games. */
export const TableRoom = ({
  store,
  game,
  board,
  local,
  had = null,
  hand = false,
}: {
  store: TableStore;
  game: AnyGame;
  board: Board;
  local: boolean;
  /** Who had the device last, where it is passed around. */
  had?: Seat | null;
  /** On a phone beside a big screen: while the game is played only what one holds. */
  hand?: boolean;
}): JSX.Element | null => {
  const [openClause, rules] = useRules(game);
  const [tab, setTab] = useState<Tab>('table');
  const [keys, setKeys] = useState(false);
  const listKeys = useCallback(() => setKeys(true), []);
  const view = useTableView(store, game, board, local, openClause, undefined, hand);
  useKeys(view, listKeys);
  useFocus(view);
  useUnkept(view);
  useOnly(view);
  usePlayed(view);
  useYourTurn(view);
  useDropped(view);
  if (!view) return null;
  const to = handedTo(view, had);
  if (to !== null)
    return (
      <TableContext value={view}>
        <div className="table-room" data-game={game.id}>
          <Scenes />
          <Curtain to={to} had={had} />
        </div>
      </TableContext>
    );
  const { table, scene } = view;
  const held = hand && view.you !== null && table.status !== 'open';
  const ended = table.status !== 'open' && table.status !== 'playing' && !scene;
  return (
    <TableContext value={view}>
      <div className={isCoached() ? 'table-room coached' : 'table-room'} data-game={game.id}>
        <Scenes />
        <a className="skip" href="#question">
          {say('skip')}
        </a>
        <Enlarge />
        {ended ? (
          <div className="result">
            <TopBar openRules={() => openClause(null)} />
            <Result />
          </div>
        ) : (
          <div className="frame">
            {held ? (
              <Suspense fallback={null}>
                <Palm openRules={() => openClause(null)} />
              </Suspense>
            ) : (
              <div className="table" data-tab={tab}>
                <TopBar openRules={() => openClause(null)} />
                {table.status === 'open' ? <WaitingRoom /> : <board.Table />}
                <Rail />
                <Tabs tab={tab} setTab={setTab} />
              </div>
            )}
          </div>
        )}
        {isCoached() && !ended ? <Beside /> : null}
        <Troubles />
        <Asks />
        <AskNotices />
        <Announcer />
        {rules}
        <Drawer title={say('keys')} open={keys} onOpenChange={setKeys}>
          <KeysList />
        </Drawer>
      </div>
    </TableContext>
  );
};
