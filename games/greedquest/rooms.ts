import { ATTACK, DOOR, EVEN, ODD, SEE_YA, SIGHTING, TRACKING } from './cards.ts';

/** What a room does to those in it. All that is not said of an effect is as in a plain room. */
export interface Effect {
  readonly id: string;
  readonly rule: string;
  /** Nobody here is turned back by a Curse!. */
  readonly curseProof: boolean;
  /** Cards that are discarded at once if they are played here. */
  readonly discards: readonly number[];
  /** Rooms that a player who was alone here moves further. */
  readonly further: number;
  /** The only card with which they do so; null: with any that moves them. */
  readonly furtherWith: number | null;
  /** How much less a Go! counts that is played here. */
  readonly goLess: number;
  /** A card played here counts for nothing, but one that nobody else plays moves its player. */
  readonly puzzle: boolean;
  /** No drawing here; who runs out of cards is thrown out and loses a turn. */
  readonly trap: boolean;
  /** Whoever enters refills; then the top card of the pile is played unseen. */
  readonly unseen: boolean;
  /** The first card drawn at the end of the turn may be discarded. */
  readonly firstOrNothing: boolean;
}

const plain: Effect = {
  id: 'none',
  rule: 'GQ-33',
  curseProof: false,
  discards: [],
  further: 0,
  furtherWith: null,
  goLess: 0,
  puzzle: false,
  trap: false,
  unseen: false,
  firstOrNothing: false,
};

/** What rooms can do. With the option `rooms` a room does any other of these. GQ-50 In the short game only one is left. */
export const EFFECTS: readonly Effect[] = [
  plain,
  { ...plain, id: 'tavern', rule: 'GQ-30', curseProof: true },
  { ...plain, id: 'journey', rule: 'GQ-31', discards: [ATTACK, SIGHTING] },
  { ...plain, id: 'entrance', rule: 'GQ-32', further: 1 },
  { ...plain, id: 'pit', rule: 'GQ-34', goLess: 2 },
  { ...plain, id: 'puzzle', rule: 'GQ-35', puzzle: true },
  { ...plain, id: 'steady', rule: 'GQ-36', discards: [EVEN, ODD] },
  { ...plain, id: 'trap', rule: 'GQ-37', trap: true },
  { ...plain, id: 'encounter', rule: 'GQ-38', unseen: true },
  { ...plain, id: 'darkness', rule: 'GQ-39', discards: [DOOR, SEE_YA] },
  { ...plain, id: 'remains', rule: 'GQ-40', firstOrNothing: true },
  { ...plain, id: 'trail', rule: 'GQ-32', further: 1, furtherWith: TRACKING },
];

export const EFFECT_IDS: readonly string[] = EFFECTS.map(({ id }) => id);

/** GQ-30 … GQ-41 The rooms of the track, Room 1 first, and what each of them does. */
export const ROOMS = [
  { name: 'Ye Same Olde Tavern', effect: 'tavern' },
  { name: 'The Uneventful Journey', effect: 'journey' },
  { name: 'The Hidden Entrance', effect: 'entrance' },
  { name: 'Room 4', effect: 'none' },
  { name: 'The 20′ Deep Bottomless Pit', effect: 'pit' },
  { name: 'The Pointless Puzzle Room', effect: 'puzzle' },
  { name: 'Room 7', effect: 'steady' },
  { name: 'The Unusually Frustrating Trap', effect: 'trap' },
  { name: 'The Preplanned Random Encounter', effect: 'encounter' },
  { name: 'The Room of Total Darkness', effect: 'darkness' },
  { name: 'The Remains of the Last Party', effect: 'remains' },
  { name: 'The Hoard', effect: 'none' },
] as const;

/** `Room 3, The Hidden Entrance`; a room whose name is not known has its number alone. */
export function titleOf(room: number): string {
  const { name } = ROOMS[room - 1]!;
  return name === `Room ${room}` ? name : `Room ${room}, ${name}`;
}

/** The clause that says what a room does, and whose words these are. */
export const clauseOf = (room: number): string => `GQ-${room + 29}`;

/** Where something happens that one room is known for: that room if nothing is said, or one that the option `rooms` has changed. */
export const elsewhere = (rule: string, room: number): { readonly room?: number } =>
  EFFECTS.some((effect) => effect.id === ROOMS[room - 1]!.effect && effect.rule === rule) ? {} : { room };

export const FIRST_ROOM = 1;
export const LAST_ROOM = ROOMS.length;
