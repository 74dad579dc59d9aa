import { type JSX, useEffect } from 'react';
import { Notice } from '../furniture/notice.tsx';
import { PageBar } from '../furniture/page-bar.tsx';
import { whereIn } from './address.ts';
import { useOpening } from './opening.ts';
import { ReplayRoom } from './room.tsx';
import { say } from './say.ts';
import type { UpTo } from './source.ts';
import '../look/replay.css';

/** A game that is over, to be watched again: of a table, or out of a record that somebody has. */
export const ReplayPage = ({ code }: { code: string }): JSX.Element => {
  const { shown, opening, trouble, waits, take } = useOpening(code, upToThere);
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

/** Up to the moment that the address names. */
const upToThere: UpTo = (players) => whereIn(location.search, players).stop?.frame ?? 0;

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
