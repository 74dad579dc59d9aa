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
import { memo } from 'react';
import { Bust, type PortraitSize } from '../../furniture/bust.tsx';

/** Everybody bids with a suit of their own: of French, Italian, German and Swiss cards. The diamonds are the prizes. */
const SUITS = [spades, hearts, clubs, cups, leaves, swords, bells, roses, acorns, shields];
const LIVERIES = ['blue', 'red', 'green', 'gold', 'olive', 'steel', 'violet', 'rose', 'brown', 'teal'] as const;

export const pictureOf = (seat: number): string => SUITS[seat % SUITS.length]!;
export const livery = (seat: number) => ({ 'data-livery': LIVERIES[seat % LIVERIES.length]! });
export const PRIZE = diamonds;

/** Jack, queen and king. */
export const COURT: Readonly<Record<number, string>> = { 11: jack, 12: queen, 13: king };

/** The suit of a seat in an arch. */
export const Portrait = memo(({ seat, size }: { seat: number; size?: PortraitSize }) => (
  <Bust size={size} figure={{ of: pictureOf(seat), x: 20, y: 28, size: 60 }} {...livery(seat)} />
));
