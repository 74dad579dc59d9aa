import type { Listing } from '@gilt/protocol/lobby';
import { useEffect, useState } from 'react';
import { knowTurns } from '../turns.ts';

/** The lists are looked up again after so many milliseconds. */
const FRESH = 5000;

/** Tables at the server: those you sit at, and those that wait for somebody. */
export interface Listings {
  readonly mine: readonly Listing[];
  readonly open: readonly Listing[];
}

export function useListings(): Listings {
  const [mine, setMine] = useState<readonly Listing[]>([]);
  const [open, setOpen] = useState<readonly Listing[]>([]);
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const { api } = await import('../api.ts');
      const [own, free] = await Promise.allSettled([api.myTables(), api.openTables()]);
      if (here && own.status === 'fulfilled') {
        setMine(own.value);
        knowTurns(own.value);
      }
      if (here && free.status === 'fulfilled') setOpen(free.value);
    };
    void look();
    const timer = setInterval(() => void look(), FRESH);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  return { mine, open };
}
