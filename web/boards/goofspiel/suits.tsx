import acorns from 'icon:acorn';
import clubs from 'icon:clubs';
import diamonds from 'icon:diamonds';
import hearts from 'icon:hearts';
import king from 'icon:imperial-crown';
import jack from 'icon:jester-hat';
import cups from 'icon:jeweled-chalice';
import leaves from 'icon:linden-leaf';
import queen from 'icon:queen-crown';
import bells from 'icon:ringing-bell';
import roses from 'icon:rose';
import shields from 'icon:shield';
import spades from 'icon:spades';
import swords from 'icon:swords-emblem';
import type { JSX } from 'react';
import { Figure } from '../../furniture/icon.tsx';

/** Everybody bids with a suit of their own: of French, Italian, German and Swiss cards. The diamonds are the prizes. */
const SUITS = { spades, hearts, clubs, cups, leaves, swords, bells, roses, acorns, shields } as const;
export type Suit = keyof typeof SUITS;

const NAMES = Object.keys(SUITS) as Suit[];

export const suitOf = (seat: number): Suit => NAMES[seat % NAMES.length]!;
export const pictureOf = (seat: number): string => SUITS[suitOf(seat)];
export const PRIZE = diamonds;

/** Jack, queen and king. */
export const COURT: Readonly<Record<number, string>> = { 11: jack, 12: queen, 13: king };

/** The suit of a seat in an arch. */
export const Portrait = ({ seat, size = 'md' }: { seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }): JSX.Element => (
  <span className={`bust bust--${size}`} data-suit={suitOf(seat)}>
    <svg viewBox="0 0 100 110" aria-hidden="true">
      <path d="M4 110V50a46 46 0 0 1 92 0v60z" className="bust__ground" />
      <Figure of={pictureOf(seat)} x={20} y={28} size={60} />
      <path d="M4 110V50a46 46 0 0 1 92 0v60" fill="none" stroke="url(#leaf)" strokeWidth="5" />
    </svg>
  </span>
);
