// npm start: installs what is missing, builds, and starts the server.
import { install, root, run } from './prepare.mjs';

install();
console.error('Building …');
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
process.exit(run(process.execPath, [`${root}/dist/gilt.js`, 'serve', ...process.argv.slice(2)]));
