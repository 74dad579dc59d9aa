import type { JSX } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { Act } from './regions.tsx';

/** For whoever has read enough; until all is shown there is nothing to press. */
export const GoOn = ({ shown = true }: { shown?: boolean }): JSX.Element => {
  const { goOn } = useTable();
  return (
    <Act>
      {shown ? (
        <button type="button" className="btn btn--seal" onClick={goOn} data-key="go-on">
          {say('goOn')}
        </button>
      ) : null}
    </Act>
  );
};
