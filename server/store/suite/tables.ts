import { describe, expect, test } from 'vitest';
import { brief, fresh, line, type Opening } from './opening.ts';

/** What is known of tables without reading their logs. */
export function tablesSuite(name: string, opening: Opening): void {
  describe(`${name}: tables`, () => {
    test('a brief is the last that was written, touched by every later line', async () => {
      const { store } = await fresh(opening);
      await store.append([line('A', 1, { brief: brief('A') }), line('A', 2)]);
      expect(await store.brief('A')).toEqual({ ...brief('A'), touched: 2000 });
      const playing = brief('A', {
        status: 'playing',
        listed: false,
        clock: 60,
        restless: true,
        seats: [{ bot: 'x' }],
      });
      await store.append([line('A', 3, { brief: playing })]);
      expect(await store.brief('A')).toEqual({ ...playing, touched: 3000 });
      expect(await store.brief('B')).toBeNull();
    });

    test('open tables are listed the newest first, and only those that may be found', async () => {
      const { store } = await fresh(opening);
      await store.append([
        line('OLD', 1, { at: 10, brief: brief('OLD') }),
        line('NEW', 1, { at: 30, brief: brief('NEW') }),
        line('MID', 1, { at: 20, brief: brief('MID') }),
        line('HIDDEN', 1, { at: 40, brief: brief('HIDDEN', { listed: false }) }),
        line('BEGUN', 1, { at: 50, brief: brief('BEGUN', { status: 'playing' }) }),
      ]);
      expect((await store.openTables(10)).map(({ code }) => code)).toEqual(['NEW', 'MID', 'OLD']);
      expect((await store.openTables(2)).map(({ code }) => code)).toEqual(['NEW', 'MID']);
    });

    test("a person's tables are listed the last played first, and not after they got up", async () => {
      const { store } = await fresh(opening);
      await store.append([
        line('A', 1, { at: 10, brief: brief('A') }),
        line('B', 1, { at: 20, brief: brief('B') }),
        line('C', 1, { at: 30, brief: brief('C', { seats: [{ person: 'bob' }] }) }),
        line('A', 2, { at: 40 }),
      ]);
      expect((await store.tablesOf('ann', 10)).map(({ code, touched }) => [code, touched])).toEqual([
        ['A', 40],
        ['B', 20],
      ]);
      expect((await store.tablesOf('ann', 1)).map(({ code }) => code)).toEqual(['A']);
      await store.append([line('A', 3, { brief: brief('A', { seats: [null] }) })]);
      expect((await store.tablesOf('ann', 10)).map(({ code }) => code)).toEqual(['B']);
      expect(await store.tablesOf('cid', 10)).toEqual([]);
    });

    test('restless are the tables that are played and do something by themselves', async () => {
      const { store } = await fresh(opening);
      await store.append([
        line('A', 1, { brief: brief('A', { status: 'playing', restless: true }) }),
        line('B', 1, { brief: brief('B', { status: 'playing', restless: false }) }),
        line('C', 1, { brief: brief('C', { status: 'over', restless: true }) }),
      ]);
      expect(await store.restless()).toEqual(['A']);
      await store.append([line('A', 2, { brief: brief('A', { status: 'over' }) })]);
      expect(await store.restless()).toEqual([]);
    });

    test('untouched are tables of a status whose last line is old, however old their brief is', async () => {
      const { store } = await fresh(opening);
      await store.append([
        line('A', 1, { at: 10, brief: brief('A') }),
        line('B', 1, { at: 10, brief: brief('B') }),
        line('B', 2, { at: 50 }),
        line('C', 1, { at: 10, brief: brief('C', { status: 'over' }) }),
      ]);
      expect(await store.untouched('open', 40, 10)).toEqual(['A']);
      expect(await store.untouched('open', 10, 10)).toEqual([]);
      expect((await store.untouched('open', 60, 10)).sort()).toEqual(['A', 'B']);
      expect(await store.untouched('open', 60, 1)).toHaveLength(1);
    });

    test('a snapshot takes the place of an older one', async () => {
      const { store } = await fresh(opening);
      expect(await store.snapshot('A')).toBeNull();
      await store.keepSnapshot('A', { n: 1, stamp: 'a', data: 'one' });
      await store.keepSnapshot('A', { n: 9, stamp: 'b', data: 'nine' });
      expect(await store.snapshot('A')).toEqual({ n: 9, stamp: 'b', data: 'nine' });
    });

    test('a table is deleted with all that belongs to it, and no other is', async () => {
      const { store } = await fresh(opening);
      for (const code of ['A', 'B']) {
        await store.append([line(code, 1, { brief: brief(code), saying: { person: 'ann', text: `in ${code}` } })]);
        await store.keepSnapshot(code, { n: 1, stamp: 's', data: '{}' });
      }
      await store.addPerson({ person: 'ann', name: 'Ann', seen: 1 });
      await store.deleteTable('A');
      expect(await store.lines('A', 0)).toEqual([]);
      expect(await store.brief('A')).toBeNull();
      expect(await store.snapshot('A')).toBeNull();
      expect(await store.personalData('ann')).toMatchObject({ tables: ['B'], sayings: [{ table: 'B', text: 'in B' }] });
      // Its code can be used again, from the beginning.
      expect(await store.append([line('A', 1)])).toEqual([true]);
    });
  });
}
