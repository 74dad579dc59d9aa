import bag from 'icon:swap-bag';
import { OUTWARD } from '@gilt/games/greedquest/state';
import { type JSX, memo } from 'react';
import { crestOf, initialOf } from '../../furniture/crest.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { say } from './say.ts';

/** A piece: whose it is, which way it faces (its nose), and whether it carries the loot. */
export const Piece = memo(
  ({
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
    const out = direction === OUTWARD;
    const look = `piece piece--${out ? 'out' : 'in'} ${you ? 'piece--you' : ''} ${ghost ? 'piece--ghost' : ''}`;
    const told = ghost
      ? { 'aria-hidden': true }
      : { 'data-piece': seat, role: 'img', 'aria-label': say(out ? 'gq.piece.out' : 'gq.piece.in', { name }) };
    return (
      <span className={look} {...crestOf(seat)} {...told}>
        <b aria-hidden="true">{initialOf(name)}</b>
        <i aria-hidden="true" />
        {out && !ghost ? <Icon of={bag} className="loot" /> : null}
      </span>
    );
  },
);
