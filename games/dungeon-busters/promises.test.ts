import { type Reveal, standing } from '@gilt/engine/event';
import { readSetup, type Setup } from '@gilt/engine/game';
import { seedFrom } from '@gilt/engine/seed';
import { answer, sitDown, undo } from '@gilt/engine/sitting';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { dungeonBusters } from './game.ts';
import type { Options } from './options.ts';
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

test('DB-10 a promise is judged by battle cards, not by what else is turned up before', () => {
  const picked = play('players: 3 \n monster: blue-slime \n spoils: 2R 1Y \n > Ann 4, Bob 3, Cid 3 \n > Ann yellow')
    .position.told;
  const picking = picked.slice(1).map(({ event }) => event as Event | Reveal);
  expect(picking.some((event) => event.type === 'reveal')).toBe(true);
  expect(promises.exactly.judge(ann, { strength: 5 }, picking)).toBe('moot');
  expect(promises.exactly.judge(ann, { strength: 5 }, [...picking, ...told('Ann 5, Bob 2, Cid 3')])).toBe('kept');
});

test('DB-10 a promise speaks of the next cards only', () => {
  const two = [...told('Ann 5, Bob 2, Cid 3'), ...told('Ann 2, Bob 5, Cid 3')];
  expect(promises['at-least'].judge(ann, { strength: 5 }, two)).toBe('kept');
});

test('DB-10 a promise of a card that this table does not have is refused', () => {
  const may = (players: number, strength: unknown) => {
    const setup = readSetup(dungeonBusters, players, {}) as Setup<Options>;
    return promises.exactly.terms(setup).safeParse(strength === undefined ? {} : { strength }).success;
  };
  expect([may(3, 7), may(4, 7), may(4, 1), may(3, 1)]).toEqual([true, false, true, false]);
  expect([may(4, 0), may(4, 8), may(4, undefined), may(4, '3')]).toEqual([false, false, false, false]);
});

test('DB-10 “I will not play the lowest” has no terms', () => {
  const terms = promises['not-the-lowest'].terms(readSetup(dungeonBusters, 4, {}) as Setup<Options>);
  expect(terms.safeParse({}).success).toBe(true);
  expect(terms.safeParse({ strength: 1 }).success).toBe(false);
});

test('DB-10 DB-11 a promise is judged by the cards that stand, not by those that were undone', () => {
  const sitting = sitDown(dungeonBusters, readSetup(dungeonBusters, 3, {}), seedFrom('promise'), 'fresh');
  const from = sitting.told!.length;
  const turnUp = (cards: readonly number[]) => cards.forEach((card, seat) => void answer(sitting, seat, card));
  const judged = () =>
    promises.exactly.judge(
      ann,
      { strength: 7 },
      standing(sitting.told!)
        .slice(from)
        .map(({ event }) => event as Event),
    );
  turnUp([7, 6, 5]);
  expect(judged()).toBe('kept');
  undo(sitting);
  expect(judged()).toBe('moot');
  turnUp([2, 6, 5]);
  expect(judged()).toBe('broken');
});
