/** QS-04 The classes of items. */
export const CLASSES = ['magic', 'weapon', 'relic'] as const;
/** A class by its place in CLASSES. */
export type Class = number;

/** QS-04 The types of items. */
export const TYPES = [
  'fire',
  'ice',
  'wind',
  'melee',
  'ranged',
  'armor',
  'artifact',
  'royal',
  'orb',
  'thorn',
  'stave',
] as const;
/** A type by its place in TYPES. */
export type Type = number;

/** QS-24 In place of a type: it stands for any. */
export const WILD = TYPES.length;

/** QS-04 The class of each type, in the order of TYPES. */
const CLASS_OF: readonly Class[] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2];

export const classOf = (type: Type): Class => CLASS_OF[type]!;

/** QS-04 The pieces of the staff. */
export const STAFF_PIECES: readonly Type[] = [8, 9, 10];

/** QS-22 How well a quest can be done, and the points for it. */
export const LEVELS = ['minor', 'major', 'great', 'epic'] as const;
export const POINTS: readonly number[] = [1, 3, 5, 8];
/** A level by its place in LEVELS. */
export type Level = number;
export const [MINOR, MAJOR, GREAT, EPIC] = [0, 1, 2, 3] as const;

/** QS-02 The three places of stats, resources and costs. */
export const PLACES = ['top', 'middle', 'bottom'] as const;
