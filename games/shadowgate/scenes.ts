import { type Scene, scenesOf } from '@gilt/engine/contract/scene';
import { shadowgate } from './game.ts';

/** Sets up a position of Quests of Shadowgate and plays it on. */
export const play: (text: string) => Scene = scenesOf(shadowgate);
