// npm run soak: far more random games through the contract suite than npm test plays.
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
process.exit(run(process.execPath, [`${root}/dist/soak.js`, ...process.argv.slice(2)]));
