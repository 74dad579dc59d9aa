import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files beside the bundle that a page needs. */
const BESIDE = ['/', '/theme.js', '/icon.svg'];

/** Makes the worker that keeps the pages in the browser, with the list of what is to be kept. */
export function offline(): Plugin {
  return {
    name: 'gilt-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const files = [...BESIDE, ...built.map((file) => `/${file}`)];
      const version = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 12);
      const worker = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8');
      const source = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  };
}
