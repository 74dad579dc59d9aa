import type { Reveal } from '@gilt/engine/event';
import { readSetup } from '@gilt/engine/game';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { greed } from './game.ts';
import { promises } from './promises.ts';
import { play } from './scenes.ts';

const told = (text: string) => play(text).position.told.map(({ event }) => event as Event | Reveal);
const ann = 0;

/** Bob has something of everything, and a card that hurts nobody. */
const rich = 'Bob: hand 28, cash 30k, display 8+3 22';

test.each([
  ['Ann: hand 25 \n Bob: hand 76', 'kept'],
  ...[5, 40, 58, 59, 73, 74, 75, 76, 77, 79].map(
    (card) => [`Ann: hand ${card}, now 63 64, display 21 \n ${rich}`, 'broken'] as const,
  ),
  [`Ann: hand 25 76, now 67 \n ${rich} \n > Ann 25`, 'broken'],
  [`Ann: hand 76 80 \n ${rich} \n > Ann 80 \n > Ann 76`, 'broken'],
  [`Ann: hand 55, display 76 \n ${rich}`, 'broken'],
  [`Ann: hand 54, display 76 \n ${rich}`, 'broken'],
  [`draw: 76 \n Ann: hand 53 \n ${rich}`, 'broken'],
  [`Ann: hand 59 \n ${rich}`, 'kept'],
  ['Ann: hand 76 \n Bob: hand 28', 'kept'],
  [`Ann: hand 25, now 79 \n ${rich}`, 'kept'],
  [`round: 12 \n Ann: hand 79, display 21 \n ${rich}`, 'kept'],
  ['Ann: hand 46, display 44 \n Bob: hand 76, cash 0k', 'kept'],
] as const)('GR-05 “I will play nothing that hurts others this turn”: %s — %s', (text, verdict) => {
  expect(promises['no-harm'].judge(ann, {}, told(text))).toBe(verdict);
});

test('GR-05 such a promise speaks of the next turn only, and is moot until that is over', () => {
  const kept = told('Ann: hand 22 \n Bob: hand 76');
  expect(promises['no-harm'].judge(ann, {}, [])).toBe('moot');
  expect(promises['no-harm'].judge(ann, {}, told('Ann: hand 22 \n Bob: hand 21, cash 10k'))).toBe('moot');
  expect(promises['no-harm'].judge(ann, {}, [...kept, ...told('Ann: hand 76 \n Bob: hand 22')])).toBe('kept');
});

const draft = (pile: string, takes: string) => `
  round: 11
  at: round.takeCard
  Ann: hand 22, pile ${pile}
  Bob: hand 44, pile 45 46
  > Ann ${takes}, Bob 45
  > Ann 22, Bob 44`;

test.each([
  [draft('2 8', '2'), 'kept'],
  [draft('2 8', '8'), 'broken'],
  [draft('8 23', '8'), 'kept'],
] as const)(
  'GR-04 “I will pass no actions on” is judged by the pile that the neighbour takes up: %s — %s',
  (text, verdict) => {
    expect(promises['no-actions'].judge(ann, {}, told(text))).toBe(verdict);
  },
);

test('GR-04 until then it is moot', () => {
  expect(promises['no-actions'].judge(ann, {}, told('Ann: hand 22 23 \n Bob: hand 76'))).toBe('moot');
});

test('neither promise has terms', () => {
  const setup = readSetup(greed, 4, {}) as { players: number; options: Record<string, never> };
  for (const { terms } of Object.values(promises)) {
    expect(terms(setup).safeParse({}).success).toBe(true);
    expect(terms(setup).safeParse({ card: 1 }).success).toBe(false);
  }
});
