import type { Seat } from '@gilt/engine/seat';
import { type JSX, useEffect, useRef, useState } from 'react';
import { HoldButton } from '../furniture/hold-button.tsx';
import { Mark } from '../furniture/mark.tsx';
import { say } from '../say.ts';
import { isLong } from './question-text.ts';
import { answering } from './seat-state.ts';
import { useTable } from './view.ts';
import '../look/curtain.css';

/** Between two people who share a device: whom it is meant for, and nothing else. What anybody holds is not in the page. */
export const Curtain = ({ to, had }: { to: Seat; had: Seat | null }): JSX.Element => {
  const view = useTable();
  const { names, board, table, hold } = view;
  const [others, setOthers] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const { asked, chosen } = answering(view);
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== to ? [seat] : []));
  const name = names[to]!;
  return (
    <div className="frame">
      <main className="curtain" ref={place} tabIndex={-1} aria-labelledby="curtain">
        <svg className="curtain__cloth" aria-hidden="true">
          <rect width="100%" height="100%" fill="url(#lattice)" />
        </svg>
        <header className="curtain__bar">
          <Mark />
        </header>
        <section className="curtain__to" aria-live="assertive">
          <p>
            {had !== null && chosen.includes(had) ? say('curtain.sealed', { name: names[had]! }) : say('curtain.for')}
          </p>
          <board.Portrait seat={to} size="xl" />
          <h1 id="curtain" data-long={isLong(name)}>
            {say('curtain.hand')} <b>{name}</b>
          </h1>
          {asked.length > 1 ? (
            <p
              className="curtain__pips"
              role="img"
              aria-label={say('question.sealed', { chosen: chosen.length, asked: asked.length })}
            >
              {asked.map((seat) => (
                <i key={seat} className={chosen.includes(seat) ? 'in' : ''} />
              ))}
            </p>
          ) : null}
        </section>
        <section className="curtain__act">
          <HoldButton className="btn btn--seal" data-long={isLong(name)} held={() => hold(to)}>
            <span className="curtain__name">{say('curtain.iAm', { name })}</span>
          </HoldButton>
          <p>{say('curtain.hold')}</p>
          {others ? (
            <ul className="curtain__others">
              {people.map((seat) => (
                <li key={seat}>
                  <HoldButton className="btn btn--sm" held={() => hold(seat)}>
                    <span className="curtain__name">{say('curtain.iAm', { name: names[seat]! })}</span>
                  </HoldButton>
                </li>
              ))}
            </ul>
          ) : (
            <button type="button" className="btn btn--sm btn--quiet" onClick={() => setOthers(true)}>
              {say('curtain.other')}
            </button>
          )}
        </section>
      </main>
    </div>
  );
};
