import type { Explained } from '@gilt/engine/words';
import { wholeCard } from './card-text.ts';
import { CARDS } from './cards.ts';
import type { Card } from './vocabulary.ts';

/** Cards of which the rules say more than holds for all. */
const SINGLE: Readonly<Record<number, string>> = {
  1: 'GR-32',
  4: 'GR-33',
  12: 'GR-34',
  41: 'GR-33',
  54: 'GR-30',
  55: 'GR-31',
  63: 'GR-33',
  67: 'GR-36',
  78: 'GR-32',
  80: 'GR-36',
};

/** Where the rules say what becomes of a card: what is its own, what it asks for, what its type does, and when it acts. */
function clausesOf({ number, type, cost, need, lasting, comes }: Card): string[] {
  return [
    ...(number in SINGLE ? [SINGLE[number]!] : []),
    ...(cost.length > 0 ? ['GR-09'] : []),
    ...(need.length > 0 ? ['GR-10'] : []),
    type === 'action' ? 'GR-14' : 'GR-12',
    ...(type === 'holding' ? ['GR-13'] : []),
    ...(lasting.length > 0 ? ['GR-16'] : []),
    ...(comes === 'never' ? [] : ['GR-25']),
  ];
}

/** What every card says. */
export const glossary: readonly Explained[] = CARDS.slice(1).map((card) => ({
  names: [String(card.number), card.name, `${card.number} ${card.name}`],
  says: wholeCard(card.number),
  clauses: clausesOf(card),
}));
