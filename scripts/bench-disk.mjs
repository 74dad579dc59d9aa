// npm run bench:disk: how much room a game takes on disk (server/test/room-on-disk.ts).
// npm run bench:disk -- --games 3
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
process.exit(run(process.execPath, [`${root}/dist/room-on-disk.js`, ...process.argv.slice(2)]));
