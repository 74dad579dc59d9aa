import { type Scene, scenesOf } from '@gilt/engine/contract/scene';
import { greedyDelvers } from './game.ts';

/** Sets up a position of Greedy Delvers and plays it on. */
export const play: (text: string) => Scene = scenesOf(greedyDelvers);
