import type { Reveal } from '@gilt/engine/event';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { promises } from './promises.ts';
import { play } from './scenes.ts';

const told = (text: string) => play(text).position.told.map(({ event }) => event as Event | Reveal);
const ann = 0;

test.each([
  ['curse', 'will-play', 'kept'],
  ['curse', 'will-not-play', 'broken'],
  ['5', 'will-play', 'broken'],
  ['5', 'will-not-play', 'kept'],
] as const)('GQ-04 Ann plays Curse!; about %s, “%s” is %s', (card, kind, verdict) => {
  const since = told('Ann: hand curse 5 \n Bob: hand 1 \n Cid: hand 2 \n > Ann curse');
  expect(promises[kind].judge(ann, { card }, since)).toBe(verdict);
});

test('GQ-38 a card played unseen keeps no promise and breaks none', () => {
  const since = told('Ann: room 9, hand 5, pile 1 2 curse \n Bob: hand 1 2 \n Cid: hand 2 3 \n > Bob 1, Cid 2');
  expect(promises['will-play'].judge(ann, { card: 'curse' }, since)).toBe('moot');
});

test('GQ-04 before cards are turned up a promise is moot', () => {
  expect(promises['will-play'].judge(ann, { card: 'curse' }, told('players: 3'))).toBe('moot');
});

test('a promise names a card that there is', () => {
  expect(promises['will-play'].terms({ players: 3, options: {} as never }).safeParse({ card: '9' }).success).toBe(
    false,
  );
  expect(promises['will-play'].terms({ players: 3, options: {} as never }).safeParse({ card: 'curse' }).success).toBe(
    true,
  );
});
