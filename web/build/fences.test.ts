import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fences } from './fences.ts';

const fenced = (id: string, css: string): unknown =>
  (fences().transform as (css: string, id: string) => unknown)(css, `/anywhere/web/${id}`);

test('a sheet of a board reaches as far as the tables of its game', () => {
  expect(fenced('boards/greed/stage.css', 'p{}')).toBe('@layer boards { @scope ([data-game="greed"]) { p{} } }');
  expect(fenced('boards/greed/sizes.css', 'p{}')).toBe('@layer sizes { @scope ([data-game="greed"]) { p{} } }');
  expect(fenced('boards/greed/palette.css', 'p{}')).toBe('@layer tokens { @scope ([data-game="greed"]) { p{} } }');
  expect(fenced('boards/plain/plain.css', 'p{}')).toBe('@layer boards { @scope ([data-game]) { p{} } }');
  expect(fenced('look/table.css', 'p{}')).toBeNull();
});

test('no sheet of a board has a fence of its own, or closes the one around it', () => {
  const sheets = readdirSync('web/boards', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join('web/boards', name));
  expect(sheets.length).toBeGreaterThan(30);
  for (const sheet of sheets) {
    const css = readFileSync(sheet, 'utf8');
    expect(css, sheet).not.toMatch(/@layer|@scope|@import/);
    let depth = 0;
    for (const brace of css.match(/[{}]/g) ?? []) {
      depth += brace === '{' ? 1 : -1;
      expect(depth, sheet).toBeGreaterThanOrEqual(0);
    }
    expect(depth, sheet).toBe(0);
  }
});
