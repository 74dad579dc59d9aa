import { sayerOf } from '../say.ts';

/** What the pages of the lessons say. The lessons themselves are in the folders of their games. */
export const english = {
  'lesson.title': 'First lesson',
  'lesson.where': 'First lesson · step {at} of {all}',
  'lesson.steps': 'Step {at} of {all}',
  'lesson.goal': 'Goal',
  'lesson.why': 'Why?',
  'lesson.next': 'Next',
  'lesson.again': 'Try again',
  'lesson.skip': 'Skip',
  'lesson.coach': 'The coach',
  'lesson.well': 'Well done',
  'lesson.would': 'This is what would happen',
  'lesson.wrong': 'This is what would happen.',
  'lesson.free': 'Nothing is lost in a lesson.',
  'lesson.none': 'There is no lesson for this game',
  'lesson.end': 'Now play a real game.',
  'lesson.end.beside': 'I stay beside you for three rounds.',
  'lesson.learned': 'What you know now',
  'lesson.deal': 'Deal me in',
  'lesson.bots': '{count, plural, one {One easy bot} other {# easy bots}}, no clock.',
  'lesson.once': 'The lesson once more',
  'lesson.that': 'That is why.',
};

export const { say } = sayerOf(english);
