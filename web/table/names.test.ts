import type { SeatSight } from '@gilt/protocol/sight';
import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

const person = (name: string): SeatSight => ({ kind: 'person', name, presence: 'here', host: false });
const bot: SeatSight = { kind: 'bot', bot: 'normal' };

test('people with the same name are told apart, and nobody is given the name of another', () => {
  expect(namesOf([person('Ada'), person('ada'), person('Ada')])).toEqual(['Ada', 'ada 2', 'Ada 3']);
  expect(namesOf([person('Ada'), person('Ada 2'), person('Ada')])).toEqual(['Ada', 'Ada 2', 'Ada 3']);
});

test('bots take names that nobody has, whatever its letters', () => {
  expect(namesOf([person('CLEO'), bot, { kind: 'empty' }])).toEqual(['CLEO', 'Dot', 'Seat 3']);
});
