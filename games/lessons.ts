import type { Lesson } from '@gilt/engine/lesson';
import type { Minute } from '@gilt/engine/minute';
import { first as goofspiel } from './goofspiel/lessons/first.ts';
import { minute as goofspielMinute } from './goofspiel/minute.ts';

/** The first lesson of each game, and its rules in one minute. */
export const lessons: Readonly<Record<string, { readonly first: Lesson; readonly minute: Minute }>> = {
  goofspiel: { first: goofspiel, minute: goofspielMinute },
};
