import type { JSX, ReactNode } from 'react';
import { CardBack } from '../cards/card.tsx';
import type { World } from '../games.ts';

/** A sealed card that is turned up. The seal breaks half way round. */
export const TurnUp = ({
  open,
  world,
  emblem,
  children,
}: {
  open: boolean;
  world: World;
  emblem: string;
  children: ReactNode;
}): JSX.Element => (
  <span className="turn-up" data-open={open}>
    <span className="turn-up__face">{open ? children : null}</span>
    <span className="turn-up__back" aria-hidden="true">
      <CardBack world={world} emblem={emblem} sealed />
    </span>
  </span>
);
