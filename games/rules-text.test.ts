import { readFileSync } from 'node:fs';
import { readRules } from '@gilt/engine/rules-text';
import { games } from '@gilt/games/all';
import { expect, test } from 'vitest';

const text = (id: string): string => readFileSync(`games/${id}/rules.md`, 'utf8');
const clausesOf = (id: string) =>
  readRules(text(id)).parts.flatMap((part) => (part.type === 'clauses' ? part.clauses : []));

for (const { id, name } of games) {
  test(`${name}: every clause of its rules.md is there, once, with its words`, () => {
    const written = [...text(id).matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, clause]) => clause);
    const read = clausesOf(id);
    expect(read.map((clause) => clause.id)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
    expect(read.filter((clause) => clause.text.length < 10)).toEqual([]);
  });
}

test('tables that hold no clauses stay tables', () => {
  const monsters = readRules(text('dungeon-busters')).parts.find((part) => part.type === 'table');
  expect(monsters?.head[1]).toBe('monster');
  expect(monsters?.rows).toHaveLength(15);
});
