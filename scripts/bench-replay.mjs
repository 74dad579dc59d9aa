// npm run bench:replay: how soon the longest games can be watched again on a slow computer, and how long a step of them takes.
import { installBrowser } from './browser.mjs';
import { install, root, run } from './prepare.mjs';

install();
if (!installBrowser()) process.exit(1);
const { buildIfNeeded, buildTool } = await import('./build.mjs');
await buildIfNeeded();
await buildTool('bench-replay', 'web/tests/bench-replay.ts');
process.exit(run(process.execPath, [`${root}/dist/bench-replay.js`, ...process.argv.slice(2)]));
