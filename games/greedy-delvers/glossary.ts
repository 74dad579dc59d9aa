import { type Explained, message } from '@gilt/engine/words';
import { CARDS } from './cards.ts';

/** Where the rules say what a kind of card does. */
const CLAUSES = {
  exchange: ['GD-11', 'GD-12', 'GD-13', 'GD-14'],
  minion: ['GD-15', 'GD-16', 'GD-19', 'GD-24'],
  rush: ['GD-10', 'GD-07'],
} as const;

/** What every kind of card does, and what a dud is. */
export const glossary: readonly Explained[] = [
  ...CARDS.map(({ id, name, type, cost, roll, value }) => ({
    names: [id, name],
    says: message(`says.${type}`, { name, cost, roll, value }),
    clauses: CLAUSES[type],
  })),
  { names: ['dud', ...CARDS.map(({ id }) => `dud-${id}`)], says: message('says.dud'), clauses: ['GD-09'] },
];
