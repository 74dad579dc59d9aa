import { type JSX, useEffect } from 'react';
import { useSettings } from '../settings.ts';
import { useTable } from '../table/view.ts';
import { say } from '../words.ts';
import { Act } from './regions.tsx';

/** How long a scene that has been shown stays to be read, in milliseconds. */
const READING = { calm: 3200, quick: 150 } as const;

/** Goes on by itself when a scene has been read; at once if nothing is to be read. */
export function useLinger(shown: boolean, toRead: boolean): void {
  const { sceneOver } = useTable();
  const { pace } = useSettings();
  useEffect(() => {
    if (!shown || (toRead && pace === 'wait')) return;
    const timer = setTimeout(sceneOver, !toRead || pace === 'wait' ? 0 : READING[pace]);
    return () => clearTimeout(timer);
  }, [shown, toRead, pace, sceneOver]);
}

/** For whoever has read enough; until all is shown there is nothing to press. */
export const GoOn = ({ shown = true }: { shown?: boolean }): JSX.Element => {
  const { sceneOver } = useTable();
  return (
    <Act>
      {shown ? (
        <button type="button" className="btn btn--seal" onClick={sceneOver} data-key="go-on">
          {say('goOn')}
        </button>
      ) : null}
    </Act>
  );
};
