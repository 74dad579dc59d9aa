import { Refusal } from '@gilt/engine/fault';
import { useCallback, useEffect, useState } from 'react';
import { Trouble } from '../api.ts';
import { say } from './say.ts';
import { type Watchable, watchRecord, watchTable } from './source.ts';

/** The record that was dropped on the page, while it stays open. */
const DROPPED = 'gilt.replay';

/** A game that is over, on its way into the page. */
export interface Opening {
  readonly shown: Watchable | null;
  /** How many were opened: another record is another room. */
  readonly opening: number;
  readonly trouble: string | null;
  readonly waits: boolean;
  take(file: File | undefined): void;
}

/** Opens the game of a table; without a code, of the record that was given. */
export function useOpening(code: string): Opening {
  const [shown, setShown] = useState<Watchable | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [waits, setWaits] = useState(true);
  const [opening, setOpening] = useState(0);

  const open = useCallback(async (find: () => Promise<Watchable | null>): Promise<void> => {
    setWaits(true);
    setTrouble(null);
    try {
      setShown(await find());
      setOpening((count) => count + 1);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Trouble)) console.error(error);
      setTrouble(error instanceof Error ? error.message : String(error));
    }
    setWaits(false);
  }, []);

  useEffect(() => {
    void open(async () => (code === '' ? recordGiven() : watchTable(code)));
  }, [code, open]);

  const take = useCallback(
    (file: File | undefined): void => {
      if (!file) return;
      void open(async () => {
        const text = await file.text();
        const watchable = await watchRecord(text);
        keepDropped(text);
        return watchable;
      });
    },
    [open],
  );
  return { shown, opening, trouble, waits, take };
}

/** The record that the address names, which must be of this site; else the one that was dropped here before. */
async function recordGiven(): Promise<Watchable | null> {
  const address = new URLSearchParams(location.search).get('record');
  if (address !== null) {
    const { origin, href } = new URL(address, location.href);
    const answer = origin === location.origin ? await fetch(href).catch(() => null) : null;
    if (!answer?.ok) throw new Refusal(say('replay.noFile'));
    return watchRecord(await answer.text());
  }
  const text = sessionStorage.getItem(DROPPED);
  return text === null ? null : watchRecord(text);
}

/** A reload shows the same again, if there is room for it. */
function keepDropped(text: string): void {
  try {
    sessionStorage.setItem(DROPPED, text);
  } catch {
    sessionStorage.removeItem(DROPPED);
  }
}
