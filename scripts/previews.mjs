// npm run previews: the pictures that links to tables show where they are sent, into web/public/preview/.
import { installBrowser } from './browser.mjs';
import { install, root, run } from './prepare.mjs';

install();
if (!installBrowser()) process.exit(1);
const { buildIfNeeded, buildTool } = await import('./build.mjs');
await buildIfNeeded();
await buildTool('previews', 'web/tests/previews.ts');
process.exit(run(process.execPath, [`${root}/dist/previews.js`]));
