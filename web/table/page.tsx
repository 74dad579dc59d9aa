import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { tidyCode } from '@gilt/protocol/words';
import { type ComponentType, type JSX, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Board } from '../boards/board.ts';
import { Notice } from '../furniture/notice.tsx';
import { boardOf, gameInfo } from '../games.ts';
import { InvitationPage } from '../join/invitation.tsx';
import { localTo } from '../link/local-open.ts';
import { socketTo } from '../link/socket.ts';
import { type Known, type TableStore, tableStore } from '../link/table-store.ts';
import { say } from '../say.ts';
import { TableRoom } from './room.tsx';
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
export type Room = ComponentType<{
  store: TableStore;
  game: AnyGame;
  board: Board;
  local: boolean;
  /** Who had the device last, where it is passed around. */
  had?: Seat | null;
}>;

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

/** A part of what is known. Nothing else of it is kept here: this outlasts whoever holds a device that is passed around. */
const useOf = <T,>(store: TableStore, part: (known: Known) => T): T =>
  useSyncExternalStore(store.subscribe, () => part(store.known()));

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
  const id = useOf(store, ({ latest }) => latest?.table.game ?? null);
  const cards = useOf(store, (known) => known.cards);
  const gone = useOf(store, (known) => known.gone);
  const you = useOf(store, ({ latest }) => latest?.table.you ?? null);
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
  /** Who had the device last, where it is passed around. */
  const had = useRef<Seat | null>(null);
  const wait = useMemo(() => <Notice title={say('table.opening')} busy />, []);
  if (gone?.free) return <InvitationPage code={code} enter={again} />;
  if (gone) return <Notice title={say('table.gone')} text={gone.why} />;
  if (failed) return <Notice title={say('table.notLoaded')} text={say('table.reload')} />;
  if (you !== null) had.current = you;
  // What one had picked, opened or heard is not for the next: for whoever takes the device all around the table is new.
  const holder = local ? String(you) : null;
  return loaded ? <AroundIt key={holder} store={store} {...loaded} local={local} had={had.current} /> : wait;
};
