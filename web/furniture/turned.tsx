import { Children, type JSX, type ReactNode } from 'react';
import { useTable } from '../table/view.ts';
import type { PortraitSize } from './bust.tsx';
import { FlyIn } from './fly-in.tsx';
import { numbersBelow } from './over.ts';
import { TurnUp } from './turn-up.tsx';

/** The row of what everybody has turned up. */
export const TurnedRow = ({ rows, children }: { rows?: number; children: ReactNode }): JSX.Element => (
  <ol className="turned-row" data-rows={rows} data-over={numbersBelow(Children.toArray(children).length)}>
    {children}
  </ol>
);

/** Where somebody's card lies, under their name, and what came of it. */
export const TurnedPlace = ({
  seat,
  state,
  size = 'sm',
  lies,
  children,
}: {
  seat: number;
  /** How it lies there: it counts, it is cancelled, it is still closed … */
  state: string;
  size?: PortraitSize;
  /** What lies there, as it is. */
  lies: ReactNode;
  children?: ReactNode;
}): JSX.Element => {
  const { names, board } = useTable();
  return (
    <li className="turned" data-state={state}>
      <h3>
        <board.Portrait seat={seat} size={size} />
        <span>{names[seat]}</span>
      </h3>
      {lies}
      {children}
    </li>
  );
};

/** What somebody has turned up, under their name, and what came of it. */
export const Turned = ({
  seat,
  state,
  card,
  open = true,
  emblem,
  mark,
  absent = null,
  children,
}: {
  seat: number;
  state: string;
  /** The card itself; null: there is none to be seen. */
  card: ReactNode;
  /** Whether it is turned up yet. */
  open?: boolean;
  /** What is on its back. */
  emblem: string;
  /** What is written over it. */
  mark?: ReactNode;
  /** Said in place of a card, of whoever has none to turn up. */
  absent?: string | null;
  children?: ReactNode;
}): JSX.Element => (
  <TurnedPlace
    seat={seat}
    state={state}
    lies={
      absent === null ? (
        <div className="turned__card">
          <FlyIn from={`slot-${seat}`} seconds={0.24}>
            <TurnUp open={open} emblem={emblem}>
              {card}
            </TurnUp>
          </FlyIn>
          {mark}
        </div>
      ) : (
        <p className="turned__safe">{absent}</p>
      )
    }
  >
    {children}
  </TurnedPlace>
);
