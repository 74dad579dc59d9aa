import { below, pick, type Random } from '@gilt/engine/random';
import { type CardSet, cardSet } from './card-set.ts';
import type { Effect } from './effects.ts';
import { houseSet } from './house.ts';

/** The most that one card can bring: cards, and actions. */
const PLENTY: Effect[] = [
  { does: 'draw', cards: 3 },
  { does: 'hand', more: 3 },
  { does: 'actions', by: 3 },
  { does: 'take', cards: 3 },
];

const anyThree = (random: Random, values: readonly number[]): [number, number, number] => [
  pick(random, values),
  pick(random, values),
  pick(random, values),
];

/** A set at the edges of what a set may be: everything dear, cards that each pay for one place, large hands, many actions. */
export function extremeSet(random: Random): CardSet {
  const set = structuredClone(houseSet);
  const most = pick(random, [1, 2, 3, 9]);
  const dear = pick(random, [[9], [0, 9], [8, 9]]);
  for (const card of set.adventure) {
    const place = below(random, 3);
    card.resources = [0, 1, 2].map((each) => (each === place ? most : 0)) as [number, number, number];
    card.free = below(random, 10) === 0;
    if (card.kind === 'event') card.effects = [...PLENTY, { does: 'items', by: anyThree(random, [3, -3]) }];
    else card.cost = anyThree(random, dear);
  }
  for (const ability of set.abilities.flat()) ability.effects = [...PLENTY, { does: 'quests', by: [3, 3, 3] }];
  for (const character of set.characters.flat()) character.stats = anyThree(random, [0, 9]);
  for (const quest of set.quests.flat()) {
    quest.cost = anyThree(random, dear);
    quest.epic = ['relic', 'relic', 'magic'];
  }
  return cardSet.parse(set);
}
