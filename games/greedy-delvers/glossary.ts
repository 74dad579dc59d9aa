import { type Explained, message } from '@gilt/engine/words';
import { CARDS } from './cards.ts';

/** What every kind of card does, and what a dud is. */
export const glossary: readonly Explained[] = [
  ...CARDS.map(({ id, name, type, cost, roll, value }) => ({
    names: [id, name],
    says: message(`says.${type}`, { name, cost, roll, value }),
  })),
  { names: ['dud', ...CARDS.map(({ id }) => `dud-${id}`)], says: message('says.dud') },
];
