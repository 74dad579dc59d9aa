import type { State } from '@gilt/engine/flow';

/** Where somebody goes first, the field of the state that says who. In the other games everybody always chooses at once. */
const FIRST: Readonly<Record<string, string>> = {
  'dungeon-busters': 'leader',
  shadowgate: 'starter',
};

/** Who goes first, as it stands at the first question; null where nobody does. */
export function firstOf(game: string, state: State): number | null {
  const field = FIRST[game];
  const seat = field === undefined ? null : (state as unknown as Record<string, unknown>)[field];
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}
