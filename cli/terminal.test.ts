import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { NAMES } from '@gilt/engine/position';
import { randomFrom } from '@gilt/engine/random';
import { viewOf } from '@gilt/engine/view';
import { games } from '@gilt/games/all';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keyboardOf } from './keyboard.ts';
import { rulesText } from './rules.ts';
import { showTable } from './tables.ts';
import { fit, widthOf } from './wrap.ts';

const usual = process.stdout.columns;
afterEach(() => {
  process.stdout.columns = usual;
});

/** Something that is printed, as it looks in a terminal of so many columns; without a number, as it goes into a file. */
function shown(columns: number | undefined, make: () => string): string {
  process.stdout.columns = columns as number;
  return fit(make());
}

const wordsIn = (text: string): string[] => text.split(/[\s;:]+/);

/** Nothing is too wide, and no word is in the narrow version that is not in the wide one. */
function mustFit(columns: number, make: () => string): void {
  const narrow = shown(columns, make);
  for (const line of narrow.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
  const whole = new Set(wordsIn(shown(undefined, make)));
  expect(wordsIn(narrow).filter((word) => !whole.has(word))).toEqual([]);
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game: AnyGame) => {
  test.each([60, 80, 100])('in %i columns no line of the table is broken within a word', (columns) => {
    const { most } = game.seats;
    const state = begin(game, readSetup(game, most, {}), randomFrom(3));
    const random = randomFrom(4);
    for (let question = 0; state.flow.stack.length > 0 && question < 25; question++) {
      for (const seat of [0, most - 1, null])
        mustFit(columns, () => showTable(game, viewOf(game.secrets, state, seat), NAMES.slice(0, most)));
      answerAtRandom(game, state, random);
    }
  });

  test.each([60, 80, 100])('in %i columns no line of the rules is', (columns) =>
    mustFit(columns, () => rulesText(game)),
  );

  test('its rules are whole: headings, paragraphs, tables, and every clause with what is the rulebook’s and what ours', () => {
    const text = shown(undefined, () => rulesText(game));
    expect(text.split('\n')[0]).toBe(game.name);
    expect(text).not.toMatch(/[`*]|\|/);
    for (const clause of text.matchAll(/^[A-Z]{2}-\d\d {2}.*$/gm)) expect(clause[0]).toMatch(/ \[from: .+\]$/);
  });
});

test.each([
  ['dungeon-busters', 'Gems: R red, Y yellow, B blue. ▸ is you.'],
  ['greedquest', '→ faces inward, toward the Hoard in Room 12; ← outward, home to Room 1. ▸ is you.'],
  ['greedquest', '1st to 10th: when a card acts in the turn'],
  ['greedy-delvers', '▸ is you. At level 30 one is safe'],
  ['greed', 'Icons: C car, G gun, K key, B bottle, H heart, W wrench. ● is a marker'],
  [
    'shadowgate',
    'Classes: magic (fire ice wind), weapon (melee ranged armor), relic (artifact royal orb thorn stave).',
  ],
  ['shadowgate', 'Stats, costs and resources are three figures: top, middle, bottom.'],
  ['goofspiel', '▸ is you.'],
])('%s: signs, letters and classes have a legend: %s', (id, legend) => {
  const game = games.find((each) => each.id === id)!;
  const { most } = game.seats;
  const state = begin(game, readSetup(game, most, {}), randomFrom(1));
  expect(shown(undefined, () => showTable(game, viewOf(game.secrets, state, 0), NAMES.slice(0, most)))).toContain(
    legend,
  );
});

test('rules have their tables and what stands before them', () => {
  const [dungeon] = games;
  const text = shown(undefined, () => rulesText(dungeon!));
  expect(text).toContain('A party of adventurers walks through three dungeons.');
  expect(text).toMatch(/III +Skeleton Warrior +8 +2 yellow +1 red/);
  expect(text).toContain('This is what lies in the chests, in gems');
  expect(text).toContain('[from: rulebook; who is a ruling]');
});

test.each([
  ['dungeon-busters', 'DB-23', 'rulebook; that it is a contributor is a ruling'],
  ['greedquest', 'GQ-32', 'rulebook for Tracking; for the other cards it is ours'],
  ['greedquest', 'GQ-36', 'ours (house): the printed text was not found'],
  ['greedy-delvers', 'GD-23', 'ruling'],
  ['greed', 'GR-12', 'rulebook; that it is always done is a ruling'],
  ['shadowgate', 'QS-07', "rulebook; that the learners' set is dealt, by lot, is a ruling"],
])('%s, %s: what is the rulebook’s and what is ours is said', (id, clause, from) => {
  const game = games.find((each) => each.id === id)!;
  const line = shown(undefined, () => rulesText(game))
    .split('\n')
    .find((each) => each.startsWith(clause))!;
  expect(line).toContain(`[from: ${from}`);
});

test('the clock is announced before it runs out, and what was typed so far stays', async () => {
  const prompts: boolean[] = [];
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(`${text}at ${time}`) > 0);
  let time = 0;
  const nobody = { prompt: (keep = false) => prompts.push(keep), [Symbol.asyncIterator]: () => [] as never };
  const keyboard = keyboardOf(
    nobody,
    // Nobody types anything, and time passes.
    async (patience) => {
      time += patience!;
      return 'late';
    },
    () => time,
  );
  keyboard.limit(12);
  expect(keyboard.secondsLeft()).toBe(12);
  expect(await keyboard.next()).toBe('late');
  write.mockRestore();
  expect(said).toEqual(['\n10 seconds left.\nat 2000', '\n5 seconds left.\nat 7000']);
  expect(prompts).toEqual([false, true, true]);
  expect([time, keyboard.secondsLeft()]).toEqual([12_000, 0]);
});
