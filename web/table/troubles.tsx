import { type JSX, useEffect, useState } from 'react';
import { say } from '../say.ts';
import { keepsNothing } from '../storage.ts';
import { useTable } from './view.ts';

/** How long a refusal can be read, in milliseconds. */
const READING = 6000;

/** What is wrong with the line, and what the table refused: it lies above the bar and never covers the question. */
export const Troubles = (): JSX.Element => {
  const { known, local } = useTable();
  const [read, setRead] = useState(false);
  const count = known.refused?.count ?? 0;
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(count), READING);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div className="troubles" role="alert">
      {known.line === 'lost' ? <p className="trouble">{say('line.lost')}</p> : null}
      {local && keepsNothing && !read ? (
        <p className="trouble">
          {say('storage.table')}{' '}
          <button type="button" className="btn btn--sm" onClick={() => setRead(true)}>
            {say('understood')}
          </button>
        </p>
      ) : null}
      {count > seen ? <p className="trouble">{say('refused', { why: known.refused!.why })}</p> : null}
    </div>
  );
};
