// npm run walk-lessons: plays every lesson in Chromium on a desk and on a phone, with mistakes, and takes a picture of every step, into dist/lessons/.
// npm run walk-lessons -- greed goofspiel: only these.
import { installBrowser } from './browser.mjs';
import { install, root, run } from './prepare.mjs';

install();
if (!installBrowser()) process.exit(1);
const { buildIfNeeded, buildTool } = await import('./build.mjs');
await buildIfNeeded();
await buildTool('walk-lessons', 'web/tests/walk-lessons.ts');
process.exit(run(process.execPath, [`${root}/dist/walk-lessons.js`, ...process.argv.slice(2)]));
