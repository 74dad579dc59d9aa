import type { Setup } from '@gilt/engine/game';
import { z } from 'zod';
import { EFFECT_IDS, ROOMS } from './rooms.ts';

const roomNumbers = ROOMS.map((_, i) => String(i + 1));

/** `4:pit,7:none`, the way it is typed, as data; anything else is left to the schema. */
function readRooms(said: unknown, { addIssue }: z.RefinementCtx): unknown {
  if (typeof said !== 'string') return said;
  const parts = said.split(',').map((part) => part.split(':'));
  const rooms = Object.fromEntries(parts);
  if (parts.every((part) => part.length === 2) && Object.keys(rooms).length === parts.length) return rooms;
  addIssue({ code: 'custom', message: 'should be like 4:pit,7:none, each room once', input: said });
  return z.NEVER;
}

/** The table options. */
export const options = z.strictObject({
  /** GQ-50 GQ-51 How long a game is. */
  length: z.enum(['full', 'short', 'shortest']).default('full'),
  /** GQ-30 … GQ-41 Rooms that do something else than printed, or nothing: by number, the id of an effect. */
  rooms: z.preprocess(readRooms, z.partialRecord(z.enum(roomNumbers), z.enum(EFFECT_IDS))).default({}),
  /** GQ-52 Whether those who share the lead fight for it. */
  thisIsMyRoom: z.boolean().default(false),
  /** GQ-53 GQ-55 Whether cards die, and which. */
  attrition: z.enum(['none', 'survival', 'uniqueness']).default('none'),
  /** GQ-09 GQ-10 Whether one arrives by standing there when the turn ends, or as soon as one gets there. */
  arrival: z.enum(['stands', 'reaches']).default('stands'),
  /** GQ-57 Whether those who win on the same turn fight for the victory. */
  tieBreakDuel: z.boolean().default(false),
});

export type Options = z.output<typeof options>;
export type Attrition = Options['attrition'];

/** What makes no sense together. */
export function impossibleOptions({ options: { length, rooms } }: Setup<Options>): string | null {
  const changed = Object.keys(rooms).sort((a, b) => Number(a) - Number(b));
  if (length === 'full' || changed.length === 0) return null;
  return `'rooms' changes room ${changed.join(' and room ')}, but 'length' is ${length}: then no room but the Tavern does anything`;
}

/** The effect of each room in this game, as places in EFFECTS; the first entry is no room. */
export function effectsOf({ length, rooms }: Options): number[] {
  const printed = ROOMS.map(({ effect }, i) => (length === 'full' || i === 0 ? effect : 'none'));
  return [0, ...printed.map((effect, i) => EFFECT_IDS.indexOf(rooms[String(i + 1)] ?? effect))];
}
