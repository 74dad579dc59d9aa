import type { ComponentProps, JSX } from 'react';
import { useTable } from '../table/view.ts';
import { OwnPlate } from './own-plate.tsx';
import { Others } from './regions.tsx';
import { SeatPlate } from './seat.tsx';

/** Everybody else, each with what the game has to say of their seat. */
export const Opponents = ({
  children,
}: {
  children: (seat: number) => Omit<ComponentProps<typeof SeatPlate>, 'seat'>;
}): JSX.Element => <Others>{(seat) => <SeatPlate key={seat} seat={seat} {...children(seat)} />}</Others>;

/** Your own seat, with what the game has to say of it; nothing for somebody who watches. */
export const OwnSeat = ({
  children,
}: {
  children: (seat: number) => ComponentProps<typeof OwnPlate>;
}): JSX.Element | null => {
  const { you } = useTable();
  return you === null ? null : <OwnPlate {...children(you)} />;
};
