import type { JSX } from 'react';
import { promiseText } from '../furniture/promise-builder.tsx';
import { say } from '../say.ts';
import { useTable } from './view.ts';

/** Who kept their word, and who did not. */
export const PromiseTally = (): JSX.Element | null => {
  const view = useTable();
  const { table, names } = view;
  const judged = table.promises.filter(({ verdict }) => verdict !== 'moot');
  if (judged.length === 0) return null;
  const by = names.map((name, seat) => ({ name, own: judged.filter((each) => each.by === seat) }));
  return (
    <section className="note">
      <h3>{say('promises')}</h3>
      <ul className="tally">
        {by
          .filter(({ own }) => own.length > 0)
          .map(({ name, own }) => (
            <li key={name}>
              <b>{name}</b>
              <span className="pips">
                {own.map(({ n, verdict, kind, terms }) => (
                  <i key={n} className={verdict === 'kept' ? 'k' : 'b'} title={promiseText(view, kind, terms)} />
                ))}
              </span>
              {say('promise.tally', { kept: own.filter(({ verdict }) => verdict === 'kept').length, all: own.length })}
            </li>
          ))}
      </ul>
    </section>
  );
};
