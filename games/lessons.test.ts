import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Told } from '@gilt/engine/event';
import type { AnyGame } from '@gilt/engine/game';
import { answersIn, attempt, type Lesson, type LessonStep, lessonAt } from '@gilt/engine/lesson';
import { speaker, wordsFor } from '@gilt/engine/words';
import { describe, expect, test } from 'vitest';
import { games } from './all.ts';
import { lessons } from './lessons.ts';
import { withMistakes } from './mistakes.ts';

/** A sentence has no more words than these, and a step no more sentences. */
const LONGEST_SENTENCE = 20;
const MOST_SENTENCES = 2;
const LONGEST_GOAL = 110;
/** How fast people read, and how long they look before they choose. */
const WORDS_A_MINUTE = 180;
const SECONDS_TO_CHOOSE = 10;
/** So many ways through a lesson are followed to their end. */
const MOST_WAYS = 40;

const sentences = (text: string): string[] => text.replaceAll('*', '').split(/(?<=[.!?])\s+/);
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z’'-]+|\d+/g) ?? [];

/** All that a step says, in the order in which it is read. */
const spoken = ({ words, plan, wrong, done }: LessonStep): string[] =>
  [plan ?? [], words, Object.values(wrong ?? {}), done].flat();

/** What was told, in the words of the game. */
function told(game: AnyGame, names: readonly string[], events: readonly Told[]): string {
  const { say } = speaker(game.words.english, names);
  return events
    .flatMap(({ event }) => {
      const words = wordsFor(game.words, event);
      return words ? say(words) : [];
    })
    .join('\n');
}

/** Every way to do well at all steps, or many of them. */
function ways(lesson: Lesson, game: AnyGame): string[][] {
  let found: string[][] = [[]];
  for (const { good } of lesson.steps)
    found = found
      .flatMap((chosen) => (good ?? answersIn(lessonAt(lesson, chosen, [game]))).map((each) => [...chosen, each]))
      .slice(0, MOST_WAYS);
  return found;
}

describe.each(games.map((game) => [game.name, game] as const))('the first lesson of %s', (_, game) => {
  const { first: lesson, minute } = lessons[game.id]!;
  const rules = readFileSync(join(import.meta.dirname, game.id, 'rules.md'), 'utf8');
  const clauses = [...rules.matchAll(/^\| ([A-Z]{2}-\d\d) \|/gm)].map((match) => match[1]!);
  const basic = [...rules.matchAll(/^\| ([A-Z]{2}-\d\d) \|.*\bbasic \|$/gm)].map((match) => match[1]!);

  test('teaches every basic clause of the rules', () => {
    expect(basic.length).toBeGreaterThanOrEqual(3);
    const taught = lesson.steps.flatMap((step) => step.clauses);
    for (const clause of taught) expect(clauses).toContain(clause);
    for (const clause of basic) expect(taught).toContain(clause);
  });

  test('comes to its end on every good way, and what it promises comes', () => {
    for (const way of ways(lesson, game))
      for (const [place, choice] of way.entries()) {
        const { good, result, told: events } = attempt(lesson, way.slice(0, place), choice, [game]);
        expect(good).toBe(true);
        const text = told(game, result.names, events);
        for (const part of lesson.steps[place]!.comes) expect(text, `step ${place + 1}, ${choice}`).toContain(part);
      }
  });

  test('answers every other try by carrying it out', () => {
    const [way] = ways(lesson, game) as [string[]];
    for (const [place, step] of lesson.steps.entries()) {
      const chosen = way.slice(0, place);
      const answers = answersIn(lessonAt(lesson, chosen, [game]));
      expect(answers.length, `step ${place + 1}`).toBeGreaterThan(1);
      for (const each of step.good ?? []) expect(answers).toContain(each);
      for (const each of Object.keys(step.wrong ?? {})) {
        if (each === 'else') continue;
        expect(answers, `step ${place + 1}`).toContain(each);
        expect(step.good, `step ${place + 1}: ${each} is said to be wrong`).not.toContain(each);
      }
      for (const choice of answers) {
        const tried = attempt(lesson, chosen, choice, [game]);
        if (!tried.good)
          expect(told(game, tried.result.names, tried.told), `step ${place + 1}, ${choice}`).not.toBe('');
      }
    }
  });

  test('cites what the clause is about: events or questions of every step do', () => {
    const [way] = ways(lesson, game) as [string[]];
    for (const [place, { clauses: taught, title }] of lesson.steps.entries()) {
      const { result } = attempt(lesson, way.slice(0, place), way[place]!, [game]);
      const cited = new Set(result.told.map(({ event }) => event.rule));
      expect(
        taught.some((clause) => cited.has(clause)),
        `${title}: ${[...cited].join(' ')}`,
      ).toBe(true);
    }
  });

  test('is easy to read: short sentences, and each word of the game is explained first', () => {
    const read: string[] = [];
    for (const step of lesson.steps) {
      for (const text of spoken(step)) {
        read.push(text);
        expect(sentences(text).length, text).toBeLessThanOrEqual(MOST_SENTENCES);
        for (const sentence of sentences(text))
          expect(wordsIn(sentence).length, sentence).toBeLessThanOrEqual(LONGEST_SENTENCE);
      }
    }
    for (const term of lesson.terms) {
      const uses = new RegExp(`\\b${term}`, 'i');
      const where = read.find((text) => uses.test(text)) ?? '';
      expect(where, `'${term}' is explained where it is first used`).toMatch(new RegExp(`\\*${term}s?\\*`, 'i'));
    }
    const marked = read.flatMap((text) => [...text.matchAll(/\*([^*]+)\*/g)].map((match) => match[1]!.toLowerCase()));
    for (const each of marked)
      expect(
        lesson.terms.some((term) => each.startsWith(term.toLowerCase())),
        `'${each}' is a term`,
      ).toBe(true);
  });

  test('takes no longer than eight minutes, read aloud at an easy pace', () => {
    const seconds = lesson.steps.map(({ words, plan = '', done, wrong = {} }) => {
      const read = [words, plan, done, Object.values(wrong)[0] ?? ''].flatMap(wordsIn).length;
      return (60 * read) / WORDS_A_MINUTE + 2 * SECONDS_TO_CHOOSE;
    });
    const minutes = seconds.reduce((sum, each) => sum + each, 0) / 60;
    console.log(`${game.name}: ${lesson.steps.length} steps, ${minutes.toFixed(1)} minutes`);
    expect(minutes).toBeLessThanOrEqual(8);
  });

  test('its glossary stands in docs/lessons.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/lessons.md'), 'utf8');
    expect(page).toContain(`\n| ${game.name} | ${lesson.terms.join(', ')} |\n`);
  });

  test('the rules in one minute take no longer, and the goal is one line', () => {
    const all = [minute.goal, ...minute.round, minute.end, ...minute.score];
    expect(minute.goal.length).toBeLessThanOrEqual(LONGEST_GOAL);
    expect(all.flatMap(wordsIn).length).toBeLessThanOrEqual(180);
    for (const sentence of all.flatMap(sentences))
      expect(wordsIn(sentence).length, sentence).toBeLessThanOrEqual(LONGEST_SENTENCE);
  });
});

/** The answers to five mistakes and more in each lesson, as a page to be read. */
function mistakesPage(): string {
  const parts = games.map((game) => {
    const rows = withMistakes(game).flatMap(({ title, wrong }, place) =>
      wrong.map(({ tried, words }) => `| ${place + 1} ${title} | ${tried} | ${words ?? 'what it led to'} |`),
    );
    return `## ${game.name}\n| step | tried | answered |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Mistakes in the lessons
What the coach answers to mistakes, at least five in each lesson. Every one is carried out on the board first, and then it goes back. This page is written by
\`npx vitest run games/lessons.test.ts -t mistakes -u\`; \`npm run walk-lessons\` makes the same mistakes in Chromium and takes a picture of each.

${parts.join('\n')}`;
}

test('five mistakes and more in each lesson are answered in words, and the page of them is as it is', async () => {
  for (const game of games) {
    const answered = withMistakes(game).flatMap(({ wrong }) => wrong);
    expect(answered.length, game.name).toBeGreaterThanOrEqual(5);
    for (const { tried, words } of answered) expect(words, `${game.name}: ${tried}`).not.toBeNull();
  }
  await expect(mistakesPage()).toMatchFileSnapshot('../docs/lesson-mistakes.md');
});
