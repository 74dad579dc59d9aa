import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedOf, waitingFor } from '@gilt/engine/answer';
import { gameNamed } from '@gilt/engine/game';
import { viewOf } from '@gilt/engine/view';
import { whatIf } from '@gilt/engine/what-if';
import { games } from '@gilt/games/all';
import { describe, expect, test } from 'vitest';
import { advise } from './advice.ts';
import { usualBudget } from './budget.ts';
import { companyOf, luckOf } from './playing-on.ts';
import { type Puzzles, solves } from './puzzle.ts';

/** Worlds in which the answer to each puzzle has to be right once more. */
const GLANCE = 100;
const NOTHING = { value: 0, low: 0, high: 0 };
const folder = join(import.meta.dirname, '..', 'puzzles');
const files = existsSync(folder) ? readdirSync(folder) : [];

test('only what costs something does not solve a puzzle', () => {
  const option = (name: string, verdict: 'best' | 'sound' | 'cost') => ({ name, verdict, worth: NOTHING, why: null });
  const options = [option('1', 'best'), option('2', 'sound'), option('3', 'cost')];
  const advice = { where: '', rule: '', best: '1', options, beliefs: [] };
  expect(['1', '2', '3', '4'].map((name) => solves(advice, name))).toEqual([true, true, false, false]);
});

describe.each(files)('the puzzles in %s', (file) => {
  const { game: id, rules, budget, puzzles }: Puzzles = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const game = gameNamed(id, games);
  const company = companyOf(game);

  test('are of these rules, weighed with ten times the care of a review, and each has a name of its own', () => {
    expect(file).toBe(`${id}.json`);
    expect(rules).toBe(game.version);
    expect(budget).toBeGreaterThanOrEqual(10 * usualBudget(id));
    expect(puzzles.length).toBeGreaterThanOrEqual(20);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ position }) => position)).size).toBe(puzzles.length);
  });

  test.each(puzzles)('$id can be set up, asks what it says, and has right and wrong answers', (puzzle) => {
    const { state } = whatIf(puzzle.position, [game]);
    const seat = puzzle.seat - 1;
    expect(waitingFor(state)).toContain(seat);
    const asked = askedOf(game, state, seat)!;
    expect([asked.where, asked.rule]).toEqual([puzzle.where, puzzle.rule]);
    expect(asked.names).toEqual(puzzle.options.map(({ name }) => name));
    expect(solves(puzzle, puzzle.best)).toBe(true);
    const best = puzzle.options.find(({ name }) => name === puzzle.best)!;
    const clear = puzzle.options.filter(
      ({ verdict, worth }) => verdict === 'cost' && best.worth.value - worth.value >= 0.05,
    );
    expect(clear.length).toBeGreaterThan(0);
    for (const { name } of clear) expect(solves(puzzle, name)).toBe(false);
    expect(clear.some(({ why }) => why !== null)).toBe(true);
    const again = advise(company, viewOf(game.secrets, state, seat), GLANCE, luckOf(5));
    expect(solves(again, puzzle.best)).toBe(true);
  });

  test('are weighed as a review weighs', () => {
    const puzzle = puzzles[0]!;
    const { state } = whatIf(puzzle.position, [game]);
    const { options } = advise(company, viewOf(game.secrets, state, puzzle.seat - 1), 100, luckOf(5));
    const worth = (name: string, among: readonly { name: string; worth: { value: number } }[]): number =>
      among.find((option) => option.name === name)!.worth.value;
    const least = puzzle.options.reduce((one, other) => (other.worth.value < one.worth.value ? other : one));
    expect(worth(puzzle.best, options)).toBeGreaterThan(worth(least.name, options));
  });
});
