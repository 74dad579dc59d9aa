import robot from 'icon:vintage-robot';
import type { Seat } from '@gilt/engine/seat';
import type { CSSProperties, JSX, ReactNode } from 'react';
import { CardBack } from '../cards/card.tsx';
import { say } from '../say.ts';
import { isLong } from '../table/question-text.ts';
import { seatState } from '../table/seat-state.ts';
import { useTable } from '../table/view.ts';
import { whenSaid } from '../when.ts';
import { Drawer } from './drawer.tsx';
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
        <span className="badge badge--pictured">
          <Icon of={robot} /> <span>{say('seat.bot')}</span>
        </span>
      ) : null}
      {who.kind === 'person' && who.presence !== 'here' ? (
        <span className="badge badge--bole">
          {say(`seat.${who.presence}`)}
          {who.until === undefined ? null : (
            <span className="badge__until"> {say('seat.away.until', { when: whenSaid(who.until, Date.now()) })}</span>
          )}
        </span>
      ) : null}
      {offline ? <span className="badge">{say('seat.offline')}</span> : null}
    </>
  );
};

/** Where a seat puts what it has chosen: the same back whatever it is. */
export const PlaySlot = ({ seat, emblem }: { seat: Seat; emblem: string }): JSX.Element => {
  const view = useTable();
  const state = seatState(view, seat);
  const open = state === 'chosen' ? (view.open?.[seat] ?? null) : null;
  const card = open === null ? null : view.board.chosen?.(seat, open);
  return (
    <div className="seat__play" data-spot={`slot-${seat}`}>
      {card ? (
        <span className="seat__open-card" style={{ '--card-w': 'var(--slot-w)' } as CSSProperties}>
          {card}
        </span>
      ) : state === 'chosen' ? (
        <CardBack emblem={emblem} sealed width="var(--slot-w)" />
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
      <em data-cut={open !== null || undefined}>{open !== null && !card ? open : say(`state.${state}`)}</em>
    </div>
  );
};

/** Another player's place at the table. Where there is no room for all of it, a tap opens the rest. */
export const SeatPlate = ({
  seat,
  emblem,
  badges,
  notes,
  sheet,
  hand,
  children,
}: {
  seat: Seat;
  /** On the back of what it chooses; without it nothing is laid down, as where turns are taken. */
  emblem?: string;
  badges?: ReactNode;
  /** What goes first when room is short: points, spent cards, icons. */
  notes?: ReactNode;
  /** What a tap on the seat shows, if it is more than what stands here. */
  sheet?: ReactNode;
  /** The cards in their hand, where they may be seen. */
  hand?: ReactNode;
  /** What stays. */
  children?: ReactNode;
}): JSX.Element => {
  const view = useTable();
  const { Portrait } = view.board;
  const name = view.names[seat]!;
  return (
    <li className="seat" data-state={seatState(view, seat)} data-spot={`seat-${seat}`}>
      <div className="seat__in">
        <Portrait seat={seat} />
        <div className="seat__head">
          <h3>
            <Drawer
              title={name}
              trigger={
                <button type="button" className="seat__open" data-long={isLong(name)}>
                  {name}
                </button>
              }
            >
              <div className="seat-sheet">
                <p className="seat-sheet__badges">
                  <Badges seat={seat}>{badges}</Badges>
                </p>
                {sheet ?? (
                  <>
                    {children}
                    {notes}
                  </>
                )}
                {hand}
              </div>
            </Drawer>
          </h3>
          <Badges seat={seat}>{badges}</Badges>
        </div>
        {children ? <div className="seat__holds">{children}</div> : null}
        {notes ? <div className="seat__notes">{notes}</div> : null}
        {hand}
        {emblem ? <PlaySlot seat={seat} emblem={emblem} /> : null}
      </div>
    </li>
  );
};
