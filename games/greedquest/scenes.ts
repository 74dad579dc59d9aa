import { type Scene, scenesOf } from '@gilt/engine/contract/scene';
import { greedQuest } from './game.ts';

/** Sets up a position of GreedQuest and plays it on. */
export const play: (text: string) => Scene = scenesOf(greedQuest);
