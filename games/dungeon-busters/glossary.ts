import { type Explained, message, type Param } from '@gilt/engine/words';
import { DUNGEON_CARDS, HIGHEST, LOWEST } from './cards.ts';
import type { Gems } from './gems.ts';

/** What a monster, a battle card, the Spoils card and the Leader's token are. */
export const glossaryWith = (chest: (inside: Readonly<Gems>, place: number) => Param): Explained[] => [
  ...DUNGEON_CARDS.map(({ id, name, dungeon, hitPoints, chests }) => ({
    names: [id, name],
    says: message('says.monster', { name, dungeon, hitPoints, chests: chests.map(chest) }),
    clauses: ['DB-03', 'DB-13', 'DB-19'],
  })),
  ...Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => i + LOWEST).map((strength) => ({
    names: [String(strength), `battle card ${strength}`, `Strength ${strength}`],
    says: message('says.card', { strength }),
    clauses: ['DB-11', 'DB-12', 'DB-24'],
  })),
  { names: ['spoils', 'Spoils card'], says: message('says.spoils'), clauses: ['DB-14', 'DB-21', 'DB-22'] },
  { names: ['leader', 'Leader token'], says: message('says.leader'), clauses: ['DB-07', 'DB-16'] },
];
