import type { Choice, Review } from '@gilt/bots/review/review';
import { expect, test } from 'vitest';
import { courseOf } from './course.ts';
import type { Word } from './worker.ts';

const change = { entry: 1, own: 0, others: 0.1, deal: 0 };
const choice = { entry: 1, chosen: '3' } as Choice;
const progress: Word = { type: 'progress', progress: { done: 1, of: 2, choice, change, shares: [0.6, 0.4] } };

/** A course whose worker says what the test has it say. */
function opened() {
  const heard: { hear(word: Word): void; stopped: boolean }[] = [];
  const course = courseOf('{}', 0, { budget: 10, seed: 1 }, (_, hear) => {
    const worker = { hear, stopped: false };
    heard.push(worker);
    return () => {
      worker.stopped = true;
    };
  });
  return { course, heard };
}

test('choices and chances are there as soon as they are found, and stay when it is stopped', () => {
  const { course, heard } = opened();
  course.begin();
  heard[0]!.hear(progress);
  expect(course.found()).toMatchObject({ state: 'works', done: 1, choices: [choice] });
  expect(course.found().chances).toEqual([{ entry: 1, shares: [0.6, 0.4] }]);
  course.stop();
  expect(heard[0]!.stopped).toBe(true);
  expect(course.found()).toMatchObject({ state: 'stopped', choices: [choice] });
});

test('what is done is not worked out again; what was stopped is', () => {
  const { course, heard } = opened();
  course.begin();
  course.stop();
  course.begin();
  heard[1]!.hear({ type: 'review', review: { choices: [choice], changes: [], chances: [] } as unknown as Review });
  course.begin();
  expect(heard.length).toBe(2);
  expect(course.found()).toMatchObject({ state: 'done', choices: [choice] });
});

test('what goes wrong is said', () => {
  const { course, heard } = opened();
  course.begin();
  heard[0]!.hear({ type: 'fault', fault: 'a game can be reviewed when it is over; this one is not' });
  expect(course.found()).toMatchObject({ state: 'failed', fault: expect.stringContaining('is not') });
});
