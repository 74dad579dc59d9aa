import cave from 'icon:cave-entrance';
import skull from 'icon:crowned-skull';
import gate from 'icon:dungeon-gate';
import evilEyes from 'icon:evil-eyes';
import road from 'icon:mountain-road';
import chest from 'icon:open-treasure-chest';
import dice from 'icon:perspective-dice-six-faces-random';
import puzzle from 'icon:puzzle';
import pit from 'icon:spiky-pit';
import bridge from 'icon:stone-bridge';
import tavern from 'icon:tavern-sign';
import trap from 'icon:wolf-trap';
import { EFFECTS, FIRST_ROOM, LAST_ROOM, ROOMS } from '@gilt/games/greedquest/rooms';
import { say, type WordId } from './say.ts';

const PICTURES = [tavern, road, cave, bridge, pit, puzzle, gate, trap, dice, evilEyes, skull, chest] as const;

export const EMBLEM = chest;

/** What is drawn on a room, by its number. */
export const pictureOf = (room: number): string => PICTURES[room - 1]!;

export const nameOf = (room: number): string => ROOMS[room - 1]!.name;

/** Home and the Hoard look like nothing in between. */
export const kindOf = (room: number): 'home' | 'inner' | 'hoard' =>
  room === LAST_ROOM ? 'hoard' : room === FIRST_ROOM ? 'home' : 'inner';

/** What a room does at this table, in few words. Turning round in Room 12 is nothing that the room does (GQ-50). */
export function effectWords(room: number, effect: number): string {
  const { id, goLess } = EFFECTS[effect]!;
  if (room === LAST_ROOM && id === 'none') return say('gq.room.hoard');
  return say(`gq.room.${id}` as WordId, { less: goLess });
}

/** The clause to read about a room. */
export const clauseOf = (room: number, effect: number): string =>
  room === LAST_ROOM && EFFECTS[effect]!.id === 'none' ? 'GQ-41' : EFFECTS[effect]!.rule;

/** A room that does something else than what is printed on it. */
export const isChanged = (room: number, effect: number): boolean => ROOMS[room - 1]!.effect !== EFFECTS[effect]!.id;
