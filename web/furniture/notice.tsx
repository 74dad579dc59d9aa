import type { JSX, ReactNode } from 'react';
import { goTo } from '../address.ts';
import { say } from '../say.ts';

/** A page with one thing to say, and the way back. */
export const Notice = ({
  title,
  text,
  busy = false,
  children,
}: {
  title: string;
  text?: string;
  busy?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}): JSX.Element => (
  <main className="notice" aria-busy={busy}>
    <p className="mark foil-text">{say('gilt')}</p>
    <h1>{title}</h1>
    {text ? <p>{text}</p> : null}
    {children}
    {busy ? null : (
      <button type="button" className="btn" onClick={() => goTo('/')}>
        {say('toLobby')}
      </button>
    )}
  </main>
);
