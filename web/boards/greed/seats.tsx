import type { JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { OwnPlate } from '../../furniture/own-plate.tsx';
import { Others } from '../../furniture/regions.tsx';
import { SeatPlate } from '../../furniture/seat.tsx';
import { useTable } from '../../table/view.ts';
import { EMBLEM } from './cards.tsx';
import { IconTally, OwnCards, SeatSheet, Worth } from './displays.tsx';

/** A crest in any size. */
export const Portrait = ({ seat, size = 'md' }: { seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }): JSX.Element => {
  const { names } = useTable();
  return <Crest seat={seat} name={names[seat] ?? ''} size={size} />;
};

/** The others: cash, markers, cards in hand and icons; a tap shows their displays. */
export const Opponents = (): JSX.Element => (
  <Others>
    {(seat) => (
      <SeatPlate
        key={seat}
        seat={seat}
        emblem={EMBLEM}
        notes={<IconTally seat={seat} />}
        sheet={<SeatSheet seat={seat} />}
      >
        <Worth seat={seat} />
      </SeatPlate>
    )}
  </Others>
);

export const OwnSeat = (): JSX.Element | null => {
  const { you } = useTable();
  if (you === null) return null;
  return (
    <OwnPlate score={<Worth seat={you} held={false} />} notes={<IconTally seat={you} />}>
      <OwnCards seat={you} />
    </OwnPlate>
  );
};
