import thief from 'icon:hood';
import priest from 'icon:monk-face';
import knight from 'icon:visored-helm';
import mage from 'icon:wizard-face';
import ranger from 'icon:woman-elf-face';
import { ADVENTURERS } from '@gilt/games/dungeon-busters/cards';
import { memo } from 'react';
import { Bust as Arch, type PortraitSize } from '../../furniture/bust.tsx';

type Hero = (typeof ADVENTURERS)[number];

/** The adventurer of a seat. */
export const heroOf = (seat: number): Hero => ADVENTURERS[seat % ADVENTURERS.length]!;

export const FACES: Readonly<Record<Hero, string>> = { knight, mage, thief, priest, ranger };

const LIVERIES = ['azure', 'violet', 'slate', 'rust', 'green'] as const;
/** In which colours they go. */
export const livery = (seat: number) => ({ 'data-livery': LIVERIES[seat % LIVERIES.length]! });

/** The adventurer of a seat, in an arch. */
export const Bust = memo(({ seat, size }: { seat: number; size?: PortraitSize }) => (
  <Arch size={size} figure={{ of: FACES[heroOf(seat)], x: 11.7, y: 20.4, size: 76 }} {...livery(seat)} />
));
