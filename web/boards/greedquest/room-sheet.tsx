import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { OUTWARD } from '@gilt/games/greedquest/state';
import type { JSX } from 'react';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { Drawer } from '../../furniture/drawer.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { clauseOf, isChanged, kindOf, nameOf } from './places.ts';
import { RoomFace } from './room.tsx';
import { say } from './say.ts';
import type { Standing } from './story.ts';

/** All there is to say of a room, however little of it is to be read on the track. */
export const RoomSheet = ({
  room,
  at,
  close,
}: {
  /** Null: none is looked at. */
  room: number | null;
  at: Standing;
  close: () => void;
}): JSX.Element | null => {
  const { names, openClause } = useTable();
  const { effects } = useGame<GreedQuestView>();
  if (room === null) return null;
  const effect = effects[room]!;
  const here = at.rooms.flatMap((each, seat) => (each === room ? [seat] : []));
  return (
    <Drawer title={say('gq.room.sheet', { room, name: nameOf(room) })} open onOpenChange={close}>
      <div className="room-sheet">
        <span className={`room room--picture room--${kindOf(room)}`}>
          <RoomFace room={room} effect={effect} />
        </span>
        {isChanged(room, effect) ? <p>{say('gq.room.changed')}</p> : null}
        <ul>
          {here.map((seat) => (
            <li key={seat}>
              <CrestPortrait seat={seat} size="xs" />
              {say(at.directions[seat] === OUTWARD ? 'gq.piece.out' : 'gq.piece.in', { name: names[seat]! })}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="btn"
          onClick={() => {
            close();
            openClause(clauseOf(room, effect));
          }}
        >
          {say('gq.room.rule')}
        </button>
      </div>
    </Drawer>
  );
};
