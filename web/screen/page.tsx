import { tidyCode } from '@gilt/protocol/words';
import { type JSX, useEffect, useMemo, useState } from 'react';
import { socketTo } from '../link/socket.ts';
import { type TableStore, tableStore } from '../link/table-store.ts';
import { Opened, type Room } from '../table/page.tsx';
import { ScreenRoom } from './room.tsx';
import { useAwake } from './use-awake.ts';

/** A table on a big screen, for all in the room: it sees what a spectator sees, needs no keyboard and comes back by itself. */
export const ScreenPage = ({ code: typed, pass }: { code: string; pass: string | null }): JSX.Element | null => {
  const code = tidyCode(typed);
  const [store, setStore] = useState<TableStore | null>(null);
  useAwake();
  useEffect(() => {
    const opened = tableStore(socketTo(code, pass ?? ''));
    setStore(opened);
    return () => opened.close();
  }, [code, pass]);
  const room = useMemo<Room>(() => (parts) => <ScreenRoom {...parts} pass={pass} />, [pass]);
  return store ? <Opened code={code} store={store} local={false} again={() => undefined} room={room} /> : null;
};
