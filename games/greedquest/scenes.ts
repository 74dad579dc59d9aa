import { type Scene, scenesOf } from '@gilt/engine/contract/scene';
import { greedQuest } from './game.ts';

const scenes = scenesOf(greedQuest);

/** Sets up a position of GreedQuest and plays it on. In the tests a hand holds what is said of it and no more. */
export const play = (text: string): Scene => scenes(text.replace(/\bhand [^,\n]*[^,\n\s-](?=\s*(,|\n|$))/g, '$& -'));

/** The same as everybody else writes it: hands are filled up. */
export const playFilled: (text: string) => Scene = scenes;
