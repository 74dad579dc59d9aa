import { describe, expect, test } from 'vitest';
import { brief, fresh, line, numbersOf, type Opening } from './opening.ts';

/** What is put away, or marked, for later. */
export function putAwaySuite(name: string, opening: Opening): void {
  describe(`${name}: what is put away`, () => {
    test('a log that is bound is read as before, takes further lines, and can be bound again', async () => {
      const { store, reopen } = await fresh(opening);
      await store.append([
        line('A', 1, { told: 'x'.repeat(5000) }),
        line('A', 2, { saying: { person: 'ann', text: 'hello' } }),
        line('A', 3),
      ]);
      const before = await store.lines('A', 0);
      await store.bindLog('A');
      expect(await store.lines('A', 0)).toEqual(before);
      expect(await store.lines('A', 1)).toEqual(before.slice(1));
      expect(await store.append([line('A', 3)])).toEqual([false]);
      expect(await store.append([line('A', 4), line('A', 5)])).toEqual([true, true]);
      await store.bindLog('A');
      const again = await reopen();
      expect(await numbersOf(again, 'A')).toEqual([1, 2, 3, 4, 5]);
      expect((await again.lines('A', 1))[0]?.said).toBe('hello');
      // What is deleted is deleted there too.
      await again.deletePerson('ann');
      expect((await again.lines('A', 1))[0]?.said).toBeNull();
      await again.deleteTable('A');
      expect(await again.lines('A', 0)).toEqual([]);
    });

    test('of the tables that have ended those are found whose log is not bound', async () => {
      const { store } = await fresh(opening);
      for (const [code, status] of [
        ['A', 'over'],
        ['B', 'closed'],
        ['C', 'playing'],
        ['D', 'over'],
      ] as const)
        await store.append([line(code, 1), line(code, 2, { brief: brief(code, { status }) })]);
      await store.bindLog('A');
      expect(await store.unbound(9)).toEqual(['B', 'D']);
      expect(await store.unbound(1)).toHaveLength(1);
    });

    test('a table that is set aside is not looked after until it is brought back', async () => {
      const { store } = await fresh(opening);
      await store.append([line('A', 1, { brief: brief('A', { status: 'playing', restless: true }) })]);
      expect(await store.restless()).toEqual(['A']);
      const aside = { code: 'A', why: 'it took too long', at: 7 };
      await store.setAside(aside);
      expect([await store.restless(), await store.aside('A'), await store.asides()]).toEqual([[], aside, [aside]]);
      await store.bringBack('A');
      expect([await store.restless(), await store.aside('A')]).toEqual([['A'], null]);
      expect((await store.allTables(9)).map(({ code }) => code)).toEqual(['A']);
    });

    test('people are marked, and settings changed', async () => {
      const { store } = await fresh(opening);
      await store.addPerson({ person: 'eve', name: 'Eve', seen: 1 });
      await store.markPerson('eve', 'muted');
      expect(await store.marked()).toMatchObject([{ person: 'eve', mark: 'muted' }]);
      await store.markPerson('eve', null);
      expect(await store.marked()).toEqual([]);
      expect(await store.setting('a', '1')).toBe('1');
      await store.keepSetting('a', '2');
      expect(await store.setting('a', '3')).toBe('2');
      await store.addLink('h', 'eve', 10);
      expect([await store.link('h', 9), await store.link('h', 10), await store.takeLink('h', 9)]).toEqual([
        'eve',
        null,
        'eve',
      ]);
    });
  });
}
