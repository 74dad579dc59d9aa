import { type JSX, useState } from 'react';
import { goTo } from '../address.ts';
import { sitDown } from '../deal-number.ts';
import { say } from '../say.ts';

/** A table that may not be watched, but has a free seat. */
export const Gate = ({ code, again }: { code: string; again: () => void }): JSX.Element => {
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <main className="notice">
      <p className="mark foil-text">{say('gilt')}</p>
      <h1>{say('gate')}</h1>
      <p>{say('gate.text')}</p>
      {trouble ? <p role="alert">{trouble}</p> : null}
      <button
        type="button"
        className="btn btn--seal"
        onClick={() => void sitDown(code).then(again, (error: Error) => setTrouble(error.message))}
      >
        {say('tables.sit')}
      </button>
      <button type="button" className="btn btn--quiet" onClick={() => goTo('/')}>
        {say('toLobby')}
      </button>
    </main>
  );
};
