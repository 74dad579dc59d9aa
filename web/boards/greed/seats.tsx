import type { JSX } from 'react';
import { Opponents as Others, OwnSeat as Own } from '../../furniture/opponents.tsx';
import { EMBLEM } from './cards.tsx';
import { IconTally, OwnCards, SeatSheet, Worth } from './displays.tsx';

/** The others: cash, markers, cards in hand and icons; a tap shows their displays. */
export const Opponents = (): JSX.Element => (
  <Others>
    {(seat) => ({
      emblem: EMBLEM,
      notes: <IconTally seat={seat} />,
      sheet: <SeatSheet seat={seat} />,
      children: <Worth seat={seat} />,
    })}
  </Others>
);

export const OwnSeat = (): JSX.Element => (
  <Own>
    {(you) => ({
      score: <Worth seat={you} held={false} />,
      notes: <IconTally seat={you} />,
      children: <OwnCards seat={you} />,
    })}
  </Own>
);
