// npm start: installs what is missing, builds, and plays a game of Dungeon Busters against bots in the terminal.
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
process.exit(run(process.execPath, [`${root}/dist/gilt.js`, 'play', 'dungeon-busters', ...process.argv.slice(2)]));
