import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';

/** The picture of each monster, by its name. */
const PICTURES: Readonly<Record<string, string>> = import.meta.icons({
  'Blue Slime': 'slime',
  'Red Slime': 'slime',
  Skeleton: 'skeleton-inside',
  Mimic: 'mimic-chest',
  Chimera: 'lion',
  Mandragora: 'carnivorous-plant',
  Kobold: 'goblin',
  Basilisk: 'snake',
  Dullahan: 'cloaked-figure-on-horseback',
  'Poison Slime': 'gooey-daemon',
  Cerberus: 'hound',
  'Skeleton Warrior': 'raise-skeleton',
  Dragon: 'spiked-dragon-head',
});

export const pictureOf = (card: number): string => PICTURES[DUNGEON_CARDS[card]!.name]!;

/** Slimes are told apart by the light that falls on them, and by their names. */
export const TINTS: Readonly<Record<string, string>> = {
  'Blue Slime': 'frost',
  'Poison Slime': 'venom',
  Mandragora: 'venom',
};

const ROMANS = ['', 'I', 'II', 'III'];
/** A dungeon's number, as it is printed. */
export const roman = (dungeon: number): string => ROMANS[dungeon] ?? '';
