import type { AnyGame } from '@gilt/engine/game';
import { answersIn, attempt, lessonAt } from '@gilt/engine/lesson';
import { lessons } from './lessons.ts';

/** At least so many answers that were not asked for are tried in a lesson, as far as there are any. */
const MISTAKES = 5;

/** An answer that was not asked for, and what the lesson says to it; null: what it led to speaks for itself. */
export interface Mistake {
  readonly tried: string;
  readonly words: string | null;
}

/** A step of a lesson, what to try there in vain, and at last what was asked for. */
export interface Trial {
  readonly title: string;
  readonly wrong: readonly Mistake[];
  readonly right: string;
}

/** A way through the first lesson of a game with mistakes on it, one a step, and more where that makes too few. */
export function withMistakes(game: AnyGame): Trial[] {
  const { first: lesson } = lessons[game.id]!;
  const chosen: string[] = [];
  const steps = lesson.steps.map(({ title, good }) => {
    const before = [...chosen];
    const answers = answersIn(lessonAt(lesson, before, [game]));
    const right = good?.[0] ?? answers[0]!;
    chosen.push(right);
    return { title, before, right, others: answers.filter((each) => good !== null && !good.includes(each)), tries: 0 };
  });
  for (let most = 1, left = MISTAKES; left > 0 && steps.some(({ others }) => others.length >= most); most++)
    for (const step of steps)
      if (step.others.length >= most) {
        step.tries = most;
        left--;
      }
  return steps.map(({ title, before, right, others, tries }) => ({
    title,
    right,
    wrong: others
      .slice(0, tries)
      .map((tried) => ({ tried, words: attempt(lesson, before, tried, [game]).words?.replaceAll('*', '') ?? null })),
  }));
}
