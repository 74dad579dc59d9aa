import type { Reveal } from '@gilt/engine/event';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { promises } from './promises.ts';
import { play } from './scenes.ts';

/** What is told when these cards are played. */
const told = (cards: string) =>
  play(`players: 3 \n monster: chimera \n > ${cards}`).position.told.map(({ event }) => event as Event | Reveal);

const ann = 0;

test.each([
  [5, 'Ann 5, Bob 2, Cid 3', 'kept'],
  [5, 'Ann 6, Bob 2, Cid 3', 'kept'],
  [5, 'Ann 4, Bob 2, Cid 3', 'broken'],
] as const)('DB-10 “I play at least %i”: %s — %s', (strength, cards, verdict) => {
  expect(promises['at-least'].judge(ann, { strength }, told(cards))).toBe(verdict);
});

test.each([
  [5, 'Ann 5, Bob 2, Cid 3', 'kept'],
  [5, 'Ann 6, Bob 2, Cid 3', 'broken'],
] as const)('DB-10 “I play exactly %i”: %s — %s', (strength, cards, verdict) => {
  expect(promises.exactly.judge(ann, { strength }, told(cards))).toBe(verdict);
});

test.each([
  ['Ann 3, Bob 2, Cid 5', 'kept'],
  ['Ann 2, Bob 3, Cid 5', 'broken'],
  ['Ann 2, Bob 2, Cid 5', 'broken'],
] as const)('DB-10 “I will not play the lowest”: %s — %s', (cards, verdict) => {
  expect(promises['not-the-lowest'].judge(ann, {}, told(cards))).toBe(verdict);
});

test('DB-10 a promise is moot until cards are played', () => {
  expect(promises.exactly.judge(ann, { strength: 3 }, [])).toBe('moot');
});

test('DB-10 a promise speaks of the next cards only', () => {
  const two = [...told('Ann 5, Bob 2, Cid 3'), ...told('Ann 2, Bob 5, Cid 3')];
  expect(promises['at-least'].judge(ann, { strength: 5 }, two)).toBe('kept');
});

test('DB-10 a promise of a card that does not exist is refused', () => {
  expect(promises.exactly.terms.safeParse({ strength: 8 }).success).toBe(false);
  expect(promises.exactly.terms.safeParse({ strength: 0 }).success).toBe(false);
  expect(promises.exactly.terms.safeParse({}).success).toBe(false);
  expect(promises['not-the-lowest'].terms.safeParse({ strength: 1 }).success).toBe(false);
});
