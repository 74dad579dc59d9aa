import type { Lesson } from '@gilt/engine/lesson';
import type { Minute } from '@gilt/engine/minute';
import { first as dungeonBusters } from './dungeon-busters/lessons/first.ts';
import { minute as dungeonBustersMinute } from './dungeon-busters/minute.ts';
import { first as goofspiel } from './goofspiel/lessons/first.ts';
import { minute as goofspielMinute } from './goofspiel/minute.ts';
import { first as greed } from './greed/lessons/first.ts';
import { minute as greedMinute } from './greed/minute.ts';
import { first as greedquest } from './greedquest/lessons/first.ts';
import { minute as greedquestMinute } from './greedquest/minute.ts';
import { first as greedyDelvers } from './greedy-delvers/lessons/first.ts';
import { minute as greedyDelversMinute } from './greedy-delvers/minute.ts';
import { first as shadowgate } from './shadowgate/lessons/first.ts';
import { minute as shadowgateMinute } from './shadowgate/minute.ts';

/** The first lesson of each game, and its rules in one minute. */
export const lessons: Readonly<Record<string, { readonly first: Lesson; readonly minute: Minute }>> = {
  'dungeon-busters': { first: dungeonBusters, minute: dungeonBustersMinute },
  greedquest: { first: greedquest, minute: greedquestMinute },
  'greedy-delvers': { first: greedyDelvers, minute: greedyDelversMinute },
  greed: { first: greed, minute: greedMinute },
  shadowgate: { first: shadowgate, minute: shadowgateMinute },
  goofspiel: { first: goofspiel, minute: goofspielMinute },
};
