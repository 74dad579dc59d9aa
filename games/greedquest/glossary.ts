import { type Explained, message } from '@gilt/engine/words';
import { CARDS, isGo, printedValue, WILD } from './cards.ts';
import { clauseOf, ROOMS, titleOf } from './rooms.ts';

/** Where the rules say what a card does. */
const CLAUSES: Readonly<Record<(typeof CARDS)[number]['id'], readonly string[]>> = {
  loot: ['GQ-13'],
  attack: ['GQ-14'],
  meek: ['GQ-15'],
  curse: ['GQ-16'],
  sighting: ['GQ-17'],
  door: ['GQ-18'],
  'see-ya': ['GQ-19'],
  '1': ['GQ-20'],
  '2': ['GQ-20'],
  '3': ['GQ-20'],
  '4': ['GQ-20'],
  '5': ['GQ-20'],
  '6': ['GQ-20'],
  '7': ['GQ-20'],
  '8': ['GQ-20'],
  wild: ['GQ-21', 'GQ-20'],
  even: ['GQ-22', 'GQ-24', 'GQ-25'],
  odd: ['GQ-23', 'GQ-24', 'GQ-25'],
  tracking: ['GQ-26'],
};

/** What every card does, and what is printed in every room. */
export const glossary: readonly Explained[] = [
  ...CARDS.map(({ id, name }, card) => ({
    names: [id, name],
    says:
      isGo(card) && card !== WILD ? message('says.go', { value: printedValue(card) }) : message(`says.${id}`, { name }),
    clauses: [...CLAUSES[id], 'GQ-05'],
  })),
  ...ROOMS.map(({ name, effect }, i) => ({
    names: [`room ${i + 1}`, name, effect],
    says: message('says.room', { room: titleOf(i + 1), effect: message(`effect.${effect}`) }),
    clauses: [clauseOf(i + 1)],
  })),
];
