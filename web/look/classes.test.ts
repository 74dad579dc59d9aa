import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('node_modules/'));
const textOf = (file: string): string => readFileSync(join(WEB, file), 'utf8');

/** The classes that a stylesheet speaks of. */
const styledIn = (file: string): string[] =>
  [
    ...textOf(file)
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/\.([a-z][\w-]*)/gi),
  ].map(([, name]) => name!);

/** The classes that a part of the page gives to what it draws. */
const givenIn = (file: string): string[] =>
  [...textOf(file).matchAll(/className=(?:"([^"]+)"|\{([^}]*)\})/g)].flatMap(([, plain, worked]) =>
    (plain === undefined ? [...worked!.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, text]) => text!) : [plain])
      .join(' ')
      .split(/\s+|\$\{[^}]*\}/)
      .filter((name) => /^[a-z]/i.test(name)),
  );

const isBoard = (file: string): boolean => file.startsWith('boards/');
/** What boards are furnished with. */
const isFurniture = (file: string): boolean => /^(furniture|cards)\//.test(file);
const sheets = files.filter((file) => file.endsWith('.css'));
const parts = files.filter((file) => file.endsWith('.tsx'));
/** Everybody means the same by these. */
const shared = new Set([
  ...['look/base.css', 'look/furniture.css'].flatMap(styledIn),
  ...parts.filter(isFurniture).flatMap(givenIn),
]);

test('no page calls by the name of something on a board what it styles itself: once it was seen, its look would lie on the board', () => {
  const onBoards = new Set(parts.filter(isBoard).flatMap(givenIn));
  const looks = new Set(sheets.filter((file) => file.startsWith('look/')).flatMap(styledIn));
  const clashes = parts
    .filter((file) => !isBoard(file) && !isFurniture(file))
    .flatMap((file) =>
      givenIn(file)
        .filter((name) => onBoards.has(name) && looks.has(name) && !shared.has(name))
        .map((name) => `${name} of ${file}`),
    );
  expect(clashes).toEqual([]);
});

test('no sheet counts children with :has(), or names every element of a kind behind it: whatever came into the page would have much of it styled anew', () => {
  /** A hand on a phone is no table through whose game one steps. */
  const others = new Set(['look/palm.css']);
  const counts = /:has\([^()]*(?:\([^()]*\)[^()]*)*(?:>|\s)\s*(?:\*|:nth-)/;
  const sweeps = /:has\((?:[^()]|\([^()]*\))*\)\S*\s(?:[^{},]*\s)?(?:span|div|p|svg|path|button|\*)\s*[{,]/;
  const found = sheets
    .filter((file) => !others.has(file))
    .flatMap((file) =>
      textOf(file)
        .replace(/\/\*.*?\*\//gs, '')
        .split(/(?<=[{};])/),
    )
    .filter((part) => counts.test(part) || sweeps.test(part));
  expect(found).toEqual([]);
});
