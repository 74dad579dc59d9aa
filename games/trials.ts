import type { Trials } from '@gilt/engine/contract/trials';
import type { State } from '@gilt/engine/flow';
import { trials as dungeonBusters } from './dungeon-busters/trials.ts';
import { trials as goofspiel } from './goofspiel/trials.ts';

/** What each game adds to the contract suite, by its id. */
export const trialsOf: Readonly<Record<string, Trials<State>>> = {
  'dungeon-busters': dungeonBusters as unknown as Trials<State>,
  goofspiel: goofspiel as unknown as Trials<State>,
};
