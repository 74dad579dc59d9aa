import type { AnyGame } from '@gilt/engine/game';
import { dungeonBusters } from './dungeon-busters/game.ts';
import { goofspiel } from './goofspiel/game.ts';
import { greed } from './greed/game.ts';

/** Every game there is. */
export const games: readonly AnyGame[] = [dungeonBusters, goofspiel, greed];
