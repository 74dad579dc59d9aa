import type { JSX, ReactNode } from 'react';
import { CardBack } from '../cards/card.tsx';

/** A sealed card that is turned up. The seal breaks half way round. */
export const TurnUp = ({
  open,
  emblem,
  children,
}: {
  open: boolean;
  emblem: string;
  children: ReactNode;
}): JSX.Element => (
  <span className="turn-up" data-open={open}>
    <span className="turn-up__face">{open ? children : null}</span>
    <span className="turn-up__back" aria-hidden="true">
      <CardBack emblem={emblem} sealed />
    </span>
  </span>
);
