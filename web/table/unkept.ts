import { useEffect } from 'react';
import { keepsNothing } from '../storage.ts';
import type { TableView } from './view.ts';

/** A game that is kept nowhere is not closed by mistake: the browser asks first. */
export function useUnkept(view: TableView | null): void {
  const unkept = keepsNothing && view?.local === true && view.table.status === 'playing';
  useEffect(() => {
    if (!unkept) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unkept]);
}
