import { describe, expect, test } from 'vitest';
import type { Mailbox, Notice } from '../store.ts';
import { fresh, type Opening } from './opening.ts';

/** Mailboxes, and what is to be told to people who are not there. */
export function noticesSuite(name: string, opening: Opening): void {
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
      const { store, reopen } = await fresh(opening);
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
      const { store, reopen } = await fresh(opening);
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
      const { store } = await fresh(opening);
      await store.addMailbox(box('one', 'ann', 1), 2);
      await store.addNotices([turn('ann', 'A', 3)], 100);
      const [taken] = await store.takeNotices(100, 500, 9);
      await store.addNotices([{ ...turn('ann', 'A', 4), what: 'over' }], 110);
      await store.settleNotice(taken!, null);
      expect(await store.takeNotices(110, 500, 9)).toEqual([{ ...turn('ann', 'A', 4), what: 'over', tries: 1 }]);
    });

    test('what two ask for at once only one is given, and no more than asked for', async () => {
      const { store } = await fresh(opening);
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
      const { store } = await fresh(opening);
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
}
