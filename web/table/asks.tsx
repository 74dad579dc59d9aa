import type { JSX } from 'react';
import { say } from '../say.ts';
import { whenSaid } from '../when.ts';
import { useTable } from './view.ts';

/** What the people at the table ask of each other: an undo, or to come back. */
export const Asks = (): JSX.Element | null => {
  const { known, names, you, send } = useTable();
  const { table, now } = known.latest!;
  if (table.status !== 'playing' || you === null) return null;
  const me = table.seats[you]!;
  const question = now?.asked?.number ?? null;
  if (table.undo && question !== null) {
    const own = table.undo.by === you;
    const agreed = table.undo.agreed.includes(you);
    return (
      <section className="asks" aria-live="polite">
        <p>
          {agreed
            ? say('undo.waiting', { names: table.undo.missing.map((seat) => names[seat]!) })
            : say('undo.asked', { name: names[table.undo.by]! })}
        </p>
        {agreed ? null : (
          <button type="button" className="btn btn--sm btn--go" onClick={() => send({ type: 'agreeUndo', question })}>
            {say('undo.agree')}
          </button>
        )}
        <button type="button" className="btn btn--sm" onClick={() => send({ type: 'refuseUndo', question })}>
          {say(own ? 'undo.withdraw' : 'undo.refuse')}
        </button>
      </section>
    );
  }
  if (me.kind !== 'person' || me.presence === 'here') return null;
  return (
    <section className="asks" aria-live="polite">
      <p>
        {me.until === undefined ? say('away.you') : say('away.you.until', { when: whenSaid(me.until, Date.now()) })}
      </p>
      <button type="button" className="btn btn--sm btn--go" onClick={() => send({ type: 'comeBack' })}>
        {say('away.back')}
      </button>
    </section>
  );
};
