import type { JSX } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { promiseText } from './promise-builder.tsx';

/** So many promises are shown at once; all are kept for the end. */
const SHOWN = 4;

/** What was promised, and what became of it. */
export const Promises = (): JSX.Element | null => {
  const view = useTable();
  const { known, names, board } = view;
  const { promises } = known.latest!.table;
  if (promises.length === 0) return null;
  return (
    <section className="rail__part" aria-label={say('promises')}>
      <h2>{say('promises')}</h2>
      <ul className="promises">
        {promises.slice(-SHOWN).map(({ n, by, to, kind, terms, verdict }) => (
          <li key={n} className="promise" data-state={verdict === 'moot' ? 'open' : verdict}>
            <board.Portrait seat={by} size="xs" />
            <span className="promise__said">
              <b>{names[by]}</b> {to ? say('promise.toWhom', { names: to.map((seat) => names[seat]!) }) : ''} “
              {promiseText(view, kind, terms)}”
            </span>
            {verdict === 'moot' ? null : <em>{say(`promise.${verdict}`)}</em>}
          </li>
        ))}
      </ul>
    </section>
  );
};
