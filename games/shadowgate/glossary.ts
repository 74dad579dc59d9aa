import { commas, type Explained, type Message, message, type Param } from '@gilt/engine/words';
import { type Cards, otherSide } from './cards.ts';
import type { Effect } from './effects.ts';
import { CLASSES, classOf, TYPES } from './item-types.ts';

const cost = (places: readonly number[]): string => places.join(',');

/** Where the rules say more, by what a thing is. */
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  item: ['QS-18', 'QS-20', 'QS-23', 'QS-25', 'QS-11'],
  wild: ['QS-24', 'QS-18', 'QS-11'],
  event: ['QS-09', 'QS-10', 'QS-21'],
  quest: ['QS-22', 'QS-05', 'QS-23'],
  character: ['QS-02', 'QS-18'],
  ability: ['QS-02', 'QS-07'],
  type: ['QS-04', 'QS-25'],
  class: ['QS-04', 'QS-05'],
  staff: ['QS-27', 'QS-12'],
};

/** What every card, side, type and class is, as the game is played with these cards. */
export function glossaryWith(cards: Cards, effectsInWords: (effects: readonly Effect[]) => Message[]): Explained[] {
  const { set, adventure, characters, abilities, quests } = cards;
  const effects = (list: readonly Effect[]): Param => commas(effectsInWords(list));
  const entry = (id: string, name: string, kind: string, params: Readonly<Record<string, Param>>): Explained => ({
    names: [id, name],
    says: message(`says.${kind}`, { name, ...params }),
    clauses: CLAUSES[kind]!,
  });
  return [
    ...set.adventure.map((card, i) =>
      entry(adventure.ids[i]!, card.name, card.kind, {
        torch: card.torch,
        resources: cost(card.resources),
        cost: cost(adventure.cost[i]!),
        free: card.free ? 'yes' : 'no',
        ...(card.kind === 'item' ? typeWords(TYPES.indexOf(card.type)) : {}),
        ...(card.kind === 'event' ? { effects: effects(card.effects) } : {}),
      }),
    ),
    ...set.quests.flat().map(({ name, type, great, epic }, i) =>
      entry(quests.ids[i]!, name, 'quest', {
        cost: cost(quests.cost[i]!),
        type: message(`type.${type}`),
        great,
        epic: [...epic],
      }),
    ),
    ...set.characters.flat().map(({ name, stats, types }, i) =>
      entry(characters.ids[i]!, name, 'character', {
        stats: cost(stats),
        types: types.map((type) => message(`type.${type}`)),
        other: characters.names[otherSide(i)]!,
      }),
    ),
    ...set.abilities.flat().map((ability, i) =>
      entry(abilities.ids[i]!, ability.name, 'ability', {
        effects: effects(ability.effects),
        other: abilities.names[otherSide(i)]!,
      }),
    ),
    ...TYPES.map((name, type) => entry(name, name, 'type', typeWords(type))),
    ...CLASSES.map((name, place) =>
      entry(name, name, 'class', {
        types: TYPES.flatMap((type, i) => (classOf(i) === place ? [message(`type.${type}`)] : [])),
      }),
    ),
    entry('staff', 'The Staff of Ages', 'staff', { cost: cost(cards.staffCost) }),
  ];
}

/** A type, and the class that it belongs to. */
const typeWords = (type: number): Readonly<Record<string, Param>> => ({
  type: message(`type.${TYPES[type]!}`),
  class: CLASSES[classOf(type)]!,
});
