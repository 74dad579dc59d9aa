import { type Choices, wordsOf } from '@gilt/engine/question';
import { type AdventureCard, type CardSet, idOf } from './card-set.ts';
import { type Effects, sumOf } from './effects.ts';
import { CLASSES, type Class, classOf, type Level, TYPES, type Type, WILD } from './item-types.ts';

/** QS-01 How many cards there are; of double-sided ones, how many sides. The sides of card k are 2k (front) and 2k + 1. */
export const ADVENTURE_CARDS = 50;
export const QUEST_SIDES = 22;
export const CHARACTER_SIDES = 8;
export const ABILITY_SIDES = 8;

/** The other side of a double-sided card. */
export const otherSide = (side: number): number => side ^ 1;

/** QS-21 In place of a type: an event, which is no item. */
export const EVENT = -1;

/** QS-22 What an item may have to be: a type, or (from TYPES.length on) a class. */
export type Need = number;
export const classNeed = (which: Class): Need => TYPES.length + which;

/** A set of cards, made ready for play: lists by card, or by side. */
export interface Cards {
  readonly set: CardSet;
  readonly adventure: {
    readonly ids: readonly string[];
    readonly names: readonly string[];
    readonly torch: readonly number[];
    readonly resources: readonly (readonly number[])[];
    /** How many actions it takes to play it: 1, or 0. */
    readonly actions: readonly number[];
    /** QS-04 The type of an item; WILD; EVENT. */
    readonly type: readonly Type[];
    /** Of an event: nothing. */
    readonly cost: readonly (readonly number[])[];
  };
  readonly quests: {
    readonly ids: readonly string[];
    readonly names: readonly string[];
    readonly cost: readonly (readonly number[])[];
    /** By side and level. */
    readonly needs: readonly (readonly (readonly Need[])[])[];
  };
  readonly characters: {
    readonly ids: readonly string[];
    readonly names: readonly string[];
    readonly stats: readonly (readonly number[])[];
    /** QS-02 A bit for each base type. */
    readonly base: readonly number[];
  };
  readonly abilities: { readonly ids: readonly string[]; readonly names: readonly string[] };
  readonly staffCost: readonly number[];
  /** What an ability and an event in play come to: by ability, and by card + 1 (0: no event). */
  readonly inForce: readonly (readonly Effects[])[];
  /** Adventure cards by name. */
  readonly byName: Choices;
}

const NO_COST: readonly number[] = [0, 0, 0];

export function cardsOf(set: CardSet): Cards {
  const { adventure } = set;
  const characters = set.characters.flat();
  const abilities = set.abilities.flat();
  const quests = set.quests.flat();
  const ids = adventure.map(({ name }) => idOf(name));
  return {
    set,
    adventure: {
      ids,
      names: adventure.map(({ name }) => name),
      torch: adventure.map(({ torch }) => torch),
      resources: adventure.map(({ resources }) => resources),
      actions: adventure.map(({ free }) => (free ? 0 : 1)),
      type: adventure.map(typeOf),
      cost: adventure.map((card) => (card.kind === 'event' ? NO_COST : card.cost)),
    },
    quests: {
      ids: quests.map(({ name }) => idOf(name)),
      names: quests.map(({ name }) => name),
      cost: quests.map(({ cost }) => cost),
      needs: quests.map(({ type, great, epic }) => {
        const major = TYPES.indexOf(type);
        const asClass = (which: (typeof CLASSES)[number]): Need => classNeed(CLASSES.indexOf(which));
        return [[], [major], [major, asClass(great)], [major, ...epic.map(asClass)]];
      }),
    },
    characters: {
      ids: characters.map(({ name }) => idOf(name)),
      names: characters.map(({ name }) => name),
      stats: characters.map(({ stats }) => stats),
      base: characters.map(({ types }) => types.reduce((bits, type) => bits | (1 << TYPES.indexOf(type)), 0)),
    },
    abilities: { ids: abilities.map(({ name }) => idOf(name)), names: abilities.map(({ name }) => name) },
    staffCost: set.staff.cost,
    inForce: abilities.map(({ effects }) => {
      const alone = sumOf(effects);
      const withEvent = adventure.map((card) => (card.kind === 'event' ? sumOf([...effects, ...card.effects]) : alone));
      return [alone, ...withEvent];
    }),
    byName: wordsOf(ids),
  };
}

function typeOf(card: AdventureCard): Type {
  switch (card.kind) {
    case 'item':
      return TYPES.indexOf(card.type);
    case 'wild':
      return WILD;
    case 'event':
      return EVENT;
  }
}

/** QS-22 QS-24 Whether an item is what is needed. */
export function serves(cards: Cards, item: number, need: Need): boolean {
  const type = cards.adventure.type[item]!;
  if (type === WILD || type === need) return true;
  return need >= TYPES.length && classNeed(classOf(type)) === need;
}

/** QS-22 What must be used for a quest to be done at that level. */
export const needsOf = (cards: Cards, side: number, level: Level): readonly Need[] => cards.quests.needs[side]![level]!;
