// npm run screenshots: pictures of every screen into docs/screenshots/; npm run screenshots -- shadowgate: of that part only.
import { installBrowser } from './browser.mjs';
import { install, root, run } from './prepare.mjs';

install();
if (!installBrowser()) process.exit(1);
const { buildIfNeeded, buildTool } = await import('./build.mjs');
await buildIfNeeded();
await buildTool('screenshots', 'web/tests/screenshots.ts');
process.exit(run(process.execPath, [`${root}/dist/screenshots.js`, ...process.argv.slice(2)]));
