import { dungeonBusters } from './dungeon-busters.ts';
import { greed } from './greed.ts';
import { greedquest } from './greedquest.ts';
import { greedyDelvers } from './greedy-delvers.ts';
import type { KnownPosition } from './position.ts';
import { shadowgate } from './shadowgate.ts';

/** Ten a game. */
export const knownPositions: Readonly<Record<string, readonly KnownPosition[]>> = {
  'dungeon-busters': dungeonBusters,
  greedquest,
  'greedy-delvers': greedyDelvers,
  greed,
  shadowgate,
};
