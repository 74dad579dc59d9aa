import type { JSX } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';

/** The tag of a clause; it opens the rules there. */
export const ClauseTag = ({ clause, tabIndex }: { clause: string; tabIndex?: number }): JSX.Element => {
  const { openClause } = useTable();
  return (
    <button
      type="button"
      className="clause"
      tabIndex={tabIndex}
      onClick={() => openClause(clause)}
      aria-label={say('log.clause', { clause })}
    >
      {clause}
    </button>
  );
};
