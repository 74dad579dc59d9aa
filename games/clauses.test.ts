import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, playOut } from '@gilt/engine/contract/random-play';
import { type Told, teller } from '@gilt/engine/event';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { describe, expect, test } from 'vitest';
import { games } from './all.ts';

const CLAUSE = /\b[A-Z]{2}-\d\d\b/g;

const idsIn = (text: string): Set<string> => new Set(text.match(CLAUSE) ?? []);

/** The names of a test file's tests: only what stands there says what a test shows. */
const testNames = (source: string): string =>
  [...source.matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g)]
    .map((match) => match[2])
    .join('\n') +
  [...source.matchAll(/as const\)\(\s*(['"`])([\s\S]*?)\1/g), ...source.matchAll(/\]\)\(\s*(['"`])([\s\S]*?)\1/g)]
    .map((match) => match[2])
    .join('\n');

describe.each(games.map((game) => [game.name, game] as const))('the clauses of %s', (_, game) => {
  const folder = join(import.meta.dirname, game.id);
  const rules = existsSync(join(folder, 'rules.md')) ? readFileSync(join(folder, 'rules.md'), 'utf8') : '';
  const clauses = [...rules.matchAll(/^\| ([A-Z]{2}-\d\d) \|/gm)].map((match) => match[1]!);
  const files = readdirSync(folder, { recursive: true }).map(String);

  test('are each stated once', () => {
    expect(clauses.length).toBeGreaterThan(0);
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  test('are each cited by the name of a test', () => {
    const tests = files.filter((file) => file.endsWith('.test.ts'));
    const cited = idsIn(tests.map((file) => testNames(readFileSync(join(folder, file), 'utf8'))).join('\n'));
    const untested = clauses.filter((id) => !cited.has(id));
    expect(untested, `no test's name cites ${untested.join(', ')}`).toEqual([]);
  });

  test('are the only ones that code and tests cite', () => {
    const sources = files.filter((file) => file.endsWith('.ts'));
    const cited = idsIn(sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
    expect([...cited].filter((id) => !clauses.includes(id))).toEqual([]);
  });

  test('are the only ones that events and scores cite', () => {
    for (let players = game.seats.least; players <= game.seats.most; players++) {
      for (let seed = 0; seed < 20; seed++) {
        const told: Told[] = [];
        const state = begin(game, readSetup(game, players, {}), randomFrom(seed), teller(told));
        playOut(game, state, randomFrom(seed + 1000), teller(told));
        for (const { event } of told) expect(clauses, `event ${event.type}`).toContain(event.rule);
        for (const { lines, tieBreaks } of game.outcome(state).scores) {
          for (const { what, rule } of [...lines, ...tieBreaks]) expect(clauses, `score ${what}`).toContain(rule);
        }
      }
    }
  });
});
