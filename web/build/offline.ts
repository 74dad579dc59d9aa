import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { english } from '../english.ts';

/** Files beside the bundle that a page needs. */
const BESIDE = ['/', '/theme.js', '/icon.svg', '/icon-192.png', '/manifest.webmanifest'];
/** What a browser can be told while no page is open; the server says which, and these are the words. */
const NOTICES = ['turn', 'over', 'invited'] as const;

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
      const words = Object.fromEntries(
        NOTICES.map((what) => [what, { title: english[`notice.${what}`], text: english[`notice.${what}.text`] }]),
      );
      const source = `const WORDS = ${JSON.stringify(words)};\nconst FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  };
}
