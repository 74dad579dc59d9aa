// npm run soak: far more random games through the contract suite than npm test plays.
// npm run soak -- server: the server is killed under load a hundred times.
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
const [what, ...rest] = process.argv.slice(2);
const [program, args] = what === 'server' ? ['soak-server', rest] : ['soak', process.argv.slice(2)];
process.exit(run(process.execPath, [`${root}/dist/${program}.js`, ...args]));
