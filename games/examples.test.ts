import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '@gilt/engine/example';
import { openLine } from '@gilt/engine/flow';
import { whatIf } from '@gilt/engine/what-if';
import { describe, expect, test } from 'vitest';
import { games } from './all.ts';

const LONGEST_TITLE = 28;

describe.each(games.map((game) => [game.name, game] as const))('the examples of %s', async (_, game) => {
  const { examples } = (await import(`./${game.id}/examples.ts`)) as { examples: readonly Example[] };
  const rules = readFileSync(join(import.meta.dirname, game.id, 'rules.md'), 'utf8');
  const clauses = [...rules.matchAll(/^\| ([A-Z]{2}-\d\d) \|/gm)].map((match) => match[1]!);
  const shown = examples.map(({ clause }) => clause);

  test('are many, each with a short title of its own', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
    for (const { title } of examples) expect(title.length, title).toBeLessThanOrEqual(LONGEST_TITLE);
  });

  test('show clauses of the rules, each another one where there are enough of them', () => {
    for (const clause of shown) expect(clauses).toContain(clause);
    if (clauses.length >= examples.length) expect([...new Set(shown)]).toEqual(shown);
  });

  test.each(examples.map((example) => [example.title, example] as const))('%s', (_, { clause, text }) => {
    const [question, which, ...rest] = text.split('\n');
    expect(question).toMatch(/^# .+\?$/);
    expect(which).toBe(`game: ${game.id}`);
    for (const line of rest) expect(line).toMatch(/^\S.*\S$/);

    const { told, state } = whatIf(text, [game]);
    const cited = [...told.map(({ event }) => event.rule), openLine(game, state)?.question.rule];
    expect(cited).toContain(clause);
  });
});
