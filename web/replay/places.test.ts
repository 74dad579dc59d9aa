import { expect, test } from 'vitest';
import { whereIn, withWhere } from './address.ts';
import { readStop, writeStop } from './places.ts';

test.each([
  ['12.3', { frame: 12, step: 3 }],
  ['12', { frame: 12, step: 0 }],
  ['1.0', { frame: 1, step: 0 }],
])('%s is a moment', (text, stop) => {
  expect(readStop(text)).toEqual(stop);
  expect(readStop(writeStop(stop))).toEqual(stop);
});

test.each([null, '', 'x', '1.', '.2', '-1', '1.2.3', '99999999'])('%s is none', (text) => {
  expect(readStop(text)).toBeNull();
});

test('the address says which moment and with whose eyes; seats are counted from one, and what makes no sense is passed over', () => {
  for (const eyes of [0, 2, null, 'open'] as const) {
    const search = withWhere('?board=plain', { frame: 4, step: 1 }, eyes);
    expect(search).toContain('board=plain');
    expect(whereIn(search, 3)).toEqual({ stop: { frame: 4, step: 1 }, eyes });
  }
  expect(withWhere('', { frame: 1, step: 0 }, 1)).toBe('?at=1&eyes=2');
  for (const eyes of ['0', '4', 'x', '']) expect(whereIn(`?eyes=${eyes}`, 3).eyes).toBeUndefined();
});
