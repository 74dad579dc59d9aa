import { describe, expect, test } from 'vitest';
import { brief, fresh, line, numbersOf, type Opening, saidBy } from './opening.ts';

/** What happens at tables, line by line. */
export function logSuite(name: string, opening: Opening): void {
  describe(`${name}: the log`, () => {
    test('a line is read as it was written, with what was said beside it', async () => {
      const { store } = await fresh(opening);
      const happening = { type: 'sealed', seat: 2, question: 7, choice: 'ä "quoted" \u2028', by: 'standIn' } as const;
      const told = '[{"event":{"type":"x","rule":"R-1"},"to":"everyone","twin":null}]';
      expect(
        await store.append([
          { code: 'A', line: { n: 1, at: 1_794_797_396_193, happening, told } },
          line('A', 2, { saying: { person: 'ann', text: 'hello — 🙂' } }),
        ]),
      ).toEqual([true, true]);
      expect(await store.lines('A', 0)).toEqual([
        { n: 1, at: 1_794_797_396_193, happening, told, said: null },
        { n: 2, at: 2000, happening: saidBy('ann'), told: null, said: 'hello — 🙂' },
      ]);
    });

    test('only lines after a number are read, in order', async () => {
      const { store } = await fresh(opening);
      await store.append(Array.from({ length: 12 }, (_, i) => line('A', i + 1)));
      expect((await store.lines('A', 9)).map(({ n }) => n)).toEqual([10, 11, 12]);
      expect(await store.lines('A', 12)).toEqual([]);
      expect(await store.lines('B', 0)).toEqual([]);
    });

    test('a line must have the next number of its log', async () => {
      const { store } = await fresh(opening);
      expect(await store.append([line('A', 2)])).toEqual([false]);
      expect(await store.append([line('A', 1)])).toEqual([true]);
      expect(await store.append([line('A', 1)])).toEqual([false]);
      expect(await store.append([line('A', 3)])).toEqual([false]);
      expect(await store.append([line('A', 0)])).toEqual([false]);
      expect(await numbersOf(store, 'A')).toEqual([1]);
    });

    test('of two who append the same number at once one succeeds, and its line stays', async () => {
      const { store } = await fresh(opening);
      const both = await Promise.all([
        store.append([line('A', 1, { told: 'first' })]),
        store.append([line('A', 1, { told: 'second' })]),
      ]);
      expect(both).toEqual([[true], [false]]);
      expect((await store.lines('A', 0)).map(({ told }) => told)).toEqual(['first']);
    });

    test('also within one call', async () => {
      const { store } = await fresh(opening);
      expect(await store.append([line('A', 1, { told: 'first' }), line('A', 1, { told: 'second' })])).toEqual([
        true,
        false,
      ]);
      expect((await store.lines('A', 0)).map(({ told }) => told)).toEqual(['first']);
    });

    test('after a line that fails, the rest of its table fails; other tables do not', async () => {
      const { store } = await fresh(opening);
      await store.append([line('A', 1), line('B', 1)]);
      const saying = { person: 'ann', text: 'lost' };
      const appended = await store.append([
        line('A', 2),
        line('A', 4, { saying, brief: brief('A') }),
        line('B', 2),
        line('A', 3, { saying, brief: brief('A') }),
        line('B', 3),
      ]);
      expect(appended).toEqual([true, false, true, false, true]);
      expect(await numbersOf(store, 'A')).toEqual([1, 2]);
      expect(await numbersOf(store, 'B')).toEqual([1, 2, 3]);
      // Nothing that came with a line that failed is kept.
      expect(await store.brief('A')).toBeNull();
      expect((await store.lines('A', 0)).map(({ said }) => said)).toEqual([null, null]);
    });

    test('a call of which one part cannot be written at all is not written at all', async () => {
      const { store } = await fresh(opening);
      await store.append([line('A', 1)]);
      const broken = { ...line('B', 1), line: { ...line('B', 1).line, at: Symbol('no time') as unknown as number } };
      await expect(store.append([line('A', 2), broken])).rejects.toThrow();
      expect(await numbersOf(store, 'A')).toEqual([1]);
      expect(await store.append([line('A', 2), line('B', 1)])).toEqual([true, true]);
    });

    test('an empty call is no mistake', async () => {
      const { store } = await fresh(opening);
      expect(await store.append([])).toEqual([]);
    });

    test('everything is there after it was closed and opened again', async () => {
      const { store, reopen } = await fresh(opening);
      await store.append([line('A', 1, { brief: brief('A'), saying: { person: 'ann', text: 'hi' } })]);
      await store.addPerson({ person: 'ann', name: 'Ann', seen: 5 });
      await store.keepSnapshot('A', { n: 1, stamp: 's', data: '{}' });
      await store.addLink('hash', 'ann', 100);
      const key = await store.setting('key', 'first');
      const again = await reopen();
      expect(await again.lines('A', 0)).toMatchObject([{ n: 1, said: 'hi' }]);
      expect(await again.brief('A')).toEqual({ ...brief('A'), touched: 1000 });
      expect(await again.person('ann')).toEqual({ person: 'ann', name: 'Ann', seen: 5 });
      expect(await again.snapshot('A')).toEqual({ n: 1, stamp: 's', data: '{}' });
      expect(await again.takeLink('hash', 99)).toBe('ann');
      expect(await again.setting('key', 'second')).toBe(key);
      expect(await again.append([line('A', 2)])).toEqual([true]);
    });
  });
}
