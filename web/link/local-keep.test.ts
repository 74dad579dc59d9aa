import './no-browser.ts';
import { expect, test, vi } from 'vitest';

/** What a browser keeps: its keys are its own, what can be done with it is not. */
const storage = Object.create({
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
});
vi.stubGlobal('localStorage', storage);
const { keep, keptTable, keptTables } = await import('./local-keep.ts');

const tableAt = (code: string, at: number) => ({
  code,
  game: 'goofspiel',
  lines: [{ n: 1, at, happening: { type: 'started' }, told: null } as never],
  said: {},
});

test('of the tables of this page the last twelve are kept, the last played first', () => {
  for (let at = 1; at <= 14; at++) keep(tableAt(`T${at}`, at === 3 ? 100 : at));
  const kept = keptTables().map(({ code }) => code);
  expect(kept).toEqual(['T3', 'T14', 'T13', 'T12', 'T11', 'T10', 'T9', 'T8', 'T7', 'T6', 'T5', 'T4']);
  expect(keptTable('T1')).toBeNull();
  expect(Object.keys(storage)).not.toContain('gilt.table.T2');
});

test('what cannot be read is no table', () => {
  storage['gilt.table.BAD'] = '{';
  expect(keptTable('BAD')).toBeNull();
  expect(keptTables().map(({ code }) => code)).not.toContain('BAD');
});
