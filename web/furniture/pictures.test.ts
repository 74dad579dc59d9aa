import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SHELF } from '../games.ts';
import { Drawing } from './pictured.tsx';

const drawn = SHELF.filter(({ pictures }) => pictures);

for (const { name, minute, pictures } of drawn) {
  test(`${name}: the rules in one minute have their pictures`, async () => {
    const drawings = await pictures!();
    const shown = Object.values((await minute())!.shown).flat();
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((clause) => !(clause in drawings))).toEqual([]);
  });
}

for (const { name, rules, pictures } of drawn) {
  test(`${name}: every picture stands beside a clause that there is, and can be told in words`, async () => {
    const { parts } = await rules();
    const clauses = parts.flatMap((part) => (part.type === 'clauses' ? part.clauses.map(({ id }) => id) : []));
    const all = Object.entries(await pictures!());
    expect(all.length).toBeGreaterThan(4);
    expect(all.map(([id]) => id).filter((id) => !clauses.includes(id))).toEqual([]);
    const words = all.map(([, { alt }]) => alt);
    expect(new Set(words).size).toBe(words.length);
    for (const [id, { alt, art }] of all) {
      expect(alt.length, id).toBeGreaterThan(10);
      expect(renderToStaticMarkup(createElement(Drawing, { of: art })), id).toMatch(/<(svg|span|ol|ul|dl)/);
    }
  });
}
