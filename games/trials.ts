import type { AnyTrials } from '@gilt/engine/contract/trials';
import { trials as dungeonBusters } from './dungeon-busters/trials.ts';
import { trials as goofspiel } from './goofspiel/trials.ts';
import { trials as greed } from './greed/trials.ts';
import { trials as greedQuest } from './greedquest/trials.ts';
import { trials as greedyDelvers } from './greedy-delvers/trials.ts';
import { trials as shadowgate } from './shadowgate/trials.ts';

/** What each game adds to the contract suite, by its id. */
export const trialsOf: Readonly<Record<string, AnyTrials>> = {
  'dungeon-busters': dungeonBusters,
  greedquest: greedQuest,
  'greedy-delvers': greedyDelvers,
  greed,
  shadowgate,
  goofspiel,
};
