import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readRules } from '../../engine/rules-text.ts';

/** `import rules from '…/rules.md'`: the rules of a game as data, read when the page is built. */
export function rules(): Plugin {
  return {
    name: 'gilt-rules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/rules.md')) return null;
      return `export default ${JSON.stringify(readRules(readFileSync(id, 'utf8')))};`;
    },
  };
}
