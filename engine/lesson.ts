import { askedOf } from './answer.ts';
import type { Told } from './event.ts';
import { Refusal } from './fault.ts';
import type { AnyGame } from './game.ts';
import { type WhatIf, whatIf } from './what-if.ts';

/** A guided first game: prepared positions, prepared others, one new idea a step. What it promises is found by carrying it out (docs/lessons.md). */
export interface Lesson {
  /** Words of the game that it uses. Each is between asterisks where it is explained, before anything else uses it. */
  readonly terms: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** Where on the table the thing is that is spoken of. */
export type Lit = 'others' | 'stage' | 'own' | 'hand' | 'question';

export interface LessonStep {
  /** What is learned, as one would say it to a friend: 'Equal cards cancel'. */
  readonly title: string;
  /** What the learner is told, and to do: one or two short sentences. */
  readonly words: string;
  /** What the others are going to do, as far as it is told: 'Ben will bid 2, Cleo 1.' */
  readonly plan?: string;
  /** The clauses that it teaches; the first says why. */
  readonly clauses: readonly string[];
  readonly lit: Lit;
  /** The position (docs/what-if.md), in which the learner has the first seat; left out: it goes on from where the last step ended. */
  readonly position?: string;
  /** The answers that do what was asked, by name; null: each is as good as another. */
  readonly good: readonly string[] | null;
  /** What the others answer: the first line together with the learner, each further one by itself. */
  readonly others: readonly string[];
  /** Parts of what is told after every good answer. */
  readonly comes: readonly string[];
  /** What they are told after a good answer. */
  readonly done: string;
  /** What they are told after another one, by its name; `else`: after any that is not named. What it led to is shown beside it. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** The seat of whoever learns. */
export const LEARNER = 0;

/** An answer of a learner, carried out. */
export interface Attempt {
  readonly choice: string;
  readonly good: boolean;
  readonly result: WhatIf;
  /** How many tellings of the result came before it. */
  readonly from: number;
  /** What it led to. */
  readonly told: readonly Told[];
  /** What the lesson says to it; null: what it led to speaks for itself. */
  readonly words: string | null;
}

/** The position at a step, as text; `chosen`: what was answered, well, at each step before it. */
export function lessonText(lesson: Lesson, chosen: readonly string[]): string {
  let text = '';
  for (const [place, step] of lesson.steps.slice(0, chosen.length + 1).entries()) {
    text = step.position ?? text;
    if (place < chosen.length) text = [text, ...script(step, text, chosen[place]!)].join('\n');
  }
  return text;
}

/** The lines that carry an answer out. */
function script({ others }: LessonStep, text: string, choice: string): string[] {
  const [beside, ...after] = others;
  const own = `${learnerIn(text)} ${choice}`;
  return [`> ${beside ? `${own}, ${beside}` : own}`, ...after.map((line) => `> ${line}`)];
}

/** What the first seat is called in a position. */
const learnerIn = (text: string): string => /^players: (\p{L}\S*)/mu.exec(text)?.[1] ?? 'Ann';

/** The step where the learner is asked, carried out so far. */
export const lessonAt = (lesson: Lesson, chosen: readonly string[], games: readonly AnyGame[]): WhatIf =>
  whatIf(lessonText(lesson, chosen), games);

/** What the learner can answer there. */
export const answersIn = ({ game, state }: WhatIf): readonly string[] => askedOf(game, state, LEARNER)?.names ?? [];

/** Carries an answer out. Of another one than was asked for only what comes of it at once. */
export function attempt(lesson: Lesson, chosen: readonly string[], choice: string, games: readonly AnyGame[]): Attempt {
  const step = lesson.steps[chosen.length];
  if (!step) throw new Refusal('the lesson is over');
  const text = lessonText(lesson, chosen);
  const before = whatIf(text, games);
  if (!answersIn(before).includes(choice)) throw new Refusal(`'${choice}' is none of the answers`);
  const good = step.good?.includes(choice) ?? true;
  const lines = script(step, text, choice);
  const result = whatIf([text, ...(good ? lines : lines.slice(0, 1))].join('\n'), games);
  const words = good ? step.done : (step.wrong?.[choice] ?? step.wrong?.else ?? null);
  const from = before.tellings.length;
  return { choice, good, result, from, told: result.told.slice(before.told.length), words };
}
