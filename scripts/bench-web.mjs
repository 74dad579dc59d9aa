// npm run bench:web: how soon the pages can be used on a slow computer, and whether they hold still.
import { installBrowser } from './browser.mjs';
import { install, root, run } from './prepare.mjs';

install();
if (!installBrowser()) process.exit(1);
const { buildIfNeeded, buildTool } = await import('./build.mjs');
await buildIfNeeded();
await buildTool('bench-web', 'web/tests/bench.ts');
process.exit(run(process.execPath, [`${root}/dist/bench-web.js`, ...process.argv.slice(2)]));
