import { Refusal } from '@gilt/engine/fault';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Trouble } from '../api.ts';
import { say } from './say.ts';
import { type UpTo, type Watchable, watchRecord, watchTable } from './source.ts';

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

/** Opens the game of a table; without a code, of the record that was given. A long game is shown as soon as it is played again up to there. */
export function useOpening(code: string, upTo: UpTo): Opening {
  const [shown, setShown] = useState<Watchable | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [waits, setWaits] = useState(true);
  const [opening, setOpening] = useState(0);

  const latest = useRef(0);

  const open = useCallback(async (find: () => Promise<Watchable | null>, opened = (): void => {}): Promise<void> => {
    const own = ++latest.current;
    setWaits(true);
    setTrouble(null);
    try {
      const found = await find();
      if (own !== latest.current) return;
      setShown(found);
      setOpening((count) => count + 1);
      setWaits(false);
      if (found?.whole) {
        const whole = await found.whole();
        if (own !== latest.current) return;
        setShown(whole);
      }
      opened();
    } catch (error) {
      if (own !== latest.current) return;
      if (!(error instanceof Refusal || error instanceof Trouble)) console.error(error);
      setTrouble(error instanceof Error ? error.message : String(error));
      setWaits(false);
    }
  }, []);

  useEffect(() => {
    void open(async () => (code === '' ? recordGiven(upTo) : watchTable(code, upTo)));
    return () => {
      latest.current++;
    };
  }, [code, open, upTo]);

  const take = useCallback(
    (file: File | undefined): void => {
      if (!file) return;
      let text = '';
      const find = async (): Promise<Watchable> => {
        text = await file.text();
        return watchRecord(text, upTo);
      };
      void open(find, () => keepDropped(text));
    },
    [open, upTo],
  );
  return { shown, opening, trouble, waits, take };
}

/** The record that the address names, which must be of this site; else the one that was dropped here before. */
async function recordGiven(upTo: UpTo): Promise<Watchable | null> {
  const address = new URLSearchParams(location.search).get('record');
  if (address !== null) {
    const { origin, href } = new URL(address, location.href);
    const answer = origin === location.origin ? await fetch(href).catch(() => null) : null;
    if (!answer?.ok) throw new Refusal(say('replay.noFile'));
    return watchRecord(await answer.text(), upTo);
  }
  const text = sessionStorage.getItem(DROPPED);
  return text === null ? null : watchRecord(text, upTo);
}

/** A reload shows the same again, if there is room for it. */
function keepDropped(text: string): void {
  try {
    sessionStorage.setItem(DROPPED, text);
  } catch {
    sessionStorage.removeItem(DROPPED);
  }
}
