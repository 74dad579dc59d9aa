import type { CSSProperties, FocusEvent, JSX, PointerEvent, ReactNode } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { numbersBelow } from './over.ts';

/**
 * Where the choice lies: in the hand; on the stage (a draft: the hand is a shelf); nowhere (a reveal, the waiting room: others
 * and hand give their room to the stage); or with others only, for somebody who watches.
 */
export type Asks = 'hand' | 'stage' | 'none' | 'watch';

/** The part of a table that a board fills, region by region. What is being played can be skipped by a tap. */
export const Play = ({
  asks,
  skip,
  look,
  children,
}: {
  asks: Asks;
  /** While something is being shown: jumps to its end. */
  skip?: (() => void) | undefined;
  /** Something is pointed at, or has the focus. */
  look?: (event: PointerEvent | FocusEvent) => void;
  children: ReactNode;
}): JSX.Element => (
  <main
    className="play"
    data-asks={asks}
    data-playing={skip !== undefined}
    onPointerDown={skip}
    onPointerOver={look}
    onFocus={look}
  >
    {children}
  </main>
);

/** More than so many sit in rows, each of them on one line. */
const MANY = 5;

/** Everybody else, clockwise from your left; all of them for somebody who watches. */
export const Others = ({ children }: { children: (seat: number) => ReactNode }): JSX.Element => {
  const { you, table } = useTable();
  const first = you ?? -1;
  const others = table.seats.map((_, i) => (first + 1 + i) % table.players).filter((seat) => seat !== you);
  return (
    <section className="r-others" aria-labelledby="others">
      <h2 className="vh" id="others">
        {say('players')}
      </h2>
      <ul
        className="others"
        data-many={others.length > MANY}
        data-over={numbersBelow(others.length)}
        style={{ '--n': others.length } as CSSProperties}
      >
        {others.map(children)}
      </ul>
    </section>
  );
};

/** What is at stake. */
export const Stage = ({
  label,
  className = '',
  cols,
  children,
}: {
  label: string;
  className?: string;
  /** How many columns of cards are turned up on it. */
  cols?: number;
  children: ReactNode;
}): JSX.Element => (
  <section className="r-stage" aria-label={label}>
    <div className={`stage ${className}`} style={cols ? ({ '--cols': cols } as CSSProperties) : undefined}>
      {children}
    </div>
  </section>
);

/** What you hold. */
export const InHand = ({ children }: { children: ReactNode }): JSX.Element => <div className="r-hand">{children}</div>;

/** The one thing to press: the seal, or Go on. */
export const Act = ({ children }: { children?: ReactNode }): JSX.Element => <div className="r-act">{children}</div>;
