// npm run ordeal: people play, others mean harm, and the server is killed over and over (server/test/under-attack.ts).
// npm run ordeal -- --minutes 2 --tables 20 --hostile 10 --kills 5
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
process.exit(run(process.execPath, [`${root}/dist/ordeal.js`, ...process.argv.slice(2)]));
