import { shadowgate } from '@gilt/games/shadowgate/game';
import { describe, expect, test } from 'vitest';
import { levelSet } from '../planted.ts';
import { fieldsOf, movesOf } from './fields.ts';
import { isMet } from './figures.ts';
import { readTunePlan } from './plan.ts';
import { type Step, tune } from './tune.ts';

const worker = new URL('file:///nowhere');
const DOUBLED = "Gatekeeper's Daughter";
/** All characters and abilities are alike, but for one that is twice as strong. */
const plan = {
  game: 'shadowgate',
  cards: levelSet(0).set,
  seed: 'p3',
  tables: [{ players: 2, options: { characters: 'learners' }, bot: 'thumb', rounds: 120 }],
  targets: [{ of: 'trait', kind: 'character', from: 0.7, to: 1.3 }],
  fields: [
    {
      path: 'characters/*/0/stats',
      each: [
        [1, 1, 1],
        [2, 2, 2],
      ],
    },
  ],
  steps: 3,
  aside: 120,
};
const tuned = (before: readonly Step[] = [], steps = plan.steps) => {
  const told: Step[] = [];
  const read = readTunePlan({ ...plan, steps });
  return tune({ ...read, threads: 1, worker, before, onStep: (step) => told.push(step) }).then((result) => ({
    ...result,
    told,
  }));
};

describe('a tuner', () => {
  test('tunes a planted imbalance away, shows its way, and goes on where it was stopped', async () => {
    const whole = await tuned();
    expect(whole.was.some((figure) => !isMet(figure))).toBe(true);
    expect(whole.is.every(isMet)).toBe(true);
    const kept = whole.steps.filter((step) => step.kept);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((step) => step.card === DOUBLED)).not.toEqual([]);
    const again = await tuned(whole.steps.slice(0, 1));
    expect(again.told).toEqual(whole.steps.slice(1));
    expect(again.set).toEqual(whole.set);
  }, 240_000);
});

describe('fields', () => {
  const set = shadowgate.cards!.standard;
  const paths = (path: string, but: string[] = []) =>
    fieldsOf(set, [{ path, from: 0, to: 9, step: 1 }], but).map((field) => field.path.join('/'));

  test('are found by key, number, name, or all of them', () => {
    expect(paths('staff/cost/*')).toEqual(['staff/cost/0', 'staff/cost/1', 'staff/cost/2']);
    expect(paths('quests/*/Nine Locks/cost/1')).toEqual(['quests/4/1/cost/1']);
    expect(paths('quests/*/*/cost/*', ['quests/4'])).toHaveLength(3 * 22 - 3 - 6);
  });

  test('that a card calls fixed are left alone', () => {
    expect(() => paths('quests/*/The Silent Guard/cost/*')).toThrow('everything that it names is fixed');
    expect(() => fieldsOf(set, [{ path: 'quests/*/*/price', from: 0, to: 9, step: 1 }], [])).toThrow(
      'the plan: there is nothing at quests/*/*/price in this set',
    );
  });

  test('a list may keep its sum, a number its bounds, and a word is one of several', () => {
    const moves = (line: Parameters<typeof fieldsOf>[1][number]) =>
      movesOf(set, fieldsOf(set, [line], [])[0]!).map(({ to }) => to);
    expect(moves({ path: 'characters/*/Dismissed Jester/stats', from: 1, to: 3, step: 1, keep: 'sum' })).toEqual([
      [2, 1, 1],
      [1, 2, 1],
    ]);
    expect(moves({ path: 'staff/cost/0', from: 7, to: 9, step: 1 })).toEqual([7, 9]);
    expect(moves({ path: 'quests/*/Nine Locks/great', each: ['magic', 'weapon', 'relic'] })).toEqual([
      'magic',
      'relic',
    ]);
  });
});

test('bad plans are refused with what is wrong', () => {
  const read = (change: object) => () => readTunePlan({ ...plan, ...change });
  expect(read({ targets: [{ of: 'turns' }] })).toThrow('should say from or to');
  expect(read({ targets: [{ of: 'turns', from: 0.1, to: 0.2, margin: 0.1 }] })).toThrow('leaves no room');
  expect(read({ targets: [{ of: 'part', kind: 'quest', from: 0.1 }] })).toThrow('should name what is to happen');
  expect(read({ game: 'greed', cards: undefined })).toThrow('is played with its own cards only');
  expect(read({ fields: [{ path: 'staff/cost', from: 0, to: 9 }] })).toThrow('staff/cost is no number');
});
