import melee from 'icon:broadsword';
import armor from 'icon:checked-shield';
import weapon from 'icon:crossed-swords';
import orb from 'icon:crystal-ball';
import artifact from 'icon:daemon-skull';
import fire from 'icon:fire';
import relic from 'icon:holy-grail';
import magic from 'icon:magic-swirl';
import event from 'icon:moon';
import ranged from 'icon:pocket-bow';
import royal from 'icon:queen-crown';
import wild from 'icon:rune-stone';
import ice from 'icon:snowflake-1';
import thorn from 'icon:thorny-vine';
import wind from 'icon:whirlwind';
import stave from 'icon:wizard-staff';
import { CLASSES, TYPES } from '@gilt/games/shadowgate/item-types';

const OF_TYPE: Readonly<Record<(typeof TYPES)[number], string>> = {
  fire,
  ice,
  wind,
  melee,
  ranged,
  armor,
  artifact,
  royal,
  orb,
  thorn,
  stave,
};
const OF_CLASS: Readonly<Record<(typeof CLASSES)[number], string>> = { magic, weapon, relic };

/** The sign of a type; of a wild item, and of an event, which have none. */
export function typeIcon(type: number): string {
  if (type < 0) return event;
  return type < TYPES.length ? OF_TYPE[TYPES[type]!] : wild;
}

/** QS-22 The sign of what a quest needs: a type, or (from TYPES.length on) a class. */
export const needIcon = (need: number): string =>
  need < TYPES.length ? typeIcon(need) : OF_CLASS[CLASSES[need - TYPES.length]!];
