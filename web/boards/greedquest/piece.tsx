import bag from 'icon:swap-bag';
import { OUTWARD } from '@gilt/games/greedquest/state';
import type { CSSProperties, JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { say } from './say.ts';

const CRESTS = 6;

/** A piece: whose it is, which way it faces (its nose), and whether it carries the loot. */
export const Piece = ({
  seat,
  name,
  direction,
  you = false,
  ghost = false,
}: {
  seat: number;
  name: string;
  direction: number;
  you?: boolean;
  /** Where it would go, or was a moment ago. */
  ghost?: boolean;
}): JSX.Element => {
  const number = (seat % CRESTS) + 1;
  const out = direction === OUTWARD;
  const style = { '--seat': `var(--seat-${number})` } as CSSProperties;
  const look = `piece piece--${out ? 'out' : 'in'} ${you ? 'piece--you' : ''} ${ghost ? 'piece--ghost' : ''}`;
  const content = (
    <>
      <b aria-hidden="true">{[...name][0]?.toUpperCase() ?? '?'}</b>
      <i aria-hidden="true" />
      {out && !ghost ? <Icon of={bag} className="loot" /> : null}
    </>
  );
  return ghost ? (
    <span className={look} style={style} data-crest={number} aria-hidden="true">
      {content}
    </span>
  ) : (
    <span
      className={look}
      style={style}
      data-crest={number}
      data-piece={seat}
      role="img"
      aria-label={say(out ? 'gq.piece.out' : 'gq.piece.in', { name })}
    >
      {content}
    </span>
  );
};
