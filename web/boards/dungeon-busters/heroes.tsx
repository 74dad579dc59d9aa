import thief from 'icon:hood';
import priest from 'icon:monk-face';
import knight from 'icon:visored-helm';
import mage from 'icon:wizard-face';
import ranger from 'icon:woman-elf-face';
import { ADVENTURERS } from '@gilt/games/dungeon-busters/cards';
import type { JSX } from 'react';
import { Figure } from '../../furniture/icon.tsx';

export type Hero = (typeof ADVENTURERS)[number];

/** The adventurer of a seat. */
export const heroOf = (seat: number): Hero => ADVENTURERS[seat % ADVENTURERS.length]!;

export const FACES: Readonly<Record<Hero, string>> = { knight, mage, thief, priest, ranger };

/** An adventurer in an arch. */
export const Bust = ({ seat, size = 'md' }: { seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }): JSX.Element => {
  const hero = heroOf(seat);
  return (
    <span className={`bust bust--${size}`} data-hero={hero}>
      <svg viewBox="0 0 100 110" aria-hidden="true">
        <path d="M4 110V50a46 46 0 0 1 92 0v60z" className="bust__ground" />
        <Figure of={FACES[hero]} x={11.7} y={20.4} size={76} />
        <path d="M4 110V50a46 46 0 0 1 92 0v60" fill="none" stroke="url(#leaf)" strokeWidth="5" />
      </svg>
    </span>
  );
};
