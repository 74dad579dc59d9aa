import { type Scene, scenesOf } from '@gilt/engine/contract/scene';
import { dungeonBusters } from './game.ts';

/** Sets up a position of Dungeon Busters and plays it on. */
export const play: (text: string) => Scene = scenesOf(dungeonBusters);
