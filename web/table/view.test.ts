import type { Happened } from '@gilt/protocol/sight';
import { expect, test } from 'vitest';
import { standingEvents } from './view.ts';

const happened = (n: number, ...types: string[]): Happened =>
  ({
    n,
    at: 0,
    what: { type: 'started' },
    events: types.map((type) => ({ type, rule: 'X-1' })),
  }) as unknown as Happened;

const typesOf = (...past: Happened[]): string[] => standingEvents(past).map(({ type }) => type);

test('an undo takes back the last question and all after it, also what was turned up for those without a choice', () => {
  const begun = happened(1, 'dealt');
  const first = happened(2, 'reveal', 'moves');
  const forced = happened(3, 'reveal', 'moves', 'reveal', 'draws');
  expect(typesOf(begun, first, forced, happened(4, 'undone'))).toEqual(['dealt', 'reveal', 'moves']);
  expect(typesOf(begun, first, forced, happened(4, 'undone'), happened(5, 'undone'))).toEqual(['dealt']);
  expect(typesOf(begun, first, happened(3, 'undone'), first)).toEqual(['dealt', 'reveal', 'moves']);
});
