import { LAST_ROOM } from '@gilt/games/greedquest/rooms';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { type CSSProperties, type JSX, type KeyboardEvent, useRef, useState } from 'react';
import { useGame, useTable } from '../../table/view.ts';
import { Piece } from './piece.tsx';
import { kindOf, nameOf } from './places.ts';
import { RoomFace } from './room.tsx';
import { RoomSheet } from './room-sheet.tsx';
import { say } from './say.ts';
import type { Standing } from './story.ts';
import { useTravel } from './travel.ts';

const ROOM_NUMBERS = Array.from({ length: LAST_ROOM }, (_, i) => i + 1);

/** Every second row goes backward: where a room lies in rows of so many. */
function placeOf(room: number, columns: number): [x: number, y: number] {
  const [row, at] = [Math.floor((room - 1) / columns), (room - 1) % columns];
  return [row % 2 === 0 ? at : columns - 1 - at, row];
}

/** The way from a room to the next or to the one before; out of the last it would go straight on. */
function wayFrom(room: number, by: 1 | -1, columns: number): [x: number, y: number] {
  const stays = room + by < 1 || room + by > LAST_ROOM;
  const [from, to] = stays ? [room - by, room] : [room, room + by];
  const [a, b] = [placeOf(from, columns), placeOf(to, columns)];
  return [b[0] - a[0], b[1] - a[1]];
}

/** Where a room lies in six columns and in three, and where it leads: forward (x, y) and back (bx, by). */
function snake(room: number): CSSProperties {
  const ways = [6, 3].flatMap((columns) => {
    const [x, y] = placeOf(room, columns);
    const [on, back] = [wayFrom(room, 1, columns), wayFrom(room, -1, columns)];
    return Object.entries({ o: y * columns + x, x: on[0], y: on[1], bx: back[0], by: back[1] }).map(([name, value]) => [
      `--${name}${columns}`,
      value,
    ]);
  });
  return Object.fromEntries(ways);
}

/** The twelve rooms as a snake, what each of them does, and the pieces in them. */
export const Track = ({
  at,
  was,
  goal = null,
}: {
  at: Standing;
  /** Where pieces stood a moment ago; a trace of them is left. */
  was?: Standing | undefined;
  /** The room in which your pick may bring you. */
  goal?: number | null;
}): JSX.Element => {
  const { you, names } = useTable();
  const { effects } = useGame<GreedQuestView>();
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<number | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
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
    <div className="floor">
      <ol className="track" aria-label={say('gq.track')} ref={list} onKeyDown={move}>
        {ROOM_NUMBERS.map((room) => {
          const here = at.rooms.flatMap((each, seat) => (each === room ? [seat] : []));
          const gone = was
            ? was.rooms.flatMap((each, seat) => (each === room && at.rooms[seat] !== room ? [seat] : []))
            : [];
          const mine = you !== null && at.rooms[you] === room;
          const aim = goal === room && !mine ? you : null;
          return (
            <li
              key={room}
              className={`room room--${kindOf(room)} ${mine ? 'room--here' : ''} ${goal === room ? 'room--goal' : ''}`}
              style={snake(room)}
              data-idle={effects[room] === 0 && room !== LAST_ROOM}
            >
              <button
                type="button"
                className="room__open"
                tabIndex={room === current ? 0 : -1}
                onFocus={() => setFocus(room)}
                onClick={() => setLooked(room)}
                aria-label={say('gq.room.open', { room, name: nameOf(room) })}
              />
              <RoomFace room={room} effect={effects[room]!}>
                <span
                  className="room__pieces"
                  style={{ '--crowd': here.length + gone.length + (aim === null ? 0 : 1) } as CSSProperties}
                >
                  {gone.map((seat) => (
                    <Piece
                      key={`was-${seat}`}
                      seat={seat}
                      name={names[seat]!}
                      direction={was!.directions[seat]!}
                      ghost
                    />
                  ))}
                  {here.map((seat) => (
                    <Piece
                      key={seat}
                      seat={seat}
                      name={names[seat]!}
                      direction={at.directions[seat]!}
                      you={seat === you}
                    />
                  ))}
                  {aim === null ? null : <Piece seat={aim} name={names[aim]!} direction={at.directions[aim]!} ghost />}
                </span>
              </RoomFace>
            </li>
          );
        })}
      </ol>
      <RoomSheet room={looked} at={at} close={() => setLooked(null)} />
    </div>
  );
};
