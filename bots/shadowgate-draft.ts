import { type Cards, CHARACTER_SIDES } from '@gilt/games/shadowgate/cards';
import type { Effect } from '@gilt/games/shadowgate/effects';
import { CLASSES, classOf, STAFF_PIECES, TYPES } from '@gilt/games/shadowgate/item-types';

/**
 * What sides are worth in a draft, in fair shares of the win. The weights come from games between rules of thumb, with sets whose characters
 * and abilities were made up at random, by least squares: those of abilities, and of stats beyond two, from 9,800 games of three; the others
 * from 10,325 games of two to four. What a stat in the middle, none at all and cheaper items are worth was lowered since, for costs have moved to the bottom.
 */
const CHARACTER = {
  aStat: 0.28,
  noStat: -0.35,
  beyondTwo: -0.22,
  aClass: 0.11,
  aPiece: 0.02,
  top: 0,
  middle: 0.1,
};

/** For each one more, or less. */
const ABILITY = {
  actions: 0.58,
  draw: 0.39,
  hand: 0.06,
  stats: 0.41,
  items: 0.22,
  quests: 0.13,
  /** For each that it is over 3. */
  torch: 0.22,
  points: 0.06,
  keep: { magic: 0.29, weapon: 0.33, relic: 0.43 },
  spare: { cycle: 0.02, quest: 0.14, item: 0.31, resource: 0.42 },
  /** A card in every event phase is worth what one in every draw phase is. */
  take: 0.39,
  lose: -0.39,
  renew: 0.02,
} as const;

const strengths = new WeakMap<Cards, readonly number[]>();

/** How strong each side is, characters first, as the draft numbers them. */
export function strengthsOf(cards: Cards): readonly number[] {
  const known = strengths.get(cards);
  if (known) return known;
  const { characters, abilities } = cards.set;
  const all = [...characters.flat().map(character), ...abilities.flat().map(({ effects }) => ability(effects))];
  // A character is weighed against characters, an ability against abilities: everybody will have one of each.
  for (const [from, to] of [
    [0, CHARACTER_SIDES],
    [CHARACTER_SIDES, all.length],
  ] as const) {
    const mean = all.slice(from, to).reduce((sum, each) => sum + each, 0) / (to - from);
    for (let side = from; side < to; side++) all[side]! -= mean;
  }
  strengths.set(cards, all);
  return all;
}

function character({ stats, types }: { stats: readonly number[]; types: readonly (typeof TYPES)[number][] }): number {
  const numbers = types.map((type) => TYPES.indexOf(type));
  const classes = CLASSES.filter((_, which) => numbers.some((type) => classOf(type) === which)).length;
  const pieces = numbers.filter((type) => STAFF_PIECES.includes(type)).length;
  return (
    stats.reduce(
      (sum, stat) =>
        sum + CHARACTER.aStat * stat + (stat === 0 ? CHARACTER.noStat : CHARACTER.beyondTwo * Math.max(0, stat - 2)),
      0,
    ) +
    CHARACTER.top * stats[0]! +
    CHARACTER.middle * stats[1]! +
    CHARACTER.aClass * classes +
    CHARACTER.aPiece * pieces
  );
}

const ability = (effects: readonly Effect[]): number => effects.reduce((sum, effect) => sum + worthOf(effect), 0);

function worthOf(effect: Effect): number {
  const all = (places: readonly number[]): number => places.reduce((sum, each) => sum + each, 0);
  switch (effect.does) {
    case 'actions':
      return ABILITY.actions * effect.by;
    case 'torch':
      return ABILITY.torch * (effect.atLeast - 3);
    case 'stats':
      return ABILITY.stats * all(effect.by);
    case 'items':
    case 'quests':
      return -ABILITY[effect.does] * all(effect.by);
    case 'spare':
      return ABILITY.spare[effect.first];
    case 'take':
    case 'lose':
    case 'draw':
      return ABILITY[effect.does] * effect.cards;
    case 'renew':
      return ABILITY.renew;
    case 'hand':
      return ABILITY.hand * effect.more;
    case 'points':
      return ABILITY.points * effect.by;
    case 'keep':
      return ABILITY.keep[effect.class];
  }
}
