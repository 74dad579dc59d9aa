import type { JSX, ReactNode } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { effectWords, isChanged, nameOf, pictureOf } from './places.ts';

/** What is to be seen of a room: its number, its picture, who stands in it, its name and what it does. A low room shows less. */
export const RoomFace = ({
  room,
  effect,
  children,
}: {
  room: number;
  effect: number;
  /** The pieces. */
  children?: ReactNode;
}): JSX.Element => (
  <span className="room__in" data-changed={isChanged(room, effect)}>
    <Icon of={pictureOf(room)} className="room__art" />
    <span className="room__no" aria-hidden="true">
      {room}
    </span>
    {children}
    <b className="room__name">{nameOf(room)}</b>
    <span className="room__text">{effectWords(room, effect)}</span>
  </span>
);
