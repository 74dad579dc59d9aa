import { type Explained, message } from '@gilt/engine/words';
import { CARDS, isGo, printedValue, WILD } from './cards.ts';
import { clauseOf, ROOMS, titleOf } from './rooms.ts';

/** What every card does, and what is printed in every room. */
export const glossary: readonly Explained[] = [
  ...CARDS.map(({ id, name }, card) => ({
    names: [id, name],
    says:
      isGo(card) && card !== WILD ? message('says.go', { value: printedValue(card) }) : message(`says.${id}`, { name }),
  })),
  ...ROOMS.map(({ name, effect }, i) => ({
    names: [`room ${i + 1}`, name, effect],
    says: message('says.room', { room: titleOf(i + 1), effect: message(`effect.${effect}`), clause: clauseOf(i + 1) }),
  })),
];
