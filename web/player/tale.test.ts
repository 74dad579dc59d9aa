import type { AnyEvent } from '@gilt/engine/event';
import type { Happened } from '@gilt/protocol/sight';
import { expect, test } from 'vitest';
import { taleOf } from './tale.ts';

const happened = (n: number, ...types: string[]): Happened => ({
  n,
  at: 0,
  what: { type: 'started' },
  events: types.map((type) => ({ type, rule: 'X-1' })),
});

const typesOf = (...past: Happened[]): string[] => taleOf(past).events.map(({ type }) => type);

const begun = happened(1, 'dealt');
const first = happened(2, 'reveal', 'moves');
const forced = happened(3, 'reveal', 'moves', 'reveal', 'draws');

test('an undo takes back the last question and all after it, also what was turned up for those without a choice', () => {
  expect(typesOf(begun, first, forced, happened(4, 'undone'))).toEqual(['dealt', 'reveal', 'moves']);
  expect(typesOf(begun, first, forced, happened(4, 'undone'), happened(5, 'undone'))).toEqual(['dealt']);
  expect(typesOf(begun, first, happened(3, 'undone'), first)).toEqual(['dealt', 'reveal', 'moves']);
});

test('it knows with which happening each event was told, and at which place in it, of those that stand', () => {
  const { told } = taleOf([begun, first, forced, happened(4, 'undone'), happened(5, 'reveal', 'draws')]);
  expect(told.map(({ n, place }) => `${n}.${place}`)).toEqual(['1.0', '2.0', '2.1', '5.0', '5.1']);
});

test('it counts what stands of a kind', () => {
  const past = [begun, first, forced, happened(4, 'undone')];
  expect(taleOf(past.slice(0, 3)).times('reveal')).toBe(3);
  expect(taleOf(past).times('reveal')).toBe(1);
  expect(taleOf(past).times('draws')).toBe(0);
});

test('whoever goes along is called with everything, taken back or not, when it counts already', () => {
  const heard: string[] = [];
  const along = ({ type }: AnyEvent, { n }: Happened, place: number, tale: ReturnType<typeof taleOf>) =>
    heard.push(`${n}.${place} ${type} ${tale.times('reveal')}`);
  taleOf([begun, first, happened(3, 'undone'), happened(4)], along);
  expect(heard).toEqual(['1.0 dealt 0', '2.0 reveal 1', '2.1 moves 1', '3.0 undone 0']);
});
