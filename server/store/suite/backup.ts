import { describe, expect, test } from 'vitest';
import { brief, fresh, line, numbersOf, type Opening } from './opening.ts';

/** A copy that is made while others write. */
export function backupSuite(name: string, opening: Opening): void {
  describe(`${name}: a backup`, () => {
    test('of a store that is written to meanwhile holds whole logs, and at least what was there before', async () => {
      const { store, place } = await fresh(opening);
      const codes = ['A', 'B', 'C'];
      let n = 0;
      const write = () => {
        n++;
        return store.append(codes.map((code) => line(code, n, { brief: brief(code) })));
      };
      for (let i = 0; i < 200; i++) await write();
      let copied = false;
      const file = `${place}-copy`;
      const copying = opening.backup(place, file).then(() => {
        copied = true;
      });
      while (!copied) {
        await write();
        await new Promise(setImmediate);
      }
      await copying;
      const copy = await opening.openCopy(file);
      const lengths = await Promise.all(
        codes.map(async (code) => {
          const all = await numbersOf(copy, code);
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
