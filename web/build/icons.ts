import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `import.meta.icons({ knight: 'visored-helm' })`; every string in it that is no key names a picture. */
const TABLE = /import\.meta\.icons\(([^)]*)\)/g;
const NAME = /'([\w-]+)'(?!\s*:)/g;

/**
 * `import dice from 'icon:dice'`: the outline of a picture of game-icons.net, and of no other that is not used. A table of them names each picture
 * once, and comes to the same as to import all of them.
 */
export function icons(): Plugin {
  let set: IconSet | null = null;
  const load = (): IconSet => {
    set ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as IconSet;
    return set;
  };
  return {
    name: 'gilt-icons',
    // Before anything else rewrites the table.
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = load().icons[name];
      if (!icon) this.error(`game-icons has no picture '${name}'`);
      const outline = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
      return `export default ${JSON.stringify(outline)};`;
    },
    transform(code) {
      const names = new Set<string>();
      const text = code.replace(TABLE, (_, table: string) =>
        table.replace(NAME, (_, name: string) => {
          names.add(name);
          return called(name);
        }),
      );
      if (names.size === 0) return null;
      const imports = [...names].map((name) => `import ${called(name)} from '${PREFIX}${name}';`);
      return { code: `${imports.join('')}${text}`, map: null };
    },
  };
}

const called = (name: string): string => `icon_${name.replaceAll('-', '_')}`;
