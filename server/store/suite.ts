import { join } from 'node:path';
import type { Happening } from '@gilt/table/happening';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/serving.ts';
import type { Append, Brief, Mailbox, Notice, Store } from './store.ts';

/** How a store is opened: `place` names where it is, and is the same when it is opened again. */
export interface Opening {
  open(place: string): Promise<Store>;
  /** Copies everything, as it is at one moment, into a new file. */
  backup(place: string, file: string): Promise<unknown>;
  /** Opens what that has written. */
  openCopy(file: string): Promise<Store>;
}

const saidBy = (person: string): Happening => ({ type: 'said', person, seat: 0 });

/** A line by which nothing much happens. */
export const line = (code: string, n: number, more: Partial<Append> & { at?: number; told?: string } = {}): Append => ({
  code,
  line: { n, at: more.at ?? 1000 * n, happening: saidBy('ann'), told: more.told ?? null },
  ...(more.saying ? { saying: more.saying } : {}),
  ...(more.brief ? { brief: more.brief } : {}),
});

export const brief = (code: string, more: Partial<Brief> = {}): Brief => ({
  code,
  game: 'goofspiel',
  status: 'open',
  listed: true,
  seats: [{ person: 'ann' }, { bot: 'thumb' }, null],
  clock: null,
  restless: false,
  ...more,
});

/** Holds a store to what `store.ts` says. */
export function storeSuite(name: string, { open, backup, openCopy }: Opening): void {
  const fresh = async (): Promise<{ store: Store; reopen(): Promise<Store>; place: string }> => {
    const folder = temporaryFolder();
    const place = join(folder, 'store');
    let store = await open(place);
    onTestFinished(() => store.close().catch(() => {}));
    const reopen = async () => {
      await store.close();
      store = await open(place);
      return store;
    };
    return { store, reopen, place };
  };
  const numbers = async (store: Store, code: string) => (await store.lines(code, 0)).map(({ n }) => n);

  describe(`${name}: what is put away`, () => {
    test('a log that is bound is read as before, takes further lines, and can be bound again', async () => {
      const { store, reopen } = await fresh();
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
      expect(await numbers(again, 'A')).toEqual([1, 2, 3, 4, 5]);
      expect((await again.lines('A', 1))[0]?.said).toBe('hello');
      // What is deleted is deleted there too.
      await again.deletePerson('ann');
      expect((await again.lines('A', 1))[0]?.said).toBeNull();
      await again.deleteTable('A');
      expect(await again.lines('A', 0)).toEqual([]);
    });

    test('of the tables that have ended those are found whose log is not bound', async () => {
      const { store } = await fresh();
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
      const { store } = await fresh();
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
      const { store } = await fresh();
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

  describe(`${name}: the log`, () => {
    test('a line is read as it was written, with what was said beside it', async () => {
      const { store } = await fresh();
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
      const { store } = await fresh();
      await store.append(Array.from({ length: 12 }, (_, i) => line('A', i + 1)));
      expect((await store.lines('A', 9)).map(({ n }) => n)).toEqual([10, 11, 12]);
      expect(await store.lines('A', 12)).toEqual([]);
      expect(await store.lines('B', 0)).toEqual([]);
    });

    test('a line must have the next number of its log', async () => {
      const { store } = await fresh();
      expect(await store.append([line('A', 2)])).toEqual([false]);
      expect(await store.append([line('A', 1)])).toEqual([true]);
      expect(await store.append([line('A', 1)])).toEqual([false]);
      expect(await store.append([line('A', 3)])).toEqual([false]);
      expect(await store.append([line('A', 0)])).toEqual([false]);
      expect(await numbers(store, 'A')).toEqual([1]);
    });

    test('of two who append the same number at once one succeeds, and its line stays', async () => {
      const { store } = await fresh();
      const both = await Promise.all([
        store.append([line('A', 1, { told: 'first' })]),
        store.append([line('A', 1, { told: 'second' })]),
      ]);
      expect(both).toEqual([[true], [false]]);
      expect((await store.lines('A', 0)).map(({ told }) => told)).toEqual(['first']);
    });

    test('also within one call', async () => {
      const { store } = await fresh();
      expect(await store.append([line('A', 1, { told: 'first' }), line('A', 1, { told: 'second' })])).toEqual([
        true,
        false,
      ]);
      expect((await store.lines('A', 0)).map(({ told }) => told)).toEqual(['first']);
    });

    test('after a line that fails, the rest of its table fails; other tables do not', async () => {
      const { store } = await fresh();
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
      expect(await numbers(store, 'A')).toEqual([1, 2]);
      expect(await numbers(store, 'B')).toEqual([1, 2, 3]);
      // Nothing that came with a line that failed is kept.
      expect(await store.brief('A')).toBeNull();
      expect((await store.lines('A', 0)).map(({ said }) => said)).toEqual([null, null]);
    });

    test('a call of which one part cannot be written at all is not written at all', async () => {
      const { store } = await fresh();
      await store.append([line('A', 1)]);
      const broken = { ...line('B', 1), line: { ...line('B', 1).line, at: Symbol('no time') as unknown as number } };
      await expect(store.append([line('A', 2), broken])).rejects.toThrow();
      expect(await numbers(store, 'A')).toEqual([1]);
      expect(await store.append([line('A', 2), line('B', 1)])).toEqual([true, true]);
    });

    test('an empty call is no mistake', async () => {
      const { store } = await fresh();
      expect(await store.append([])).toEqual([]);
    });

    test('everything is there after it was closed and opened again', async () => {
      const { store, reopen } = await fresh();
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

  describe(`${name}: tables`, () => {
    test('a brief is the last that was written, touched by every later line', async () => {
      const { store } = await fresh();
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
      const { store } = await fresh();
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
      const { store } = await fresh();
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
      const { store } = await fresh();
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
      const { store } = await fresh();
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
      const { store } = await fresh();
      expect(await store.snapshot('A')).toBeNull();
      await store.keepSnapshot('A', { n: 1, stamp: 'a', data: 'one' });
      await store.keepSnapshot('A', { n: 9, stamp: 'b', data: 'nine' });
      expect(await store.snapshot('A')).toEqual({ n: 9, stamp: 'b', data: 'nine' });
    });

    test('a table is deleted with all that belongs to it, and no other is', async () => {
      const { store } = await fresh();
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

  describe(`${name}: people`, () => {
    const ann = { person: 'ann', name: 'Ann', seen: 10 };

    test('are known by their ids, and nobody else is', async () => {
      const { store } = await fresh();
      await store.addPerson(ann);
      await store.addPerson({ person: 'bob', name: 'Bob', seen: 20 });
      expect(await store.person('ann')).toEqual(ann);
      expect(await store.person('Ann')).toBeNull();
      expect(await store.people(['bob', 'nobody', 'ann'])).toMatchObject([{ name: 'Bob' }, { name: 'Ann' }]);
    });

    test('an id is given once', async () => {
      const { store } = await fresh();
      await store.addPerson(ann);
      await expect(store.addPerson({ ...ann, name: 'Eve' })).rejects.toThrow();
      expect((await store.person('ann'))?.name).toBe('Ann');
    });

    test('are renamed and seen', async () => {
      const { store } = await fresh();
      await store.addPerson(ann);
      await store.rename('ann', 'Anna');
      await store.sawPerson('ann', 99);
      expect(await store.person('ann')).toEqual({ person: 'ann', name: 'Anna', seen: 99 });
    });

    test('all that is stored about a person can be had', async () => {
      const { store } = await fresh();
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
      const { store } = await fresh();
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
      const { store } = await fresh();
      await store.addPerson(ann);
      await store.addPerson({ person: 'old', name: 'Old', seen: 10 });
      await store.addPerson({ person: 'young', name: 'Young', seen: 30 });
      await store.append([line('A', 1, { brief: brief('A') })]);
      expect(await store.deleteStrangers(20)).toBe(1);
      expect(await store.people(['ann', 'old', 'young'])).toHaveLength(2);
      expect(await store.person('old')).toBeNull();
    });

    test('a link is used once, and not after its time', async () => {
      const { store } = await fresh();
      await store.addLink('good', 'ann', 1000);
      await store.addLink('late', 'ann', 1000);
      expect(await store.takeLink('none', 0)).toBeNull();
      expect(await store.takeLink('good', 999)).toBe('ann');
      expect(await store.takeLink('good', 999)).toBeNull();
      expect(await store.takeLink('late', 1000)).toBeNull();
    });

    test('links that nobody can use any more are deleted', async () => {
      const { store } = await fresh();
      await store.addLink('old', 'ann', 1000);
      await store.addLink('young', 'ann', 1001);
      await store.deleteOldLinks(1000);
      expect(await store.takeLink('old', 0)).toBeNull();
      expect(await store.takeLink('young', 0)).toBe('ann');
    });

    test('of two who use a link at once one succeeds', async () => {
      const { store } = await fresh();
      await store.addLink('good', 'ann', 1000);
      const both = await Promise.all([store.takeLink('good', 1), store.takeLink('good', 1)]);
      expect(both.filter((person) => person === 'ann')).toHaveLength(1);
    });

    test('a setting is what was set first', async () => {
      const { store } = await fresh();
      expect(await store.setting('key', 'first')).toBe('first');
      expect(await store.setting('key', 'second')).toBe('first');
      expect(await store.setting('other', 'second')).toBe('second');
    });
  });

  describe(`${name}: notices`, () => {
    const box = (endpoint: string, person: string, since: number): Mailbox => ({
      endpoint,
      person,
      p256dh: 'key',
      auth: 'word',
      since,
    });
    const turn = (person: string, code: string, question: number): Notice => ({ person, code, what: 'turn', question });

    test('a mailbox is somebody’s until it is deleted or given to somebody else; of too many the oldest go', async () => {
      const { store, reopen } = await fresh();
      await store.addMailbox(box('one', 'ann', 1), 2);
      await store.addMailbox(box('two', 'ann', 2), 2);
      await store.addMailbox(box('three', 'ann', 3), 2);
      await store.addMailbox(box('four', 'bob', 1), 2);
      const again = await reopen();
      expect(await again.mailboxesOf('ann')).toEqual([box('two', 'ann', 2), box('three', 'ann', 3)]);
      await again.addMailbox(box('three', 'bob', 4), 2);
      await again.deleteMailbox('two');
      expect(await again.mailboxesOf('ann')).toEqual([]);
      expect((await again.mailboxesOf('bob')).map(({ endpoint }) => endpoint)).toEqual(['four', 'three']);
    });

    test('whoever has a mailbox is told once, at its time; who takes a notice and says nothing has not made it lost', async () => {
      const { store, reopen } = await fresh();
      await store.addMailbox(box('one', 'ann', 1), 2);
      await store.addNotices([turn('ann', 'A', 3), turn('bob', 'A', 3)], 100);
      await store.addNotices([turn('ann', 'A', 3), turn('ann', 'B', 1)], 200);
      expect(await store.takeNotices(99, 150, 9)).toEqual([]);
      expect(await store.takeNotices(100, 150, 9)).toEqual([{ ...turn('ann', 'A', 3), tries: 1 }]);
      expect(await store.takeNotices(149, 199, 9)).toEqual([]);
      const again = await reopen();
      expect(await again.takeNotices(150, 180, 9)).toEqual([{ ...turn('ann', 'A', 3), tries: 2 }]);
      await again.settleNotice(turn('ann', 'A', 3), null);
      await again.addNotices([turn('ann', 'A', 3), turn('ann', 'A', 2)], 160);
      expect(await again.takeNotices(199, 250, 9)).toEqual([]);
      expect(await again.takeNotices(200, 250, 9)).toEqual([{ ...turn('ann', 'B', 1), tries: 1 }]);
    });

    test('a newer notice takes the place of an older one, and settling that changes nothing of it', async () => {
      const { store } = await fresh();
      await store.addMailbox(box('one', 'ann', 1), 2);
      await store.addNotices([turn('ann', 'A', 3)], 100);
      const [taken] = await store.takeNotices(100, 500, 9);
      await store.addNotices([{ ...turn('ann', 'A', 4), what: 'over' }], 110);
      await store.settleNotice(taken!, null);
      expect(await store.takeNotices(110, 500, 9)).toEqual([{ ...turn('ann', 'A', 4), what: 'over', tries: 1 }]);
    });

    test('what two ask for at once only one is given, and no more than asked for', async () => {
      const { store } = await fresh();
      await store.addMailbox(box('one', 'ann', 1), 2);
      await store.addNotices(
        Array.from({ length: 30 }, (_, i) => turn('ann', `T${i}`, 1)),
        100,
      );
      const both = await Promise.all([store.takeNotices(100, 500, 20), store.takeNotices(100, 500, 20)]);
      const codes = both.flat().map(({ code }) => code);
      expect(Math.max(...both.map(({ length }) => length))).toBeLessThanOrEqual(20);
      expect(new Set(codes).size).toBe(codes.length);
    });

    test('they go with the person, and with the table', async () => {
      const { store } = await fresh();
      for (const person of ['ann', 'bob']) {
        await store.addPerson({ person, name: person, seen: 1 });
        await store.addMailbox(box(person, person, 1), 2);
        await store.addNotices([turn(person, 'A', 1), turn(person, 'B', 1)], 100);
      }
      expect(await store.personalData('ann')).toMatchObject({ mailboxes: ['ann'] });
      await store.deletePerson('ann');
      expect(await store.mailboxesOf('ann')).toEqual([]);
      await store.deleteTable('B');
      expect(await store.takeNotices(100, 500, 9)).toEqual([{ ...turn('bob', 'A', 1), tries: 1 }]);
      expect(await store.deleteStrangers(2)).toBe(1);
      expect(await store.mailboxesOf('bob')).toEqual([]);
    });
  });

  describe(`${name}: a backup`, () => {
    test('of a store that is written to meanwhile holds whole logs, and at least what was there before', async () => {
      const { store, place } = await fresh();
      const codes = ['A', 'B', 'C'];
      let n = 0;
      const write = () => {
        n++;
        return store.append(codes.map((code) => line(code, n, { brief: brief(code) })));
      };
      for (let i = 0; i < 200; i++) await write();
      let copied = false;
      const file = `${place}-copy`;
      const copying = backup(place, file).then(() => {
        copied = true;
      });
      while (!copied) {
        await write();
        await new Promise(setImmediate);
      }
      await copying;
      const copy = await openCopy(file);
      const lengths = await Promise.all(
        codes.map(async (code) => {
          const all = await numbers(copy, code);
          expect(all).toEqual(all.map((_, i) => i + 1));
          return all.length;
        }),
      );
      expect(new Set(lengths).size).toBe(1);
      expect(lengths[0]).toBeGreaterThanOrEqual(200);
      expect((await store.lines('A', 0)).length).toBe(n);
      expect(await copy.append([line('A', lengths[0]! + 1)])).toEqual([true]);
      await copy.close();
    });
  });
}
