import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `import dice from 'icon:dice'`: the outline of a picture of game-icons.net, and of no other that is not used. */
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
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = load().icons[name];
      if (!icon) this.error(`game-icons has no picture '${name}'`);
      const outline = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
