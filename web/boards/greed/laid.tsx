import type { CSSProperties, JSX, ReactNode } from 'react';
import { Forces } from './forces.tsx';

/** Cards that lie on the stage in as many rows as make them largest, with what is in force over them. */
export const Laid = ({
  title,
  note,
  count,
  none,
  spot,
  className = '',
  children,
}: {
  title: string;
  note?: ReactNode;
  count: number;
  /** What is said if there are none. */
  none?: string;
  spot?: string;
  className?: string;
  children: ReactNode;
}): JSX.Element => (
  <section className={`laid ${className}`} aria-label={title}>
    <header className="laid__head">
      <h2 className="label">{title}</h2>
      {note ? <p className="remark">{note}</p> : null}
      <Forces />
    </header>
    <div className="laid__cards" style={{ '--count': count } as CSSProperties} data-spot={spot}>
      {count === 0 ? <p className="remark">{none}</p> : children}
    </div>
  </section>
);
