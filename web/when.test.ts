import { expect, test } from 'vitest';
import { dateSaid, isLongUntil, whenSaid } from './when.ts';

const now = new Date(2026, 10, 18, 20, 15).getTime();
const at = (day: number, hour: number, month = 10): number => new Date(2026, month, day, hour).getTime();

test('a deadline is said as one would say it', () => {
  expect(whenSaid(at(18, 22), now)).toBe('22:00');
  expect(whenSaid(at(19, 0), now)).toBe('tomorrow 00:00');
  expect(whenSaid(at(19, 18), now)).toBe('tomorrow 18:00');
  expect(whenSaid(at(20, 18), now)).toBe('Friday 18:00');
  expect(whenSaid(at(24, 9), now)).toBe('Tuesday 09:00');
  expect(whenSaid(at(25, 9), now)).toBe('25 November');
  expect(whenSaid(at(18, 9, 11), now)).toBe('18 December');
});

test('a time that is read again later is said with its day', () => {
  expect(dateSaid(at(20, 18))).toBe('Fri 20 Nov, 18:00');
});

test('what is less than an hour away is counted down', () => {
  expect(isLongUntil(now + 3_599_999, now)).toBe(false);
  expect(isLongUntil(now + 3_600_000, now)).toBe(true);
});
