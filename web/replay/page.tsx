import { Refusal } from '@gilt/engine/fault';
import { type JSX, useCallback, useEffect, useState } from 'react';
import { Trouble } from '../api.ts';
import { Notice } from '../furniture/notice.tsx';
import { PageBar } from '../furniture/page-bar.tsx';
import { ReplayRoom } from './room.tsx';
import { say } from './say.ts';
import { type Watchable, watchRecord, watchTable } from './source.ts';
import '../look/replay.css';

/** The record that was dropped on the page, while it stays open. */
const DROPPED = 'gilt.replay';

/** A game that is over, to be watched again: of a table, or out of a record that somebody has. */
export const ReplayPage = ({ code }: { code: string }): JSX.Element => {
  const [shown, setShown] = useState<Watchable | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [waits, setWaits] = useState(true);
  /** Another record is another room. */
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
  useDropped(take);

  if (shown && !trouble) return <ReplayRoom key={opening} {...shown} />;
  if (waits) return <Notice title={say('replay.opening')} busy />;
  if (code !== '') return <Notice title={say('replay.cannot')} text={trouble ?? ''} />;
  return (
    <div className="page">
      <PageBar title={say('replay.title')} />
      <main className="drop">
        <h1>{say('replay.title')}</h1>
        <p>{say('replay.drop')}</p>
        <label className="btn btn--go">
          {say('replay.choose')}
          <input
            type="file"
            accept=".json,application/json"
            className="vh"
            onChange={({ target }) => take(target.files?.[0])}
          />
        </label>
        {trouble ? <p role="alert">{trouble}</p> : null}
      </main>
    </div>
  );
};

/** A file may be dropped anywhere on the page. */
function useDropped(take: (file: File | undefined) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, [take]);
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
