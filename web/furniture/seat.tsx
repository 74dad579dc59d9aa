import robot from 'icon:vintage-robot';
import type { Seat } from '@gilt/engine/seat';
import type { JSX, ReactNode } from 'react';
import { CardBack } from '../cards/card.tsx';
import { seatState } from '../table/seat-state.ts';
import { useTable } from '../table/view.ts';
import { say } from '../words.ts';
import { Icon } from './icon.tsx';

/** Bot, away or host: what everybody should know of who sits there. */
export const Badges = ({ seat, children }: { seat: Seat; children?: ReactNode }): JSX.Element => {
  const { table, you, known } = useTable();
  const who = table.seats[seat]!;
  const offline = who.kind === 'person' && who.presence === 'here' && known.here?.seats[seat] === false;
  return (
    <>
      {children}
      {seat === you ? <span className="badge">{say('seat.you')}</span> : null}
      {who.kind === 'bot' ? (
        <span className="badge">
          <Icon of={robot} /> {say('seat.bot')}
        </span>
      ) : null}
      {who.kind === 'person' && who.presence !== 'here' ? (
        <span className="badge badge--bole">{say(`seat.${who.presence}`)}</span>
      ) : null}
      {offline ? <span className="badge">{say('seat.offline')}</span> : null}
    </>
  );
};

/** Where a seat puts what it has chosen: the same back whatever it is. */
export const PlaySlot = ({ seat, emblem }: { seat: Seat; emblem: string }): JSX.Element => {
  const view = useTable();
  const state = seatState(view, seat);
  return (
    <div className="seat__play" data-spot={`slot-${seat}`}>
      {state === 'chosen' ? (
        <CardBack world={view.board.world} emblem={emblem} sealed width="var(--slot-w, 3.1rem)" />
      ) : (
        <span className={`slot slot--${state}`} aria-hidden="true">
          {state === 'thinking' ? (
            <>
              <i />
              <i />
              <i />
            </>
          ) : null}
        </span>
      )}
      <em>{say(`state.${state}`)}</em>
    </div>
  );
};

/** Another player's place at the table. */
export const SeatPlate = ({
  seat,
  emblem,
  badges,
  slim = false,
  children,
}: {
  seat: Seat;
  emblem: string;
  badges?: ReactNode;
  slim?: boolean;
  children?: ReactNode;
}): JSX.Element => {
  const view = useTable();
  const { Portrait } = view.board;
  return (
    <li className={`seat ${slim ? 'seat--slim' : ''}`} data-state={seatState(view, seat)} data-spot={`seat-${seat}`}>
      <Portrait seat={seat} />
      <div className="seat__body">
        <h3>
          <span className="seat__name">{view.names[seat]}</span>
          <Badges seat={seat}>{badges}</Badges>
        </h3>
        {children}
      </div>
      <PlaySlot seat={seat} emblem={emblem} />
    </li>
  );
};
