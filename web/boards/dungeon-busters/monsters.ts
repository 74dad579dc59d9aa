import mandragora from 'icon:carnivorous-plant';
import dullahan from 'icon:cloaked-figure-on-horseback';
import kobold from 'icon:goblin';
import poisonSlime from 'icon:gooey-daemon';
import cerberus from 'icon:hound';
import chimera from 'icon:lion';
import mimic from 'icon:mimic-chest';
import skeletonWarrior from 'icon:raise-skeleton';
import skeleton from 'icon:skeleton-inside';
import slime from 'icon:slime';
import basilisk from 'icon:snake';
import dragon from 'icon:spiked-dragon-head';
import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';

/** The picture of each monster, by its name. */
const PICTURES: Readonly<Record<string, string>> = {
  'Blue Slime': slime,
  'Red Slime': slime,
  Skeleton: skeleton,
  Mimic: mimic,
  Chimera: chimera,
  Mandragora: mandragora,
  Kobold: kobold,
  Basilisk: basilisk,
  Dullahan: dullahan,
  'Poison Slime': poisonSlime,
  Cerberus: cerberus,
  'Skeleton Warrior': skeletonWarrior,
  Dragon: dragon,
};

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
