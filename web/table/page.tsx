import type { AnyGame } from '@gilt/engine/game';
import { tidyCode } from '@gilt/protocol/words';
import { type ComponentType, type JSX, useEffect, useMemo, useState } from 'react';
import type { Board } from '../boards/board.ts';
import { Notice } from '../furniture/notice.tsx';
import { boardOf, gameInfo } from '../games.ts';
import { InvitationPage } from '../join/invitation.tsx';
import { localTo } from '../link/local-open.ts';
import { socketTo } from '../link/socket.ts';
import { type TableStore, tableStore } from '../link/table-store.ts';
import { say } from '../say.ts';
import { TableRoom } from './room.tsx';
import { useKnown } from './use-table-view.ts';
import '../look/furniture.css';
import '../look/cards.css';
import '../look/room.css';
import '../look/table.css';
import '../look/sizes.css';
import '../look/seats.css';
import '../look/question.css';
import '../look/hand.css';
import '../look/rail.css';
import '../look/turned.css';
import '../look/drawer.css';

/** What stands around a table. */
export type Room = ComponentType<{ store: TableStore; game: AnyGame; board: Board; local: boolean }>;

const HandRoom: Room = (parts) => <TableRoom {...parts} hand />;

/** A table, on the server or in this page; on a phone beside a big screen only what one holds. */
export const TablePage = ({
  code: typed,
  local,
  as = 'table',
}: {
  code: string;
  local: boolean;
  as?: 'table' | 'hand';
}): JSX.Element | null => {
  const code = tidyCode(typed);
  const [store, setStore] = useState<TableStore | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened again once somebody has sat down
  useEffect(() => {
    const opened = tableStore(local ? localTo(code) : socketTo(code));
    setStore(opened);
    return () => opened.close();
  }, [code, local, times]);
  const room = as === 'hand' ? HandRoom : TableRoom;
  const again = (): void => setTimes(times + 1);
  return store ? <Opened key={code} code={code} store={store} local={local} again={again} room={room} /> : null;
};

/** The game of the table is loaded when its name is known, and its board with it. */
export const Opened = ({
  code,
  store,
  local,
  again,
  room: AroundIt,
}: {
  code: string;
  store: TableStore;
  local: boolean;
  again: () => void;
  room: Room;
}): JSX.Element => {
  const known = useKnown(store);
  const id = known.latest?.table.game ?? null;
  const { cards } = known;
  const [loaded, setLoaded] = useState<{ game: AnyGame; board: Board } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const info = id === null ? null : gameInfo(id);
    if (!info) return;
    let here = true;
    Promise.all([info.load(), boardOf(info)]).then(
      ([game, board]) => here && setLoaded({ game: cards === undefined ? game : game.cards!.with(cards), board }),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [id, cards]);
  const wait = useMemo(() => <Notice title={say('table.opening')} busy />, []);
  if (known.gone?.free) return <InvitationPage code={code} enter={again} />;
  if (known.gone) return <Notice title={say('table.gone')} text={known.gone.why} />;
  if (failed) return <Notice title={say('table.notLoaded')} text={say('table.reload')} />;
  return loaded ? <AroundIt store={store} {...loaded} local={local} /> : wait;
};
