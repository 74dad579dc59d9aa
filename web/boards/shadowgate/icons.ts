import event from 'icon:moon';
import wild from 'icon:rune-stone';
import { CLASSES, TYPES } from '@gilt/games/shadowgate/item-types';

const OF_TYPE: Readonly<Record<(typeof TYPES)[number], string>> = import.meta.icons({
  fire: 'fire',
  ice: 'snowflake-1',
  wind: 'whirlwind',
  melee: 'broadsword',
  ranged: 'pocket-bow',
  armor: 'checked-shield',
  artifact: 'daemon-skull',
  royal: 'queen-crown',
  orb: 'crystal-ball',
  thorn: 'thorny-vine',
  stave: 'wizard-staff',
});
const OF_CLASS: Readonly<Record<(typeof CLASSES)[number], string>> = import.meta.icons({
  magic: 'magic-swirl',
  weapon: 'crossed-swords',
  relic: 'holy-grail',
});

/** The sign of a type; of a wild item, and of an event, which have none. */
export function typeIcon(type: number): string {
  if (type < 0) return event;
  return type < TYPES.length ? OF_TYPE[TYPES[type]!] : wild;
}

/** QS-22 The sign of what a quest needs: a type, or (from TYPES.length on) a class. */
export const needIcon = (need: number): string =>
  need < TYPES.length ? typeIcon(need) : OF_CLASS[CLASSES[need - TYPES.length]!];
