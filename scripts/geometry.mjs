// npm run geometry: measures every table in every state and window, and says what cannot be seen, read or hit. npm run geometry -- --help
// npm run geometry -- greed --window 360x640 --state reveal --shots /tmp/pictures: one game, one window, some states, with pictures.
import { installBrowser } from './browser.mjs';
import { install, root, run } from './prepare.mjs';

install();
if (!installBrowser()) process.exit(1);
const { buildIfNeeded, buildTool } = await import('./build.mjs');
await buildIfNeeded();
await buildTool('geometry', 'web/tests/geometry-tool.ts');
process.exit(run(process.execPath, [`${root}/dist/geometry.js`, ...process.argv.slice(2)]));
