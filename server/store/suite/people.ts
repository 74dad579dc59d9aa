import { describe, expect, test } from 'vitest';
import { brief, fresh, line, type Opening } from './opening.ts';

/** People, their links and settings. */
export function peopleSuite(name: string, opening: Opening): void {
  describe(`${name}: people`, () => {
    const ann = { person: 'ann', name: 'Ann', seen: 10 };

    test('are known by their ids, and nobody else is', async () => {
      const { store } = await fresh(opening);
      await store.addPerson(ann);
      await store.addPerson({ person: 'bob', name: 'Bob', seen: 20 });
      expect(await store.person('ann')).toEqual(ann);
      expect(await store.person('Ann')).toBeNull();
      expect(await store.people(['bob', 'nobody', 'ann'])).toMatchObject([{ name: 'Bob' }, { name: 'Ann' }]);
    });

    test('an id is given once', async () => {
      const { store } = await fresh(opening);
      await store.addPerson(ann);
      await expect(store.addPerson({ ...ann, name: 'Eve' })).rejects.toThrow();
      expect((await store.person('ann'))?.name).toBe('Ann');
    });

    test('are renamed and seen', async () => {
      const { store } = await fresh(opening);
      await store.addPerson(ann);
      await store.rename('ann', 'Anna');
      await store.sawPerson('ann', 99);
      expect(await store.person('ann')).toEqual({ person: 'ann', name: 'Anna', seen: 99 });
    });

    test('all that is stored about a person can be had', async () => {
      const { store } = await fresh(opening);
      await store.addPerson(ann);
      await store.append([
        line('A', 1, { brief: brief('A'), saying: { person: 'ann', text: 'one' } }),
        line('A', 2, { saying: { person: 'bob', text: 'not mine' } }),
        line('A', 3, { saying: { person: 'ann', text: 'three' } }),
      ]);
      expect(await store.personalData('ann')).toEqual({
        name: 'Ann',
        seen: 10,
        tables: ['A'],
        sayings: [
          { table: 'A', n: 1, text: 'one' },
          { table: 'A', n: 3, text: 'three' },
        ],
        mailboxes: [],
      });
      expect(await store.personalData('bob')).toBeNull();
    });

    test('a person is deleted with links and sayings; the lines and the seats stay', async () => {
      const { store } = await fresh(opening);
      await store.addPerson(ann);
      await store.addLink('hash', 'ann', 1000);
      await store.append([
        line('A', 1, { brief: brief('A'), saying: { person: 'ann', text: 'mine' } }),
        line('A', 2, { saying: { person: 'bob', text: 'not mine' } }),
      ]);
      await store.deletePerson('ann');
      expect(await store.person('ann')).toBeNull();
      expect(await store.personalData('ann')).toBeNull();
      expect(await store.takeLink('hash', 0)).toBeNull();
      expect((await store.lines('A', 0)).map(({ n, said }) => [n, said])).toEqual([
        [1, null],
        [2, 'not mine'],
      ]);
      expect((await store.brief('A'))?.seats[0]).toEqual({ person: 'ann' });
    });

    test('strangers are people who sit nowhere and have not been seen since', async () => {
      const { store } = await fresh(opening);
      await store.addPerson(ann);
      await store.addPerson({ person: 'old', name: 'Old', seen: 10 });
      await store.addPerson({ person: 'young', name: 'Young', seen: 30 });
      await store.append([line('A', 1, { brief: brief('A') })]);
      expect(await store.deleteStrangers(20)).toBe(1);
      expect(await store.people(['ann', 'old', 'young'])).toHaveLength(2);
      expect(await store.person('old')).toBeNull();
    });

    test('a link is used once, and not after its time', async () => {
      const { store } = await fresh(opening);
      await store.addLink('good', 'ann', 1000);
      await store.addLink('late', 'ann', 1000);
      expect(await store.takeLink('none', 0)).toBeNull();
      expect(await store.takeLink('good', 999)).toBe('ann');
      expect(await store.takeLink('good', 999)).toBeNull();
      expect(await store.takeLink('late', 1000)).toBeNull();
    });

    test('links that nobody can use any more are deleted', async () => {
      const { store } = await fresh(opening);
      await store.addLink('old', 'ann', 1000);
      await store.addLink('young', 'ann', 1001);
      await store.deleteOldLinks(1000);
      expect(await store.takeLink('old', 0)).toBeNull();
      expect(await store.takeLink('young', 0)).toBe('ann');
    });

    test('of two who use a link at once one succeeds', async () => {
      const { store } = await fresh(opening);
      await store.addLink('good', 'ann', 1000);
      const both = await Promise.all([store.takeLink('good', 1), store.takeLink('good', 1)]);
      expect(both.filter((person) => person === 'ann')).toHaveLength(1);
    });

    test('a setting is what was set first', async () => {
      const { store } = await fresh(opening);
      expect(await store.setting('key', 'first')).toBe('first');
      expect(await store.setting('key', 'second')).toBe('first');
      expect(await store.setting('other', 'second')).toBe('second');
    });
  });
}
