import { NONE } from '@gilt/games/shadowgate/state';
import type { CSSProperties, JSX } from 'react';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { Figure } from '../../furniture/icon.tsx';
import { pictureOf, SOMEBODY } from './art.ts';
import { cardsAt, useCastleTable } from './set.ts';

/** There are so many crests; a window has the colour of its seat's crest. */
const CRESTS = 6;

/** A character in a lancet window; before there is one, the crest of the seat. */
export const Portrait = ({ seat, size = 'md' }: { seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }): JSX.Element => {
  const view = useCastleTable();
  const side = view.now?.view.game.characters[seat] ?? NONE;
  if (side === NONE) return <CrestPortrait seat={seat} size={size} />;
  const picture = pictureOf(cardsAt(view).characters.names[side]!, SOMEBODY);
  return (
    <span
      className={`bust bust--${size} bust--window`}
      style={{ '--seat': `var(--seat-${(seat % CRESTS) + 1})` } as CSSProperties}
    >
      <svg viewBox="0 0 100 110" aria-hidden="true">
        <path d="M4 110V58Q6 26 50 3q44 23 46 55v52z" className="bust__ground" />
        <Figure of={picture} x={17} y={32} size={66} />
        <path d="M4 110V58Q6 26 50 3q44 23 46 55v52" fill="none" stroke="url(#leaf)" strokeWidth="5" />
      </svg>
    </span>
  );
};
