import { useEffect } from 'react';
import type { TableView } from './view.ts';

/** Where people pass the device around: whoever turns to something else, locks it or goes away with it lays it down, and nobody finds their hand. */
export function useDropped(view: TableView | null): void {
  const held = view?.passing === true && view.you !== null;
  const hold = view?.hold;
  useEffect(() => {
    if (!held) return;
    const drop = (): void => hold?.(null);
    const hide = (): void => {
      if (document.hidden) drop();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', drop);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', drop);
    };
  }, [held, hold]);
}
