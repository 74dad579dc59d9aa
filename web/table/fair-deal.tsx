import { type JSX, useState } from 'react';
import { say } from '../say.ts';
import type { Check } from './record.ts';
import { useTable } from './view.ts';

/** How the deal can be checked: before the end what was promised, afterwards the proof. */
export const FairDeal = (): JSX.Element => {
  const view = useTable();
  const { commitment, secret, numbers } = view.table.dealing;
  return (
    <div className="fair">
      <p>{say('fair.explained')}</p>
      <dl>
        <dt>{say('fair.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {secret ? (
          <>
            <dt>{say('fair.secret')}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
            <dt>{say('fair.numbers')}</dt>
            {numbers!.map((number, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <dd key={seat}>
                {view.names[seat]}: <code>{number ?? say('none')}</code>
              </dd>
            ))}
          </>
        ) : null}
      </dl>
      {secret ? <Verify /> : <p>{say('fair.later')}</p>}
    </div>
  );
};

/** Does the sums in this browser, and says what came out. */
export const Verify = (): JSX.Element => {
  const view = useTable();
  const [found, setFound] = useState<Record<Check, boolean | null> | 'busy' | string | null>(null);
  async function check(): Promise<void> {
    setFound('busy');
    const { verify } = await import('./record.ts');
    setFound(await verify(view).catch((error: Error) => error.message));
  }
  if (found === null || found === 'busy')
    return (
      <button type="button" className="btn" onClick={() => void check()} disabled={found === 'busy'}>
        {say(found === 'busy' ? 'loading' : 'fair.verify')}
      </button>
    );
  if (typeof found === 'string') return <p role="alert">{say('fair.failed', { why: found })}</p>;
  return (
    <ul className="checks" role="status">
      {Object.entries(found).map(([which, holds]) => (
        <li key={which} data-holds={String(holds)}>
          {say(`check.${which as Check}`)}{' '}
          <b>{say(holds === null ? 'check.unknown' : holds ? 'check.holds' : 'check.broken')}</b>
        </li>
      ))}
    </ul>
  );
};
