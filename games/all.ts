import type { AnyGame } from '@gilt/engine/game';
import { dungeonBusters } from './dungeon-busters/game.ts';
import { goofspiel } from './goofspiel/game.ts';
import { greed } from './greed/game.ts';
import { greedQuest } from './greedquest/game.ts';
import { greedyDelvers } from './greedy-delvers/game.ts';
import { shadowgate } from './shadowgate/game.ts';

/** Every game there is. */
export const games: readonly AnyGame[] = [dungeonBusters, greedQuest, greedyDelvers, greed, shadowgate, goofspiel];
