import { expect, test } from 'vitest';
import { icons } from './icons.ts';

/** Written in parts, or this file would be rewritten as well. */
const TABLE = ['import', 'meta', 'icons'].join('.');
const { transform } = icons();
const built = (code: string): string | undefined =>
  (transform as (code: string) => { code: string } | null)(code)?.code;

test('a table names each picture once: keys stay, names become imports', () => {
  expect(built(`const FACES = ${TABLE}({ knight: 'visored-helm', 'a-rat': 'rat', mouse: 'rat' });`)).toBe(
    "import icon_visored_helm from 'icon:visored-helm';import icon_rat from 'icon:rat';" +
      "const FACES = { knight: icon_visored_helm, 'a-rat': icon_rat, mouse: icon_rat };",
  );
});

test('what has no table is left as it is', () => {
  expect(built("import rat from 'icon:rat';")).toBeUndefined();
});
