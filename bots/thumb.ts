import type { Bot, Task } from './bot.ts';
import * as dungeonBusters from './dungeon-busters.ts';
import * as goofspiel from './goofspiel.ts';
import * as greed from './greed.ts';
import * as greedquest from './greedquest.ts';
import * as greedyDelvers from './greedy-delvers.ts';
import * as shadowgate from './shadowgate.ts';

/** Rules of thumb, a page a game. */
const thumbs: Readonly<Record<string, (task: Task) => number>> = {
  'dungeon-busters': dungeonBusters.think,
  greedquest: greedquest.think,
  'greedy-delvers': greedyDelvers.think,
  greed: greed.think,
  shadowgate: shadowgate.think,
  goofspiel: goofspiel.think,
};

/** Follows rules of thumb. */
export const thumb: Bot = {
  name: 'thumb',
  plays: Object.keys(thumbs),
  think: (task) => thumbs[task.game]!(task),
};
