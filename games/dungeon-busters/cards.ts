import { COLOURS, type Gems } from './gems.ts';

/** DB-03 A dungeon card: a monster, its hit points and its chests. */
export interface DungeonCard {
  readonly id: string;
  readonly name: string;
  readonly dungeon: 1 | 2 | 3;
  readonly hitPoints: number;
  readonly chests: readonly Readonly<Gems>[];
}

const card = (dungeon: 1 | 2 | 3, name: string, hitPoints: number, ...chests: string[]): DungeonCard => ({
  id: `${name.toLowerCase().replace(' ', '-')}${name === 'Mimic' ? `-${dungeon}` : ''}`,
  name,
  dungeon,
  hitPoints,
  chests: chests.map((gems) =>
    COLOURS.map((colour) => gems.split(' ').filter((gem) => gem === colour[0]!.toUpperCase()).length),
  ),
});

/** DB-03 The fifteen dungeon cards, five for each dungeon. Elsewhere a card is its place in this list. */
export const DUNGEON_CARDS: readonly DungeonCard[] = [
  card(1, 'Blue Slime', 4, 'B'),
  card(1, 'Red Slime', 5, 'R Y B'),
  card(1, 'Skeleton', 7, 'Y', 'R'),
  card(1, 'Mimic', 10, 'R Y B', 'B'),
  card(1, 'Chimera', 14, 'R R', 'Y', 'B'),
  card(2, 'Mandragora', 5, 'R'),
  card(2, 'Kobold', 6, 'R Y', 'B'),
  card(2, 'Basilisk', 7, 'R Y B'),
  card(2, 'Mimic', 10, 'R Y B', 'R'),
  card(2, 'Dullahan', 13, 'Y Y', 'B', 'R'),
  card(3, 'Poison Slime', 4, 'R Y B'),
  card(3, 'Cerberus', 7, 'B B'),
  card(3, 'Skeleton Warrior', 8, 'Y Y', 'R'),
  card(3, 'Mimic', 10, 'R Y B', 'Y'),
  card(3, 'Dragon', 14, 'B B', 'R', 'Y'),
];

export const LAST_DUNGEON = 3;
const CARDS_A_DUNGEON = 5;

/** DB-08 So many of them go into the box unseen; all others are monsters to be met. */
export const BOXED = 1;
export const MONSTERS_A_DUNGEON = CARDS_A_DUNGEON - BOXED;

/** The cards of one dungeon, unshuffled. */
export const cardsOfDungeon = (dungeon: number): number[] => {
  const first = (dungeon - 1) * CARDS_A_DUNGEON;
  return [first, first + 1, first + 2, first + 3, first + 4];
};

/** DB-01 The adventurers, alike in play. */
export const ADVENTURERS = ['knight', 'mage', 'thief', 'priest', 'ranger'] as const;

/** DB-01 The strengths of battle cards. */
export const LOWEST = 1;
export const HIGHEST = 7;
