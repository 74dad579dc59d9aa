import { LAST_ROOM } from '@gilt/games/greedquest/rooms';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { type CSSProperties, type JSX, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { Piece } from './piece.tsx';
import { clauseOf, effectWords, isChanged, nameOf, pictureOf } from './places.ts';
import type { Standing } from './story.ts';
import { useTravel } from './travel.ts';

const ROOM_NUMBERS = Array.from({ length: LAST_ROOM }, (_, i) => i + 1);

/** Four rows of three on a phone, every second one backward: the place of a room in reading order. */
const PLACES_ON_PHONE = [0, 1, 2, 5, 4, 3, 6, 7, 8, 11, 10, 9];

/** The twelve rooms as a snake, what each of them does, and the pieces in them. */
export const Track = ({
  at,
  was,
  goal = null,
}: {
  at: Standing;
  /** Where pieces stood a moment ago; a trace of them is left. */
  was?: Standing;
  /** The room in which your pick may bring you. */
  goal?: number | null;
}): JSX.Element => {
  const { you, names, openClause } = useTable();
  const { effects } = useGame<GreedQuestView>();
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<number | null>(null);
  useTravel(list, at);
  const current = focus ?? (you === null ? 1 : at.rooms[you]!);

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.min(Math.max(current + step, 1), LAST_ROOM);
    setFocus(next);
    list.current?.querySelectorAll<HTMLElement>('.room__open')[next - 1]?.focus();
  }

  return (
    <ol className="track" aria-label={say('gq.track')} ref={list} onKeyDown={move}>
      {ROOM_NUMBERS.map((room) => {
        const effect = effects[room]!;
        const here = at.rooms.flatMap((each, seat) => (each === room ? [seat] : []));
        const gone = was
          ? was.rooms.flatMap((each, seat) => (each === room && at.rooms[seat] !== room ? [seat] : []))
          : [];
        const mine = you !== null && at.rooms[you] === room;
        const kind = room === LAST_ROOM ? 'hoard' : room === 1 ? 'home' : 'inner';
        return (
          <li
            key={room}
            className={`room room--${kind} ${mine ? 'room--here' : ''} ${goal === room ? 'room--goal' : ''}`}
            style={{ '--k': room - 1, '--o': PLACES_ON_PHONE[room - 1] } as CSSProperties}
            data-idle={effects[room] === 0 && room !== LAST_ROOM}
          >
            <button
              type="button"
              className="room__open"
              tabIndex={room === current ? 0 : -1}
              onFocus={() => setFocus(room)}
              onClick={() => openClause(clauseOf(room, effect))}
              aria-label={say('gq.room.open', { room, name: nameOf(room) })}
            />
            <span className="room__no" aria-hidden="true">
              {room}
            </span>
            <Icon of={pictureOf(room)} className="room__art" />
            <h3 className="room__name">{nameOf(room)}</h3>
            <p className={`room__text ${isChanged(room, effect) ? 'room__changed' : ''}`}>
              {effectWords(room, effect)}
            </p>
            <span className="room__pieces" data-crowd={here.length + gone.length}>
              {gone.map((seat) => (
                <Piece key={`was-${seat}`} seat={seat} name={names[seat]!} direction={was!.directions[seat]!} ghost />
              ))}
              {here.map((seat) => (
                <Piece key={seat} seat={seat} name={names[seat]!} direction={at.directions[seat]!} you={seat === you} />
              ))}
              {goal === room && you !== null && !mine ? (
                <Piece seat={you} name={names[you]!} direction={at.directions[you]!} ghost />
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
