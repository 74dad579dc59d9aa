import type { ComponentProps, JSX } from 'react';
import type { AnyView } from '../player/passage.ts';
import { useGame, useTable } from '../table/view.ts';
import { OwnPlate } from './own-plate.tsx';
import { Others } from './regions.tsx';
import { SeatPlate } from './seat.tsx';

/** Everybody else, each with what the game has to say of their seat. */
export function Opponents<V extends AnyView>({
  children,
}: {
  children: (seat: number, game: V['game']) => Omit<ComponentProps<typeof SeatPlate>, 'seat'>;
}): JSX.Element {
  const game = useGame<V>();
  return <Others>{(seat) => <SeatPlate key={seat} seat={seat} {...children(seat, game)} />}</Others>;
}

/** Your own seat, with what the game has to say of it; nothing for somebody who watches. */
export function OwnSeat<V extends AnyView>({
  children,
}: {
  children: (seat: number, game: V['game']) => ComponentProps<typeof OwnPlate>;
}): JSX.Element | null {
  const { you } = useTable();
  const game = useGame<V>();
  return you === null ? null : <OwnPlate {...children(you, game)} />;
}
