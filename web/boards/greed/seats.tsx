import type { JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { Badges, SeatPlate } from '../../furniture/seat.tsx';
import { useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { EMBLEM } from './cards.tsx';
import { IconTally, Street, Worth } from './street.tsx';

/** A crest in any size. */
export const Portrait = ({ seat, size = 'md' }: { seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }): JSX.Element => {
  const { names } = useTable();
  return <Crest seat={seat} name={names[seat] ?? ''} size={size} />;
};

/** The others, clockwise from your left: cash, markers, icons, and their displays. */
export const Opponents = (): JSX.Element => {
  const { you, table } = useTable();
  const first = you ?? -1;
  const others = table.seats.map((_, i) => (first + 1 + i) % table.players).filter((seat) => seat !== you);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reachable by keyboard
    <ul className="seats" tabIndex={0} aria-label={say('players')} data-count={others.length}>
      {others.map((seat) => (
        <SeatPlate key={seat} seat={seat} emblem={EMBLEM}>
          <Worth seat={seat} />
          <IconTally seat={seat} />
          <Street seat={seat} />
        </SeatPlate>
      ))}
    </ul>
  );
};

export const OwnSeat = ({ seat }: { seat: number }): JSX.Element => {
  const { names } = useTable();
  return (
    <div className="you__seat" data-spot={`seat-${seat}`}>
      <Portrait seat={seat} />
      <div>
        <h3>
          <span className="seat__name">{names[seat]}</span>
          <Badges seat={seat} />
        </h3>
        <Worth seat={seat} />
        <IconTally seat={seat} />
      </div>
    </div>
  );
};
